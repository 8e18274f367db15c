"""What pyproject.toml cannot say: a wheel takes the notebooks and exercises along."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

LEFT_OUT = shutil.ignore_patterns("out", "__pycache__", ".ipynb_checkpoints")


class BuildWithCourse(build_py):
    """Copies the course into the package, where `gamegraphs course` finds it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # the course lies beside the package
            return
        root, to = Path(__file__).parent, Path(self.build_lib, "gamegraphs", "jupyterlab", "files")
        shutil.rmtree(to, ignore_errors=True)  # of an earlier build
        for name in ("notebooks", "exercises"):
            if (root / name).is_dir():  # the browser's wheel goes without
                shutil.copytree(root / name, to / name, ignore=LEFT_OUT)
        if to.is_dir():
            shutil.copy(root / "PAST_ONE_MACHINE.md", to)  # notebook 12 leads there


setup(cmdclass={"build_py": BuildWithCourse})
