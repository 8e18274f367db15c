"""recall: what is asked next follows from what was answered."""

import random

from gamegraphs.course import recall
from gamegraphs.course.learning.progress_file import ProgressFile, RecallProgress, Record
from gamegraphs.course.learning.recall import answered, choose
from gamegraphs.course.learning.recall_questions import SIZES, TOPICS

KEYS = [topic.key for topic in TOPICS]


def chosen(record, number, seed=1):
    return [topic.key for topic in choose(record, number, random.Random(seed))]


def test_only_what_was_taught_is_asked():
    assert all(
        topic.since <= number
        for number in range(2, 13)
        for seed in range(20)
        for topic in choose(Record(), number, random.Random(seed))
    )
    assert {key for seed in range(40) for key in chosen(Record(), 12, seed)} == set(KEYS)
    assert chosen(Record(), 1) == []


def test_what_went_wrong_comes_first_then_what_was_asked_least():
    record = Record()
    for key in KEYS:
        record.recall[key] = RecallProgress(3, 3, 2, True)
    record.recall["mirrored"] = RecallProgress(9, 8, 1, False)
    record.recall["quick-loss"] = RecallProgress(1, 1, 1, True)
    for seed in range(10):
        assert chosen(record, 12, seed) == ["mirrored", "quick-loss"]
    assert "mirrored" not in chosen(record, 5)


def test_right_answers_make_it_harder_and_wrong_ones_easier():
    record = Record()
    levels = []
    for right in (True, True, True, False, False, False, True):
        answered(record, "mirrored", right)
        levels.append(record.recall["mirrored"].level)
    assert levels == [1, 2, 2, 1, 0, 0, 1]
    assert record.recall["mirrored"] == RecallProgress(7, 4, 1, True)
    assert max(levels) == len(SIZES) - 1


def test_an_answer_is_kept_and_questions_are_new_each_time(path):
    texts = set()
    for _ in range(4):
        asked = recall("02")
        texts.add(repr(asked))
        asked[0].commit("yes")
    assert len(texts) > 1
    assert sum(state.asked for state in ProgressFile(path).read().recall.values()) == 4


def test_programs_are_always_asked_the_same():
    assert repr(recall("04")) == repr(recall("04"))
    assert len(recall("04")) == 2


def test_a_level_that_somebody_wrote_into_the_file_is_no_crash(path):
    def change(record):
        for key in KEYS:
            record.recall[key] = RecallProgress(1, 1, 99, True)

    ProgressFile(path).change(change)
    assert len(recall("12")) == 2
