"""An operation is done as always and its items are added; more is in test_whole_reads.py."""

from gamegraphs.course.running.reads.operations import HELPERS, items_read


def test_what_is_looked_for_is_found_and_counted():
    items_read.clear()
    assert HELPERS["__gamegraphs_contains__"](3, [1, 2, 3, 4], 0)
    assert items_read == {(0, False): 3}
    items_read.clear()
