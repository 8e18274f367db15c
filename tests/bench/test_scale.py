"""The benchmark of sizes: the figures are those measured, in the table, the report and the plot."""

import json
import re

import pytest

import gamegraphs as gg
from gamegraphs.bench import forward, scale

pytestmark = pytest.mark.machine


@pytest.fixture(scope="module")
def rows():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forward, "KINDS", ("guarded",))
        return list(scale.measure((300, 3000), rounds=1))


@pytest.mark.long
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


@pytest.mark.long
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
