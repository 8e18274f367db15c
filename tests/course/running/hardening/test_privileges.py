"""What a process has given up before it meets a submission, tried in a new process each time."""

import json
import os
import sys

import pytest
from helpers import run_child

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs fork"),
    pytest.mark.machine,
]
LINUX = sys.platform.startswith("linux")
CHILD = """
import json, os, resource, socket, sys, threading
from gamegraphs.course.running.hardening.privileges import drop_privileges
def can(work):
    try:
        work()
    except OSError as error:
        return type(error).__name__
    return "yes"
def limit(name):
    return resource.getrlimit(getattr(resource, "RLIMIT_" + name))
given_up = drop_privileges({given})
found = {{"given_up": given_up}}
for name in ("CORE", "FSIZE", "NOFILE", "CPU", "AS", "NPROC"):
    found[name] = limit(name)
found["write"] = can(lambda: open({place!r}, "w"))
found["read"] = can(lambda: open({secret!r}).read())
found["null"] = can(lambda: open(os.devnull, "w").write("x"))
found["socket"] = can(socket.socket)
found["fork"] = can(lambda: os.fork() or os._exit(0))
found["root again"] = can(lambda: os.setuid(0)) if os.getuid() else ""
found["user"] = os.getuid(), os.getgid(), len(os.getgroups())
found["status"] = open("/proc/self/status").read() if {status} else ""
print(json.dumps(found))
"""


@pytest.fixture
def dropped(tmp_path):
    """Return what a process finds after it has dropped its privileges with these arguments."""
    secret = tmp_path / "secret"
    secret.write_text("secret")

    def found(given="", status=LINUX):
        place = str(tmp_path / "written")
        code = CHILD.format(given=given, place=place, secret=str(secret), status=status)
        return json.loads(run_child(code))

    return found


def test_resources_are_bounded(dropped):
    found = dropped()
    assert (found["CORE"], found["FSIZE"]) == ([0, 0], [0, 0])
    assert found["NOFILE"] == [256, 256]
    if LINUX:
        assert found["AS"] == [2 << 30] * 2
        assert max(found["CPU"]) == 300


def test_threads_are_bounded_where_that_is_asked_for(dropped):
    assert dropped("threads=7")["NPROC"] == [7, 7]
    assert dropped()["NPROC"] != [7, 7]


@pytest.mark.skipif(not LINUX, reason="capabilities are part of Linux")
def test_rights_are_gone(dropped):
    status = dict(line.split(":\t", 1) for line in dropped()["status"].splitlines())
    assert int(status["NoNewPrivs"]) == 1
    if os.geteuid() == 0:
        assert int(status["CapEff"], 16) == int(status["CapPrm"], 16) == 0


def test_system_calls_that_no_answer_needs_are_refused(dropped):
    found = dropped()
    if "calls" not in found["given_up"]:
        pytest.skip("the kernel has no filter for system calls")
    assert (found["socket"], found["fork"]) == ("PermissionError", "PermissionError")
    assert found["write"] == "OSError"  # as on a file system that is read-only
    assert (found["read"], found["null"]) == ("yes", "yes")


def test_files_that_are_not_named_are_out_of_reach(dropped):
    found = dropped(f"readable={['/usr', '/dev/null', sys.prefix]!r}", status=False)
    if "files" not in found["given_up"]:
        pytest.skip("the kernel has no Landlock")
    assert found["read"] == "PermissionError"
    assert "files" not in dropped()["given_up"]  # without paths all of them can be read


@pytest.mark.skipif(not LINUX or os.geteuid() != 0, reason="only root can become another user")
def test_another_user_is_become_for_good(dropped):
    found = dropped("user=65534", status=False)
    assert found["user"] == [65534, 65534, 0]
    assert found["root again"] == "PermissionError"
