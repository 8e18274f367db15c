"""The slow answer of ours: right, and in proportion."""

import pytest

from gamegraphs.course.checking.work import slow_reference
from gamegraphs.course.checking.work.slow_reference import allowed_seconds, slow_labels
from gamegraphs.course.exercises.graph_families import random_moves
from gamegraphs.course.exercises.graph_inputs import true_answers


@pytest.mark.parametrize("seed", range(20))
def test_it_labels_as_the_definition_does(seed):
    moves = random_moves(3 + seed, seed, 3)
    assert slow_labels(moves) == true_answers(moves)[0]


def test_what_is_allowed_grows_with_the_input(monkeypatch):
    monkeypatch.setattr(slow_reference, "_seconds_for_each", lambda: 1e-6)
    assert allowed_seconds(2_000_000) == 2 * allowed_seconds(1_000_000) == 50.0


def test_it_is_timed_here_and_now():
    assert 1e-7 < slow_reference._seconds_for_each() < 1e-3
