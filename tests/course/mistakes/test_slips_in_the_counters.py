"""They are part of the shared mistakes, which test_labelling.py tries one by one."""

from gamegraphs.course.mistakes.labelling import LABELLING
from gamegraphs.course.mistakes.slips_in_the_counters import COUNTERS


def test_all_are_shared():
    shared = [mistake.key for mistake in LABELLING.found]
    assert len(COUNTERS.found) >= 6
    assert all(shared.count(mistake.key) == 1 for mistake in COUNTERS.found)
