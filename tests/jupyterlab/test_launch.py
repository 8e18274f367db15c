"""`gamegraphs course` starts for every user, on loopback, without a browser, on a taken port."""

import json
import os
import shutil
import socket
import sys
import time
from pathlib import Path

import pytest
from course_command import started, try_out
from helpers import ROOT, run_child

from gamegraphs import __version__
from gamegraphs.cli import main
from gamegraphs.jupyterlab import launch as lab

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="a terminal of its own needs fork")

COMMAND = [sys.executable, "-c", "from gamegraphs.cli import main; raise SystemExit(main())", "lab"]
ROOTS = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def course(tmp_path, monkeypatch):
    """Go to a course of one notebook, with a home of its own and no browser on the PATH."""
    home, place = tmp_path / "home", tmp_path / "a course"
    home.mkdir()
    (place / "notebooks").mkdir(parents=True)
    shutil.copy(ROOT / "notebooks" / "00-start-here.ipynb", place / "notebooks")
    monkeypatch.chdir(place)
    for name in list(os.environ):
        if name.startswith(("JUPYTER", "IPYTHON")) or name in ("BROWSER", "DISPLAY"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("PATH", str(tmp_path))
    return place


@pytest.mark.machine
def test_it_opens_answers_and_ends(course):
    """Without a browser it prints the address; root is told that JupyterLab runs as root."""
    printed = try_out(COMMAND, os.environ)
    assert ("--allow-root" in printed) == ROOTS
    assert "home folder cannot be written" not in printed
    assert "lsp" not in printed.lower()
    assert "nbgrader" not in printed


@pytest.mark.machine
def test_a_taken_port(course):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        printed = try_out([*COMMAND, f"--port={port}"], os.environ)
    assert f"port {port} is already in use, trying another port" in printed.lower()


@pytest.mark.machine
def test_a_home_that_cannot_be_written(course, monkeypatch):
    """Here it is not a folder at all: root writes into every folder."""
    home = course.parent / "no-home"
    home.touch()
    monkeypatch.setenv("HOME", str(home))
    own = course.parent / "tmp"
    own.mkdir()
    monkeypatch.setenv("TMPDIR", str(own))
    assert "home folder cannot be written" in try_out(COMMAND, os.environ)
    assert not list(own.glob("gamegraphs-*"))


@pytest.mark.parametrize("seconds", [0.0, 1.5])
def test_ctrl_c_while_it_starts(course, seconds):
    with started(COMMAND, os.environ) as running:
        while "Opening the course" not in running.printed:
            assert running.read(60), running.printed
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            running.read(0.05)
        assert running.interrupt() in (0, -2, 130)
        assert "Traceback" not in running.printed


def test_who_is_ended_by_a_signal_has_the_exit_code_of_a_shell():
    killed = [sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"]
    assert lab._run(killed, dict(os.environ)) == 128 + 9


def test_what_it_needs_is_said(course, monkeypatch, capsys):
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    assert main(["lab"]) == 1
    assert 'pip install "gamegraphs[course]"' in capsys.readouterr().err


@pytest.mark.parametrize("command", ["course", "lab"])
@pytest.mark.parametrize("folder", [None, "a place"])
def test_where_no_course_is_one_is_put(course, monkeypatch, capsys, command, folder):
    monkeypatch.setattr(lab, "_run", lambda command, environment: 0)
    monkeypatch.setattr(lab, "_trust", lambda environment: None)
    monkeypatch.chdir(course.parent)
    words = [folder] if folder else []
    assert main([command, *words, "--no-browser"]) == 0
    put = course.parent / (folder or "games-on-graphs")
    assert Path.cwd() == put
    assert f"The course, version {__version__}, is in" in capsys.readouterr().out
    written = put / "exercises" / "task_04_label_game.ipynb"
    written.write_text("mine", encoding="utf-8")
    assert main([command, "--no-browser"]) == 0  # in that folder now
    assert written.read_text(encoding="utf-8") == "mine"


def test_notebooks_that_were_not_put_there_are_opened_as_they_are(course, monkeypatch):
    monkeypatch.setattr(lab, "_run", lambda command, environment: 0)
    assert main(["course"]) == 0
    assert not (course / "exercises").exists()


@pytest.mark.parametrize("user", [0, 1000])
def test_what_jupyterlab_is_told(course, monkeypatch, capsys, user):
    """Options of the user come last, so that they win; the exit code is JupyterLab's."""
    called = []
    monkeypatch.setattr(lab, "_run", lambda command, environment: called.append(command) or 5)
    monkeypatch.setattr(lab.os, "geteuid", lambda: user, raising=False)
    assert main(["lab", "--no-browser", "--port=1"]) == 5
    (command,) = called
    assert "--ServerApp.ip=127.0.0.1" in command
    assert command[-2:] == ["--no-browser", "--port=1"]
    assert ("--allow-root" in command) == (user == 0)
    said = capsys.readouterr().err
    assert ("you are root" in said) == (user == 0)
    assert ("it listens on 127.0.0.1 alone" in said) == (user == 0)
    main(["lab", "--ip=0.0.0.0"])
    assert "alone" not in capsys.readouterr().err


def test_the_notebooks_are_trusted(course, monkeypatch):
    """Else JupyterLab shows their pictures only after a click."""
    from nbformat.sign import NotebookNotary

    for name in ("CONFIG", "DATA", "RUNTIME"):
        monkeypatch.setenv(f"JUPYTER_{name}_DIR", str(course.parent / name))
    monkeypatch.setattr(lab, "_run", lambda command, environment: 0)
    import nbformat

    notebook = nbformat.read("notebooks/00-start-here.ipynb", as_version=4)
    assert not NotebookNotary().check_signature(notebook)
    assert main(["lab"]) == 0
    assert NotebookNotary().check_signature(notebook)


def test_the_grammar_of_addresses_is_not_built():
    code = f"{lab._QUICKLY}\nimport jsonschema\nprint('lark' in sys.modules)"
    assert run_child(code) == "False"
    assert lab._START.startswith(lab._QUICKLY)
    assert lab._TRUST.startswith(lab._QUICKLY)


def test_the_settings_are_those_of_a_learner():
    folder = Path(lab.__file__).parent / "settings"
    server = json.loads((folder / "jupyter_server_config.json").read_text())
    extensions = server["ServerApp"]["jpserver_extensions"]
    assert set(extensions.values()) == {False}
    shipped = Path(sys.prefix, "etc", "jupyter", "jupyter_server_config.d")
    for file in shipped.glob("*.json"):
        found = json.loads(file.read_text())["ServerApp"]["jpserver_extensions"]
        for name in found:
            if "nbgrader" in name or "lsp" in name:
                assert name in extensions, f"{name} is new: leave it out as well"
