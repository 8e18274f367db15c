"""The benchmark of sizes: forward search fails as it says, and the figures are those measured."""

import json
import re
import signal
import subprocess

import pytest

import gamegraphs as gg
from gamegraphs.bench import forward, scale
from gamegraphs.draw import draw_loglog
from gamegraphs.oracle import by_rounds

pytestmark = pytest.mark.machine


def moves_of(graph):
    return [graph.moves(u) for u in range(graph.n)]


def test_without_cycles_both_forward_searches_are_right():
    for graph in gg.small_graphs(3, acyclic=True):
        true = by_rounds(graph)[0]
        assert forward.unguarded(moves_of(graph)) == true
        assert forward.guarded(moves_of(graph)) == true


def test_the_guarded_search_is_wrong_where_the_textbook_one_is():
    """On 6 of the 530 graphs, as in notebook 03, and never with a false WIN or LOSE."""
    wrong = 0
    for graph in gg.small_graphs(3):
        found, true = forward.guarded(moves_of(graph)), by_rounds(graph)[0]
        wrong += found != true
        assert all(a == b for a, b in zip(found, true, strict=True) if a != gg.DRAW)
    assert wrong == 6


def test_how_the_searches_end_in_their_processes():
    """`random_graph(1000, 42)` has cycles; how the machine's stack ends is up to the machine."""
    assert gg.random_graph(1000, 42).find_cycle()
    assert forward.run("unguarded", 1000, 42).how == "RecursionError"
    assert forward.run("unguarded, high limit", 1000, 42).how in (
        "killed by SIGSEGV", "RecursionError", "MemoryError",
    )  # fmt: skip
    ending = forward.run("guarded", 1000, 42)
    found = forward.guarded(moves_of(gg.random_graph(1000, 42)))
    true = gg.solve(gg.random_graph(1000, 42)).labels.tolist()
    assert ending.wrong == sum(a != b for a, b in zip(found, true, strict=True)) > 0
    assert ending.how == "labels"


@pytest.mark.parametrize(
    ("code", "stderr", "how"),
    [
        (-signal.SIGSEGV, "", "killed by SIGSEGV"),
        (1, "Traceback\n  ...\nMemoryError: no room\n", "MemoryError"),
        (3, "", "exit code 3"),
    ],
)
def test_endings_have_names(monkeypatch, code, stderr, how):
    done = subprocess.CompletedProcess([], code, "", stderr)
    monkeypatch.setattr(forward.subprocess, "run", lambda *words, **options: done)
    assert forward.run("guarded", 5, 1) == forward.Ending(how)


@pytest.mark.parametrize(
    ("error", "how"),
    [(subprocess.TimeoutExpired("x", 2), "no answer in 2 s"), (OSError, "there are no child")],
)
def test_a_search_that_does_not_end_or_begin(monkeypatch, error, how):
    def fail(*words, **options):
        raise error

    monkeypatch.setattr(forward.subprocess, "run", fail)
    assert forward.run("guarded", 5, 1, patience=2).how.startswith(how)


@pytest.fixture(scope="module")
def rows():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forward, "KINDS", ("guarded",))
        return list(scale.measure((300, 3000), rounds=1))


def test_a_row_holds_what_was_measured(rows):
    sizes = [g.n + g.m for g in (gg.random_graph(3000, seed) for seed in scale.SEEDS)]
    assert len(set(scale.SEEDS)) >= 3
    assert rows[1].size == pytest.approx(sum(sizes) / len(sizes))
    for row in rows:
        assert {scale.OURS, scale.PLAIN} <= row.seconds.keys() <= set(scale.SERIES)
        assert row.to_ours == {s: t / row.seconds[scale.OURS] for s, t in row.seconds.items()}
        assert all(0 < seconds < 1 for seconds in row.seconds.values())
        # The game takes 4 bytes a position and a move, lists at least ten times as much.
        assert 4 * row.size <= row.bytes[scale.OURS] < row.bytes[scale.PLAIN] / 3
        assert row.forward == {"guarded": ["labels"] * 3}
        assert 0 < row.wrong["guarded"] < 0.5


def test_the_table_and_what_stands_below_it(rows):
    assert scale.line(rows[0]).split()[0] == "300"
    assert len(scale.line(rows[1])) == len(scale.heading())
    text = "\n".join(scale.closing_lines(rows))
    assert re.search(r"^ +3,000  guarded: 3 x labels, \d+\.\d% of them wrong$", text, re.M)
    assert re.search(r"proportion: ours -?\d\.\d\d, plain Python \d\.\d\d", text)
    assert "left out, lists of lists" not in text
    beyond = scale.SizeFigures(10**7, 2.5e7, {scale.OURS: 1.0}, {scale.OURS: 1.0}, {scale.OURS: 1})
    text = "\n".join(scale.closing_lines([*rows, beyond]))
    assert "10,000,000  and more: left out, lists of lists" in text
    assert scale.line(beyond)


def test_a_missing_compiler_is_said(rows):
    bare = scale.SizeFigures(
        10, 25, {scale.OURS: 1.0}, {scale.OURS: 1.0}, {scale.OURS: 1}, {"x": ["y"]}
    )
    assert scale.closing_lines([bare])[-1] == "C++ (-O3) is left out: no compiler was found"


def test_the_report_is_json_without_the_name_of_the_machine(rows):
    report = json.loads(json.dumps(scale.report(rows)))
    assert re.fullmatch(r"\d+ cores", report["machine"])
    assert [row["n"] for row in report["rows"]] == [300, 3000]
    assert report["slopes"] == scale.slopes(rows)


def test_a_slope_is_that_of_the_exponent():
    sizes = [10.0, 30, 700, 2000]
    assert scale.slope(sizes, [5 * s**1.5 for s in sizes]) == pytest.approx(1.5)
    assert scale.slope(sizes, [7.0] * 4) == pytest.approx(0)


def test_the_plot_says_in_words_what_it_shows(rows):
    picture = scale.plot(rows)
    assert picture.alt.startswith("Seconds to label a random game. The dashed line has slope 1;")
    assert "plain Python: " in picture.alt
    assert "<title>Seconds to label a random game</title>" in picture.svg
    marks = picture.svg.count("<circle") + picture.svg.count("<polygon")
    assert marks == sum(len(row.seconds) for row in rows)


def test_points_of_slope_1_lie_on_the_line_of_slope_1():
    svg = draw_loglog({"a": [(10, 1), (1000, 100)]}, "t", "x", "y").svg
    (x1, y1), (x2, y2) = (
        map(float, found) for found in re.findall(r"<circle cx='([\d.]+)' cy='([\d.]+)'", svg)
    )
    dashed = re.search(r"<line x1='(\S+)' y1='(\S+)' x2='(\S+)' y2='(\S+)'[^>]*dasharray", svg)
    a, b, c, d = map(float, dashed.groups())
    assert (y2 - y1) / (x2 - x1) == pytest.approx((d - b) / (c - a), abs=0.01)
    assert b + (x1 - a) * (d - b) / (c - a) == pytest.approx(y1, abs=0.1)


def test_a_plot_leaves_out_what_has_no_points_and_escapes_names():
    series = {"a < b": [(1, 2), (10, 30)], "absent": []}
    picture = draw_loglog(series, "t & u", "x", "y", " s", "words")
    assert "a &lt; b" in picture.svg
    assert "absent" not in picture.svg
    assert picture.alt == "t & u. words a < b: 1: 2 s, 10: 30 s."
