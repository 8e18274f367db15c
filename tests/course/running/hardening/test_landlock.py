"""Landlock: what a restricted process still reads, and what it does not. Each in a new process."""

import json
import os
import subprocess
import sys

import pytest
from helpers import run_child

from gamegraphs.course.running.hardening import landlock

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Landlock is part of Linux"),
    pytest.mark.machine,
]

# Restricts itself to some paths, then says what it can open, list, write, make and run.
CHILD = """
import json, os, subprocess, sys
from gamegraphs.course.running.hardening.landlock import restrict
def can(work):
    try:
        work()
    except OSError as error:
        return type(error).__name__
    return "yes"
given = {given!r}
held = open({secret!r})
found = {{"restricted": restrict(given)}}
found["own"] = can(lambda: open({own!r}).read())
found["secret"] = can(lambda: open({secret!r}).read())
found["list"] = can(lambda: os.listdir({outside!r}))
found["write"] = can(lambda: open({own!r}, "a"))
found["make"] = can(lambda: os.mkdir({inside!r} + "/new"))
found["remove"] = can(lambda: os.unlink({own!r}))
found["parent"] = can(lambda: open(f"/proc/{{os.getppid()}}/environ").read(1))
found["run"] = can(lambda: subprocess.run([sys.executable, "-I", "-S", "-c", ""], check=True))
found["run secret"] = can(lambda: subprocess.run([{script!r}], check=True))
found["held"] = held.read()
print(json.dumps(found))
"""


def restricted(tmp_path, given=None):
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    inside.mkdir()
    outside.mkdir()
    own, secret, script = inside / "own", outside / "secret", outside / "script"
    own.write_text("own")
    secret.write_text("secret")
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    system = ["/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", sys.prefix, sys.base_prefix]
    given = [*system, str(inside), "/there/is/none"] if given is None else given
    places = {"own": own, "secret": secret, "inside": inside, "outside": outside, "script": script}
    code = CHILD.format(given=given, **{name: str(path) for name, path in places.items()})
    found = json.loads(run_child(code))
    if not found["restricted"] and not landlock_is_there():
        pytest.skip("the kernel has no Landlock")
    return found


def landlock_is_there():
    code = "import ctypes, sys; sys.exit(ctypes.CDLL(None).syscall(444, None, 0, 1) < 1)"
    return subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_only_what_was_named_is_read_and_nothing_is_changed(tmp_path):
    refused = "PermissionError"
    assert restricted(tmp_path) == {
        "restricted": True, "own": "yes", "secret": refused, "list": refused, "write": refused,
        "make": refused, "remove": refused, "parent": refused, "run": "yes", "run secret": refused,
        "held": "secret",
    }  # fmt: skip
    assert (tmp_path / "inside" / "own").read_text() == "own"


def test_a_file_alone_can_be_named(tmp_path):
    found = restricted(tmp_path, [str(tmp_path / "outside" / "secret")])
    assert (found["secret"], found["list"], found["own"]) == ("yes", *["PermissionError"] * 2)


def test_without_landlock_nothing_is_given_up_and_it_is_said(monkeypatch):
    monkeypatch.setattr(landlock, "_CREATE_RULESET", 9999)  # a system call that there is not
    before = len(os.listdir("/proc/self/fd"))
    assert landlock.restrict(["/usr"]) is False
    assert os.listdir("/")
    assert len(os.listdir("/proc/self/fd")) == before
