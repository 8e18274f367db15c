"""Outcomes, conventions and errors: what is an outcome, and what is refused as one."""

import numpy as np
import pytest

import gamegraphs as gg
from gamegraphs.outcome import as_outcome, terminal_outcome


def test_outcomes_have_the_numbers_of_the_tasks():
    assert [(o.name, int(o), o.letter) for o in gg.Outcome] == [
        ("LOSE", 0, "L"),
        ("WIN", 1, "W"),
        ("DRAW", 2, "D"),
    ]
    assert tuple(gg.Outcome) == (gg.LOSE, gg.WIN, gg.DRAW)


def test_terminals_lose_in_normal_play_and_win_in_misere_play():
    assert terminal_outcome("normal") is gg.LOSE
    assert terminal_outcome("misere") is gg.WIN


@pytest.mark.parametrize("convention", ["Normal", "misère", "", None, 0, ["normal"]])
def test_unknown_convention_is_refused_by_name(convention):
    with pytest.raises(gg.GameGraphError, match="terminals must be") as caught:
        terminal_outcome(convention)
    assert repr(convention) in str(caught.value)


@pytest.mark.parametrize("value", [gg.DRAW, 2, np.int64(2), np.uint8(2)])
def test_outcomes_and_whole_numbers_are_outcomes(value):
    assert as_outcome(value, "here") is gg.DRAW


@pytest.mark.parametrize(
    "value", [True, False, 1.0, "WIN", "1", 3, -1, None, [1], np.bool_(True), np.float64(1.0)]
)
def test_anything_else_is_refused_with_place_and_value(value):
    with pytest.raises(gg.GameGraphError) as caught:
        as_outcome(value, "verdicts[3]")
    assert str(caught.value).startswith("verdicts[3] must be an Outcome")
    assert repr(value) in str(caught.value)


def test_all_errors_are_value_errors_of_the_project():
    for error in (gg.FormatError, gg.UnknownPositionError, gg.CycleError, gg.LimitError):
        assert issubclass(error, gg.GameGraphError)
    assert issubclass(gg.VerificationError, gg.GameGraphError)
    assert issubclass(gg.GameGraphError, ValueError)
    assert issubclass(gg.UnknownPositionError, LookupError)


def test_format_error_knows_line_and_source():
    error = gg.FormatError("odd", 7, "graph.txt")
    assert (error.line, str(error)) == (7, "graph.txt, line 7: odd")


def test_cycle_error_shows_the_way_round_and_shortens_long_ones():
    assert "a -> b -> a" in str(gg.CycleError(["a", "b"]))
    long = gg.CycleError(range(1000))
    assert long.cycle == list(range(1000))
    assert "1000 position(s)" in str(long)
    assert len(str(long)) < 300
