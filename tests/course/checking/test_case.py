"""From a verdict back to work: the case as code, as a game, and where to read on."""

import builtins

import pytest
from helpers import ROOT

from gamegraphs import GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.exercises import EXERCISES, exercise, misconceptions
from gamegraphs.course.exercises.graph_inputs import StructureExercise
from gamegraphs.course.mistakes import wave


def wins(moves):
    return [1 if row else 0 for row in moves]


def test_the_lines_say_what_can_be_done():
    lines = repr(check(4, wins)).splitlines()
    assert lines[lines.index("To go on from here:") + 1 :] == [
        "- run it alone: label_game([[0]])",
        "- step through it: gamegraphs.widgets.stepper(gamegraphs.GameGraph.from_moves([[0]]))",
        "- label it by hand: practice([[0]])",
        '- read notebook 04, "9. Why what is left is a DRAW"',
    ]


def test_the_cell_is_the_call_and_what_is_right():
    case = check(4, wins).case
    assert case.code == "# Right: [2]\nlabel_game([[0]])"
    assert eval(case.code, {"label_game": wins}) == [1]


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        (1, lambda moves: any(len(row) > 63 and len({*row}) == 1 for row in moves)),
        (4, lambda moves: len(moves) >= 14),
    ],
)
def test_the_call_can_be_run_where_the_smallest_failure_is_not_small(number, wrong):
    """A line such as `label_game([[], [], ...] (14 items))` would be of no use."""

    def answer(moves):
        labels = [int(label) for label in solve(GameGraph.from_moves(moves)).labels]
        return [+(label == 0) for label in labels] if wrong(moves) else labels

    verdict = check(number, answer)
    (line,) = [line for line in repr(verdict).splitlines() if "run it alone" in line]
    call = line.partition(": ")[2]
    assert eval(call, {verdict.exercise.function: wrong})
    assert f"`{call}`" in verdict.found[0]


def test_a_right_answer_and_one_not_attempted_have_no_case():
    def not_yet(moves):
        raise NotImplementedError

    right = check(2, lambda moves, misere=False: {u: +misere for u, r in enumerate(moves) if not r})
    assert right.right
    assert right.case is None
    assert check(4, not_yet).case is None
    for verdict in (right, check(4, not_yet)):
        with pytest.raises(NotImplementedError):  # it is shown like everything else
            verdict._ipython_display_()


@pytest.mark.parametrize("number", EXERCISES)
def test_a_game_is_there_wherever_positions_are_labelled(number):
    subject = exercise(number)
    game = subject.game(subject.example())
    labels = list(subject.right_labels(subject.example()))
    if isinstance(subject, StructureExercise) or not labels:  # about something else than labels
        assert game is None
        return
    assert game is not None
    graph, terminals, verdicts = game
    found = solve(graph, terminals, verdicts=verdicts)
    assert [int(label) for label in found.labels] == labels


def test_what_is_too_large_to_step_through_is_only_read_about():
    def deep(moves):
        return wins(moves) if len(moves) > 100 else wave(moves)[0]

    case = check(4, deep).case
    assert case.data is None
    assert case.buttons(None) is None
    assert len(case.ways()) == 1


def test_a_slow_answer_is_sent_to_the_section_on_work():
    (slow,) = (m for m in misconceptions(4) if m.key == "predecessors-searched")
    assert check(4, slow.function).case.read.heading == "Why it is O(n + m)"


def test_without_ipywidgets_the_page_has_the_lines(monkeypatch):
    verdict = check(4, wins)
    page = verdict._repr_html_()
    assert "<code>practice([[0]])</code>" in page
    assert "../notebooks/04-retrograde-analysis.ipynb#9.-Why-what-is-left-is-a-DRAW" in page
    found = builtins.__import__

    def missing(name, *rest, **more):
        if name.endswith("case_buttons"):
            raise ModuleNotFoundError(name)
        return found(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert verdict.case.buttons(None) is None


def test_the_course_is_where_the_links_lead():
    link = check(4, wins).case.read.link.partition("#")[0]
    assert (ROOT / "exercises" / link).is_file()
