"""The chase on a line: against the search by definition of exercise 10."""

from itertools import product

import pytest

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.course.exercises.task_10.exercise import by_definition


@pytest.mark.parametrize("stay", [True, False])
@pytest.mark.parametrize("length", range(1, 13))
def test_the_chase_agrees_with_the_oracle_of_task_10(length, stay):
    """The same outcome and plies at every position, whoever moves."""
    truth = by_definition(length, stay)
    starts = set(product(range(length), repeat=2))
    met = set()
    for a, b in sorted(starts):
        if (a, b) not in met:  # a start that was met is decided in the graph that met it
            graph = gg.explore(games.LinePursuit(length, a, b, stay))
            solution = gg.solve(graph)
            for tokens, label, plies in zip(
                graph.names, solution.labels, solution.distances, strict=True
            ):
                if tuple(tokens) in truth:
                    assert label == (gg.WIN if tokens.turn == "A" else gg.LOSE)
                    assert plies == truth[tokens]
                else:
                    assert (label, plies) == (gg.DRAW, -1)
                if tokens.turn == "A":
                    met.add((tokens.a, tokens.b))
    assert met == starts


@pytest.mark.parametrize("length", range(2, 9))
def test_who_escapes_on_a_line(length):
    """Nobody with staying; without it, B exactly where the distance is even."""
    for a, b in product(range(length), repeat=2):
        free, bound = (
            gg.solve(gg.explore(games.LinePursuit(length, a, b, stay))) for stay in (True, False)
        )
        assert free.labels[0] == gg.WIN
        assert bound.labels[0] == (gg.WIN if (a - b) % 2 else gg.DRAW)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: games.LinePursuit(0, 0, 0), "length must be at least 1 cell"),
        (lambda: games.LinePursuit(4, 0, 4), r"b is cell 4, but the cells are 0\.\.3"),
        (lambda: games.LinePursuit(4, -1, 2), "a must lie in 0"),
    ],
)
def test_bad_arguments_are_named(make, message):
    with pytest.raises(gg.GameGraphError, match=message):
        make()
