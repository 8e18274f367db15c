"""The code that counts; what it counts is tried in test_whole_reads.py."""

from gamegraphs.course.running.reads.counting_code import counting


def test_code_without_a_source_stays_as_it_is():
    assert counting(compile("xs.pop(0)", "<nowhere>", "eval")) is None
