"""Questions, editor, match and wave given what they cannot use: a clear error."""

import time

import pytest

from gamegraphs import LOSE, WIN, GameGraph, GameGraphError, random_graph
from gamegraphs.course import predict, predictions, recall, wave_by_hand
from gamegraphs.draw import layout
from gamegraphs.widgets import edit, mission, play, practice, stepper

pytest.importorskip("anywidget")
TWO = GameGraph.from_moves([[1], []])
EMPTY = GameGraph.from_moves([])
LARGE = random_graph(200, 1)
HUGE = GameGraph.from_moves([[1], []], names=["x" * 5000, "y\n<b>"])


def ask(truth=3, question="How many?", key="00 bad input", idea="numbers", **options):
    return predict(key, question, truth, idea=idea, **options)


REFUSED = {
    "a question that is no text": (lambda: ask(question=None), "a question is a text, not None"),
    "a key that is no text": (lambda: ask(key=5), "the key of a question is a text, not 5"),
    "an idea that is no text": (lambda: ask(idea=None), "the idea of a question"),
    "a truth without parts": (lambda: ask({}), "at least one part"),
    "numbers and words": (lambda: ask({1: 3, 2: "a"}), "the answer of 1 is WIN, LOSE or DRAW"),
    "choices in one text": (lambda: ask("WIN", choices="WIN"), "a list of words"),
    "near below 0": (lambda: ask(near=-1), "near is a number from 0 up"),
    "near as a text": (lambda: ask(near="x"), "near is a number from 0 up"),
    "near is nan": (lambda: ask(near=float("nan")), "near is a number from 0 up"),
    "lists for a graph": (lambda: ask({0: WIN}, graph=[[1], []]), "graph must be a GameGraph"),
    "a part that is no position": (lambda: ask({"z": WIN}, graph=TWO), "z"),
    "a choice that is no position": (lambda: ask({0}, choices=[0, 9], graph=TWO), "position 9"),
    "something shown": (lambda: ask(shows=object()), "a Picture or a text"),
    "an answer of None": (lambda: ask().commit(None), "a number, not None"),
    "an answer of lists": (lambda: ask({1}, choices=[1, 2]).commit([[1]]), "a set of positions"),
    "an answer of another kind": (lambda: ask("a", choices=["a"]).commit(["a"]), "the answer is a"),
    "recall of nothing": (lambda: recall(None), "such as \"04\", not None"),
    "recall of a word": (lambda: recall("x"), "such as \"04\", not 'x'"),
    "recall below 0": (lambda: recall("-3"), "such as \"04\""),
    "predictions of a number": (lambda: predictions(3), "such as \"01\", not 3"),
    "an editor for a text": (lambda: edit("abc"), "sequence of sequences"),
    "an editor for 200": (lambda: edit(LARGE), "at most 30 positions, not 200"),
    "an editor with a move to nowhere": (lambda: edit([[7]]), "goes to position 7"),
    "an editor without an ending": (lambda: edit([[]], terminals=None), "terminals must be"),
    "a match on nothing": (lambda: play(None), "game must have a start"),
    "a match without positions": (lambda: play(EMPTY), "no position to start from"),
    "a match on lists": (lambda: play([[1], []]), "GameGraph.from_moves"),
    "a start that is not there": (lambda: play(TWO, start=9), "no position 9"),
    "a start that is a list": (lambda: play(TWO, start=[1]), "no position number"),
    "names by a text": (lambda: play(TWO, name_of="x"), "name_of is a function"),
    "a picture that is one": (lambda: play(TWO, picture="x"), "picture is a function"),
    "a picture of text": (lambda: play(TWO, picture=lambda u: "x"), "gives a Picture or None"),
    "a move to a word": (lambda: play(TWO).move("x"), "no move from 0 to 'x'"),
    "a wave on a text": (lambda: wave_by_hand("x"), "sequence of sequences"),
    "a wave on 200": (lambda: wave_by_hand(LARGE), "at most 12 positions, not 200"),
    "a label that is a word": (lambda: wave_by_hand(TWO).label(1, "LOSE"), "must be an Outcome"),
    "a label for nobody": (lambda: wave_by_hand(TWO).label(9, LOSE), "no position 9"),
    "a step at a list": (lambda: wave_by_hand(TWO).take([1]), "no position number"),
    "a mission that is a list": (lambda: mission([]), "there is no mission []"),
    "a stepper on a text": (lambda: stepper("x"), "graph must be a GameGraph"),
    "200 by hand": (lambda: practice(LARGE), "at most 30 positions, not 200"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_used_is_refused_in_words(case):
    call, said = REFUSED[case]
    with pytest.raises(GameGraphError) as error:
        call()
    assert said in str(error.value)
    assert len(str(error.value)) < 300


SENSIBLE = {
    "an editor without positions": lambda: edit(EMPTY),
    "an editor with huge names": lambda: edit(HUGE).last_html(),
    "a match with huge names": lambda: play(HUGE).still(),
    "a match on 200 positions": lambda: play(LARGE),
    "a match whose moves have no names": lambda: play(TWO, move_name=lambda a, b: None),
    "a match without a picture": lambda: play(TWO, picture=lambda u: None),
    "positions named by numbers": lambda: play(TWO, name_of=lambda u: u),
    "a wave without positions": lambda: wave_by_hand(EMPTY).finish(),
    "a wave with huge names": lambda: wave_by_hand(HUGE),
    "labels by hand without positions": lambda: practice(EMPTY),
    "a stepper without positions": lambda: stepper(EMPTY),
    "a question about no positions": lambda: ask(set(), choices=[], graph=EMPTY),
    "a huge question": lambda: ask(dict.fromkeys(HUGE.names, WIN), "q" * 9999, graph=HUGE),
    "a late notebook": lambda: recall("99"),
}


@pytest.mark.parametrize("case", SENSIBLE)
def test_what_is_odd_is_shown(case):
    assert repr(SENSIBLE[case]())


@pytest.mark.long
def test_a_picture_of_200_positions_takes_seconds_and_not_minutes():
    start = time.process_time()
    layout(LARGE)
    assert time.process_time() - start < 40
