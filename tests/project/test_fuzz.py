"""make fuzz: cases that failed once pass for ever; a planted bug is found, printed and repeated."""

import fuzz
import pytest
import random_games
from random_games import PROPERTIES

LINES = [
    line
    for line in fuzz.REGRESSIONS.read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


@pytest.mark.parametrize("line", LINES)
def test_what_failed_once_passes(line):
    assert fuzz.attempt(line) == ""


@pytest.mark.parametrize("name", PROPERTIES)
@pytest.mark.parametrize("seed", range(3))
def test_the_properties_hold(name, seed):
    PROPERTIES[name](seed)


def test_a_planted_bug_is_found_printed_and_repeated(monkeypatch, capsys):
    true = random_games.solve_parity

    def wrong(arena, priority, method, stuck):
        found = true(arena, priority, method, stuck=stuck)
        if method == random_games.METHODS[1] and arena.n == 7:
            found.winner[3] = 1 - found.winner[3]
        return found

    class Quiet:  # in place of the property tests
        stdout, returncode = None, 0

        def poll(self):
            return 0

        def communicate(self):
            return "", None

    monkeypatch.setattr(random_games, "solve_parity", wrong)
    monkeypatch.setattr(fuzz, "_start", lambda seed: Quiet())
    others = set(PROPERTIES) - {"parity"}
    for name in others:
        monkeypatch.delitem(PROPERTIES, name)
    (line,) = fuzz.fuzz(60.0)
    assert line in capsys.readouterr().out
    assert "\n" not in line
    assert fuzz.attempt(line).startswith("AssertionError")
    monkeypatch.setattr(random_games, "solve_parity", true)
    assert fuzz.attempt(line) == ""


def test_a_property_test_that_fails_is_one_line(tmp_path):
    test = tmp_path / "test_planted.py"
    test.write_text(
        "from hypothesis import given, strategies as st\n"
        "@given(st.integers())\n"
        "def test_small(x):\n    assert x < 1000\n"
    )
    assert fuzz.attempt(f"{test}::test_small 1")
    output = "FAILED tests/a.py::test_b - assert 1 == 2\n1 failed"
    assert fuzz._failures(output, 5) == ["tests/a.py::test_b 5  # assert 1 == 2"]
