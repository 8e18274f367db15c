"""The benchmark of languages: figures side by side, and what is missing said."""

import json
import shutil
import sys

import numpy as np
import pytest

import gamegraphs as gg
from gamegraphs.bench import languages

pytestmark = pytest.mark.machine

PRINTED = """\
  positions   seconds   ns for each position and move
       1000    0.0001      40.0
      10000    0.0004      16.6
forward search is wrong on 35 of 200 games of 20 positions
"""


def test_languages_stand_beside_each_other(monkeypatch):
    """A stand-in prints what the programs print; the other has no compiler."""
    python = (sys.executable, "-c")
    stand_in = languages.LanguageProgram("go", (), (*python, ""), (*python, f"print({PRINTED!r})"))
    lost = languages.LanguageProgram("java", ("no-such-compiler",), (), ())
    monkeypatch.setattr(languages, "PROGRAMS", {"Go": stand_in, "Java": lost})
    unknown, known = rows = languages.measure(sizes=(20, 1000), rounds=2)
    size = np.mean([g.n + g.m for g in (gg.random_graph(1000, s) for s in (42, 43, 44))])
    assert known.seconds["Go"] == pytest.approx(40e-9 * size)
    assert set(known.seconds) - set(unknown.seconds) == {"Go"}
    assert known.seconds.keys() == known.to_ours.keys()
    assert known.to_ours["ours, from a graph"] == 1
    last = languages.format_rows(rows).splitlines()[-1]
    assert last == "Java is left out: there is no no-such-compiler here"
    assert json.loads(json.dumps([languages.as_dict(row) for row in rows]))


def test_a_program_that_is_missing_or_does_not_compile_is_a_sentence(tmp_path):
    program = languages.LanguageProgram("go", (), (sys.executable, "-c", "exit('line 3: no')"), ())
    reason = languages.compile_program(program, tmp_path, solutions=tmp_path)
    assert reason.startswith(f"there is no folder {tmp_path / 'go'}")
    (tmp_path / "go").mkdir()
    reason = languages.compile_program(program, tmp_path, solutions=tmp_path)
    assert reason == "it does not compile: line 3: no"


@pytest.mark.long
def test_the_programs_in_go_and_java_measure_themselves():
    """They always go up to 10^6."""
    rows = languages.measure(sizes=(1000, 10_000), rounds=1)
    for language, tools in (("Go", ["go"]), ("Java", ["javac", "java"])):
        found = all(map(shutil.which, tools))
        assert [language in row.seconds for row in rows] == [found, found]
        assert [language in row.missing for row in rows] == [not found, not found]
        assert all(row.seconds.get(language, 1) > 0 for row in rows)
