"""The command `gamegraphs course`: JupyterLab on the course, as a learner wants it.

It listens on the loopback address alone, with a token, and takes the next port where one is taken.
The settings beside this file leave out what a learner has no use for: language servers, the
panels of nbgrader where it is installed, Jupyter's news. Ctrl-C ends it, without a question.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ..outcome import GameGraphError
from .course_folder import FOLDER, RECORD, course_files, is_source, put, summary

_SETTINGS = Path(__file__).parent / "settings"
_FOLDERS = ("notebooks", "exercises", "solutions")
# jsonschema would build a grammar of addresses with letters of all languages, which takes more than
# a second and which no schema of Jupyter's asks for.
_QUICKLY = """
import sys
sys.modules["rfc3987_syntax"] = None
"""
# Until JupyterLab listens for Ctrl-C itself, it ends the process at once, not with a traceback.
_START = f"""{_QUICKLY}
import signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
from jupyterlab.labapp import main
main()
"""
_TRUST = f"""{_QUICKLY}
from nbformat.sign import TrustNotebookApp
TrustNotebookApp.launch_instance()
"""


def open_course(folder: Path | None, options: Sequence[str], version: str) -> int:
    """Put the course into a folder, run JupyterLab on it until it ends, and return its exit code.

    Without a folder it is the current one, if the course is there, else games-on-graphs in it.
    `options` are passed on to JupyterLab and win over ours. `version` is that of this package.

    Raises GameGraphError where there is no JupyterLab, or no course came with this package.
    """
    if find_spec("jupyterlab") is None:
        raise GameGraphError('JupyterLab is missing: pip install "gamegraphs[course]"')
    here = Path()
    if folder is None and not (here / "notebooks").is_dir():
        folder = here / FOLDER
    # Without a record the notebooks here are somebody's own, or those of the repository.
    to = folder or here
    if (folder or (here / RECORD).exists()) and not is_source(to):
        print(summary(put(course_files(), to, version), to, version), flush=True)
    os.chdir(to)
    return _open_lab(options)


def _open_lab(options: Sequence[str]) -> int:
    """Run JupyterLab on the course in the current folder."""
    print("Opening the course in JupyterLab. Ctrl-C ends it.", flush=True)
    with tempfile.TemporaryDirectory(prefix="gamegraphs-") as folder:
        environment = _environment(folder)
        _trust(environment)
        command = [sys.executable, "-c", _START, *_our_options(options), *options]
        return _run(command, environment)


def _our_options(options: Sequence[str]) -> list[str]:
    found = [
        "--ServerApp.root_dir=.",
        "--ServerApp.ip=127.0.0.1",
        "--ServerApp.answer_yes=True",
        "--LabApp.default_url=/lab/tree/notebooks/00-start-here.ipynb",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        said = "you are root, as in a container, so JupyterLab runs as root too (--allow-root)"
        if not any(option.startswith(("--ip", "--ServerApp.ip")) for option in options):
            said += "; it listens on 127.0.0.1 alone, and asks for its token"
        print(f"gamegraphs: {said}.", file=sys.stderr)
        found.append("--allow-root")
    return found


def _environment(folder: str) -> dict[str, str]:
    """Return the environment for Jupyter; it writes to `folder` where it may not write at home."""
    from jupyter_core.paths import jupyter_config_dir, jupyter_data_dir, jupyter_runtime_dir

    settings = [str(_SETTINGS), *filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")])]
    found = os.environ | {"JUPYTER_CONFIG_PATH": os.pathsep.join(settings)}
    needed = [jupyter_config_dir(), jupyter_data_dir(), jupyter_runtime_dir(), str(Path.home())]
    if not all(map(_can_be_written, needed)):
        print(
            "gamegraphs: your home folder cannot be written. The notebooks are saved as always; "
            "settings of JupyterLab and the histories of kernels last until it ends.",
            file=sys.stderr,
        )
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR",
                     "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR",
                     "MPLCONFIGDIR"):  # fmt: skip
            found.setdefault(name, str(Path(folder, name.lower())))
    return found


def _can_be_written(path: str) -> bool:
    """Return whether a folder can be written, by trying; it is made where it is not there yet."""
    try:
        os.makedirs(path, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return True
    except OSError:
        return False


def _trust(environment: dict[str, str]) -> None:
    """Trust the notebooks: else the outputs that come with the course are not shown at once."""
    found = [str(path) for folder in _FOLDERS for path in sorted(Path(folder).glob("*.ipynb"))]
    if found:
        command = [sys.executable, "-c", _TRUST, *found]
        subprocess.run(command, check=False, capture_output=True, env=environment)


def _run(command: list[str], environment: dict[str, str]) -> int:
    """Run a command that Ctrl-C ends: it gets the signal as we do, and we wait for its end.

    Returns its exit code, as a shell has it: 130 where Ctrl-C came before it could answer to that.
    """
    with subprocess.Popen(command, env=environment) as process:
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code
            except KeyboardInterrupt:
                continue
