"""What stands between a submission and this machine, and that every gap in it is told.

Whether it holds is tested in test_attacks.py.
"""

import sys

import pytest
from handed_in import needs_fork

from gamegraphs.course.grading.protection import Protection, protection
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
