"""What is shown on the positions: on the picture, in words, and what does not fit the graph."""

import pytest
from drawn import FIVE, texts

from gamegraphs import DRAW, LOSE, GameGraph, GameGraphError, Solution, solve
from gamegraphs.draw import draw


def test_the_words_say_all_that_is_drawn():
    graph = GameGraph.from_moves(FIVE, names=list("abcde"))
    picture = draw(
        graph, solve(graph), highlight=["c"], moves=[("c", "e")], answers=[0, 1, 2, 0, 2]
    )
    assert picture.alt == (
        "Game graph with 5 positions. a: DRAW, your answer LOSE, moves to b and c. "
        "b: WIN in 1, moves to d. c: DRAW, moves to b and e, highlighted, move to e marked. "
        "d: LOSE in 0, no moves. e: DRAW, moves to c."
    )


def test_what_is_shown_on_the_positions():
    graph = GameGraph.from_moves([[1], [0, 1], []])
    shown = texts(draw(graph, [None, DRAW, LOSE], distances=[-1, -1, 0], counters=[1, None, None]))
    assert shown == ["0", "?", "1 open", "1", "D", "2", "L 0"]
    assert texts(draw(graph)) == ["0", "1", "2"]


def test_answers_are_shown_where_they_differ():
    shown = texts(draw(GameGraph.from_moves(FIVE), [2, 1, 2, 0, 2], answers=[0, 1, 2, None, 1]))
    assert [text for text in shown if "yours" in text] == ["yours: L", "yours: W"]


def test_notes_are_shown_and_said():
    graph = GameGraph.from_moves(FIVE)
    notes = ["yours: 3", None, "", "a <b>\n\0", None]
    picture = draw(graph, [2, 1, 2, 0, 2], answers=[0, 1, 2, 0, 2], notes=notes)
    shown = texts(picture)
    assert shown[2:4] == ["yours: L", "yours: 3"]
    assert "a <b>" in shown
    assert "0: DRAW, your answer LOSE, yours: 3, moves to 1 and 2." in picture.alt
    assert "2: DRAW, moves to 1 and 4." in picture.alt
    assert draw(graph, notes=[None] * 5).svg == draw(graph).svg


def test_labels_may_be_numpy():
    np = pytest.importorskip("numpy")
    graph = GameGraph.from_moves(FIVE)
    labels = [2, 1, 2, 0, 2]
    distances = np.array([-1, 1, -1, 0, -1])
    assert draw(graph, np.array(labels, dtype=np.uint8), distances=distances).svg == (
        draw(graph, labels, distances=distances.tolist()).svg
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"labels": [0, 1]}, "2 labels for 5 positions"),
        ({"labels": [0, 1, 2, 3, 0]}, r"labels\[3\] must be an Outcome"),
        ({"distances": [0]}, "1 distances for 5"),
        ({"counters": [0]}, "1 counters for 5"),
        ({"answers": [0]}, "1 answers for 5"),
        ({"notes": ["x"]}, "1 notes for 5"),
        ({"highlight": [7]}, "no position 7"),
        ({"highlight": 3}, "highlight must hold names of positions, not the int 3"),
        ({"moves": [(1, 0)]}, "no move from 1 to 0"),
        ({"moves": 3}, "moves must hold pairs of names, not the int 3"),
        ({"moves": [(0, 1), 3]}, r"moves\[1\] must hold two names of positions, not the int 3"),
        ({"moves": [(0, 1, 2)]}, r"moves\[0\] must hold two .* not the tuple \(0, 1, 2\)"),
        ({"labels": 5}, "labels must be a sequence, one a position, not the int 5"),
        ({"labels": dict.fromkeys(range(5), 0)}, "labels must be a sequence, .* not the dict"),
        ({"labels": Solution(GameGraph.from_moves(FIVE), [7] * 5)}, r"labels\[0\] must .* not 7"),
        ({"labels": Solution(GameGraph.from_moves([[]]), [0])}, "1 labels for 5 positions"),
        ({"distances": ["x"] * 5}, r"distances\[0\] must be an integer or None, not 'x'"),
        ({"distances": [0, 1, 1.5, 0, 0]}, r"distances\[2\] must be an integer or None, not 1.5"),
        ({"counters": [None] * 4 + ["x"]}, r"counters\[4\] must be an integer or None, not 'x'"),
        ({"notes": 5}, "notes must be a sequence, one a position, not the int 5"),
        ({"answers": {0, 1, 2, 3, 4}}, "answers must be a sequence, .* not the set"),
        ({"title": 5}, "title must be a text, not the int 5"),
        ({"desc": 5}, "desc must be a text, not the int 5"),
    ],
)
def test_what_does_not_fit_is_refused(arguments, message):
    with pytest.raises(GameGraphError, match=message):
        draw(GameGraph.from_moves(FIVE), **arguments)
