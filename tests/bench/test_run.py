"""Running a benchmark: rows are printed as they come, and handed back as plain values."""

import json

import pytest

from gamegraphs.bench import core, languages, scale, theory
from gamegraphs.bench.run import run

ROWS = [("attractor / wave", "1.20", "<= 1.5"), ("a line", "0.1 s", "")]


def test_core_prints_each_row_before_the_next_is_measured(monkeypatch, capsys):
    def measure(quick):
        yield core.Comparison("quick" if quick else "all", seconds=0.5)
        assert "0.500" in capsys.readouterr().out
        yield core.Comparison("memory", note="much")

    monkeypatch.setattr(core, "measure", measure)
    found = run("core", quick=True)
    assert [(row["work"], row["seconds"], row["note"]) for row in found] == [
        ("quick", 0.5, ""),
        ("memory", None, "much"),
    ]
    assert "much" in capsys.readouterr().out
    assert json.loads(json.dumps(found)) == found


def test_theory_is_a_table_with_named_columns(monkeypatch, capsys):
    monkeypatch.setattr(theory, "measure", lambda: ROWS)
    assert run("theory") == [
        {"work": "attractor / wave", "result": "1.20", "goal": "<= 1.5"},
        {"work": "a line", "result": "0.1 s", "goal": ""},
    ]
    assert capsys.readouterr().out == theory.format_rows(ROWS) + "\n"


def test_languages_say_what_is_missing(monkeypatch, capsys):
    row = languages.LanguageTimes(1000, {"Go": 0.5}, {"Go": 2.0}, {"Java": "Java is left out"})
    monkeypatch.setattr(languages, "measure", lambda: [row])
    (found,) = run("languages")
    assert found["seconds"] == {"Go": 0.5}
    printed = capsys.readouterr().out
    assert "0.500000 (2.00)" in printed
    assert printed.endswith("Java is left out\n")


def test_an_interruption_leaves_what_was_printed(monkeypatch, capsys):
    def measure(sizes):
        yield scale.SizeFigures(
            10, 25.0, {"ours": 0.5}, {"ours": 1.0}, {"ours": 250}, {"guarded": ["labels"]}
        )
        raise KeyboardInterrupt

    monkeypatch.setattr(scale, "measure", measure)
    with pytest.raises(KeyboardInterrupt):
        run("scale")
    assert "0.500000 (1.00)" in capsys.readouterr().out


def test_a_row_of_another_width_is_refused(monkeypatch):
    monkeypatch.setattr(theory, "measure", lambda: [(*ROWS[0], "more")])
    with pytest.raises(ValueError, match="shorter"):
        run("theory")
