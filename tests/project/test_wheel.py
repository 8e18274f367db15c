"""What is published installs: a wheel and an archive of the source, with the course in them."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from helpers import ROOT

import gamegraphs

METADATA = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTEBOOKS = {p.relative_to(ROOT).as_posix() for p in ROOT.glob("*s/*.ipynb")}
COURSE = {name for name in NOTEBOOKS if not name.startswith("solutions")}


def run(*command, cwd=None):
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_version_is_one_everywhere():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changelog, re.MULTILINE)[0] == gamegraphs.__version__
    assert re.findall(r"^version: (\S+)", citation, re.MULTILINE) == [gamegraphs.__version__]
    assert METADATA["version"] == gamegraphs.__version__
    said = run(sys.executable, "-m", "gamegraphs.cli", "--version", cwd=ROOT)
    assert said == f"gamegraphs {gamegraphs.__version__}\n"


def test_the_metadata_is_complete():
    assert METADATA["authors"] == [{"name": "the gamegraphs authors"}]
    assert METADATA["requires-python"] == ">=3.11"
    assert {"Documentation", "Source", "Changelog"} <= set(METADATA["urls"])
    assert "Programming Language :: Python :: 3.11" in METADATA["classifiers"]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The two archives, built from a copy of what is committed or would be."""
    copy, made = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("made")
    names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    run(sys.executable, "-m", "build", "--outdir", made, copy)
    (wheel,), (archive,) = made.glob("*.whl"), made.glob("*.tar.gz")
    return wheel, archive


@pytest.mark.long
def test_twine_finds_no_fault(built):
    said = run(sys.executable, "-m", "twine", "check", "--strict", *built)
    assert said.count("PASSED") == 2


@pytest.mark.long
@pytest.mark.parametrize("kind", [0, 1], ids=["wheel", "archive of the source"])
def test_it_installs_in_a_fresh_environment_and_puts_the_course_into_a_folder(
    built, tmp_path, kind
):
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", built[kind], cwd=tmp_path)
    assert gamegraphs.__version__ in run(programs / "gamegraphs", "--version", cwd=tmp_path)
    code = """
import json
from pathlib import Path
from gamegraphs.jupyterlab.course_folder import course_files, put
print(json.dumps(put(course_files(), Path("mine"), "1").new))
"""
    put = json.loads(run(programs / "python", "-c", code, cwd=tmp_path))
    assert set(put) >= COURSE
    assert not any("solutions" in name for name in put)
    for name in COURSE:
        assert Path(tmp_path, "mine", name).read_bytes() == (ROOT / name).read_bytes()
    graph = Path(tmp_path, "game.txt")
    graph.write_text("2\n1 1\n0\n", encoding="utf-8")
    assert run(programs / "gamegraphs", "solve", graph, cwd=tmp_path) == "1 0\n"
