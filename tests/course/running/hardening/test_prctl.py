"""The switches of prctl, asked for in a new process after they have been set."""

import signal
import sys

import pytest
from helpers import run_child

from gamegraphs.course.running.hardening import prctl

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="prctl is part of Linux"
)
ASK = """
import ctypes
from gamegraphs.course.running.hardening import prctl
def ask(option):  # PR_GET_DUMPABLE 3, PR_GET_NO_NEW_PRIVS 39
    return ctypes.CDLL(None).prctl(option, 0, 0, 0, 0)
def death_signal():  # PR_GET_PDEATHSIG 2
    found = ctypes.c_int(-1)
    ctypes.CDLL(None).prctl(2, ctypes.byref(found), 0, 0, 0)
    return found.value
"""


@pytest.mark.parametrize(
    ("switch", "asked", "after"),
    [
        ("set_no_new_privileges", "ask(39)", 1),
        ("set_not_dumpable", "ask(3)", 0),
        ("end_with_parent", "death_signal()", int(signal.SIGKILL)),
    ],
)
def test_a_switch_is_set(switch, asked, after):
    said = run_child(f"{ASK}\nprctl.{switch}()\nprint({asked})")
    assert said == str(after)


def test_no_new_privileges_are_not_given_back():
    code = "prctl.set_no_new_privileges()\nprctl._prctl(38, 0)\nprint(ask(39))"
    assert run_child(ASK + code) == "1"


def test_a_filter_that_there_is_not_is_not_installed():
    code = "prctl.set_no_new_privileges()\nprint(prctl.set_seccomp_filter(0))"
    assert run_child(ASK + code) == "False"


def test_elsewhere_nothing_is_called_and_a_filter_is_refused(monkeypatch):
    monkeypatch.setattr(prctl.sys, "platform", "darwin")
    monkeypatch.setattr(prctl.ctypes, "CDLL", lambda *given, **named: 1 / 0)
    prctl.set_no_new_privileges()
    prctl.set_not_dumpable()
    prctl.end_with_parent()
    assert prctl.set_seccomp_filter(0) is False
