"""What stands between a submission and this machine, and that every gap in it is told.

Whether it holds is tested in test_attacks.py.
"""

import sys

import pytest
from handed_in import hand_in, needs_fork

from gamegraphs import GameGraphError
from gamegraphs.course.grading import grade
from gamegraphs.course.grading.protection import Protection, protection, weakest
from gamegraphs.course.grading.submission import Submission
from gamegraphs.course.running import sandbox
from gamegraphs.course.running.sandbox import BUBBLEWRAP, NOBODY, PLAIN

pytestmark = [needs_fork, pytest.mark.machine]
LINUX = sys.platform.startswith("linux")


def test_every_gap_is_told():
    """Whoever reads the report need not know what bubblewrap, Landlock and seccomp are."""
    assert Protection(BUBBLEWRAP, True, False).gaps() == []
    assert Protection(PLAIN, True, True).gaps() == []
    (files,) = Protection(NOBODY, False, True).gaps()
    assert "every file that all users may read" in files
    (calls,) = Protection(PLAIN, True, False).gaps()
    assert "start programs, use the network" in calls
    assert len(Protection(PLAIN, False, False).gaps()) == 2


def test_what_was_in_force_is_said():
    kind = sandbox.isolation()
    assert str(protection()).startswith(kind)
    if kind == BUBBLEWRAP and LINUX:
        assert str(protection()) == f"{BUBBLEWRAP}; system calls filtered"
    if kind == PLAIN and protection().files:
        assert "files out of reach (Landlock)" in str(protection())


def test_of_several_machines_the_weakest_is_named(monkeypatch, tmp_path):
    good, root, bare = (Protection(kind, True, True) for kind in (BUBBLEWRAP, NOBODY, PLAIN))
    open_ = Protection(BUBBLEWRAP, False, True)
    assert weakest([good, bare, root]) is bare
    assert weakest([bare, open_, good]) is open_
    monkeypatch.setattr(grade, "protection", lambda: open_)
    entry = Submission("ann", 8, hand_in(tmp_path, "ann", "task_08.py", "label_subtraction = None"))
    with pytest.raises(GameGraphError, match="does not shut submissions in: a submission can read"):
        grade._grade_there(entry, seed=1, unsafe=False)
    assert grade._grade_there(entry, seed=1, unsafe=True)[1] is open_
