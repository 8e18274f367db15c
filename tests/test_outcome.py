"""Outcomes, conventions and errors: what is an outcome, and what is refused as one."""

import ast
import copy
import json
import pickle
from importlib import import_module

import numpy as np
import pytest
from helpers import ROOT

import gamegraphs as gg
from gamegraphs.outcome import Verdicts, as_outcome, terminal_outcome

# What an error with an `__init__` of its own is made of.
MADE_OF = {
    "FormatError": ("odd", 7, "graph.txt"),
    "CycleError": (["a", "b"], "look again"),
    "VerificationError": ((1, "A"), "no move is left"),
    "WrongCycleError": ([3, 5], "player 0 loses"),
    "StoppedError": (4, ROOT / "run", "the disk is full"),
}


def errors():
    """Return all errors of the package, found in its text, so that no module is forgotten."""
    for path in sorted((ROOT / "gamegraphs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                ast.unparse(base).endswith(("Error", "Exception")) for base in node.bases
            ):
                parts = path.relative_to(ROOT).with_suffix("").parts
                yield getattr(import_module(".".join(parts)), node.name)


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


def test_the_errors_of_the_package_are_found():
    names = {kind.__name__ for kind in errors()}
    assert {"GameGraphError", "UnknownPositionError", "MalformedError"} | MADE_OF.keys() <= names


def test_every_error_can_be_pickled_and_copied():
    """A worker of a process pool hands its errors over so; one that cannot be breaks the pool."""
    for kind in errors():
        own = "__init__" in vars(kind)
        assert not own or kind.__name__ in MADE_OF, f"say in MADE_OF what {kind.__name__} takes"
        error = kind(*MADE_OF.get(kind.__name__, ("moves[3] is odd",)))
        error.add_note("seen in a worker")
        copies = [pickle.loads(pickle.dumps(error, protocol)) for protocol in range(6)]
        for other in (*copies, copy.copy(error), copy.deepcopy(error)):
            assert type(other) is kind
            assert (str(other), other.args) == (str(error), error.args)
            assert vars(other) == vars(error)


def test_verdicts_refuse_to_be_changed():
    verdicts = Verdicts({"a": gg.WIN})
    for change in (
        lambda: verdicts.update(b=gg.LOSE),
        lambda: verdicts.pop("a"),
        lambda: verdicts.setdefault("b", gg.LOSE),
        verdicts.popitem,
        verdicts.clear,
        lambda: verdicts.__setitem__("a", gg.LOSE),
        lambda: verdicts.__delitem__("a"),
        lambda: verdicts.__ior__({"b": gg.LOSE}),
    ):
        with pytest.raises(gg.GameGraphError, match="verdicts cannot be changed"):
            change()
    assert verdicts == {"a": gg.WIN}


def test_verdicts_are_a_dict_to_everybody_else():
    verdicts = Verdicts({"a": gg.WIN})
    for other in (pickle.loads(pickle.dumps(verdicts)), copy.copy(verdicts), verdicts.copy()):
        assert other == verdicts
    assert json.dumps(verdicts) == '{"a": 1}'
    assert verdicts | {"b": gg.LOSE} == {"a": gg.WIN, "b": gg.LOSE}
    assert repr(verdicts) == repr(dict(verdicts))
