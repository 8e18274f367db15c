"""predict: one answer for good, kept for the next day, and counted at the end."""

import re
import subprocess
import sys

import pytest
from helpers import ROOT

from gamegraphs import GameGraphError
from gamegraphs.course import once_answered, predict, predictions
from gamegraphs.course.learning.predictions import Predictions
from gamegraphs.course.learning.progress_file import (
    PredictionProgress,
    ProgressFile,
    Record,
)
from gamegraphs.draw import draw_stones


def two(key="01 two"):
    return predict(key, "Who?", {"a": "Ann", "b": "Ben"}, choices=["Ann", "Ben"], idea="turns")


def test_the_first_answer_is_kept_and_shown_again(path):
    two().commit({"a": "Ann", "b": "Ann"})
    kept = ProgressFile(path).read().predictions
    assert kept == {"01 two": PredictionProgress("turns", "a: Ann; b: Ann", 1, 2)}
    again = two()
    assert "You called 1 of 2. You said before: a: Ann; b: Ann." in repr(again)
    again.commit({"a": "Ann", "b": "Ben"})
    assert ProgressFile(path).read().predictions == kept


def test_without_an_answer_nothing_is_kept(path):
    assert "You called" not in repr(two())
    with pytest.raises(GameGraphError):
        two().commit({"a": "Eve", "b": "Ben"})
    assert not path.exists()
    assert repr(predictions("01")) == "You have not committed a prediction here yet."


def test_what_shows_an_answer_is_folded_until_there_is_one(path):
    for shown in ("Ann and Ben", draw_stones(2)):
        text = shown if isinstance(shown, str) else shown.alt
        folded = once_answered("01 two", shown)
        assert repr(folded) == 'Folded until you have answered the question "01 two".'
        page = folded._repr_html_()
        assert re.fullmatch(r"<details><summary>.*</details>", page, re.S)
        assert page.count("<details") == 1
        assert text in page
    two().commit({"a": "Ann", "b": "Ann"})
    assert repr(once_answered("01 two", "Ann and Ben")) == "Ann and Ben"
    assert once_answered("01 two", draw_stones(2))._repr_html_() == (
        f"<p>{draw_stones(2).html()}</p>"
    )
    both = once_answered(["01 two", "01 three"], "Ann and Ben", draw_stones(2))
    assert repr(both) == 'Folded until you have answered the question "01 three".'
    assert both._repr_html_().count("<details>") == 1
    others = once_answered(["01 three", "01 four"], "Ann")
    assert repr(others) == 'Folded until you have answered the questions "01 three" and "01 four".'


@pytest.mark.parametrize(
    ("key", "shown", "said"),
    [
        ([3], "Ann", "the key of a question is a text, not 3"),
        ("01 two", 7, "a Picture or a text"),
    ],
)
def test_what_cannot_be_folded_is_refused(path, key, shown, said):
    with pytest.raises(GameGraphError, match=said):
        once_answered(key, shown)


def test_the_summary_counts_parts_by_idea():
    record = Record()
    record.predictions["01 a"] = PredictionProgress("turns", "", 1, 2)
    record.predictions["01 b"] = PredictionProgress("labels", "", 5, 5)
    record.predictions["02 c"] = PredictionProgress("turns", "", 0, 4)
    assert Predictions(record, "01").lines() == ["You called 6 of 7.", "- turns: 1 of 2",
                                                 "- labels: 5 of 5"]  # fmt: skip
    assert Predictions(record, "").called == (6, 11)
    assert Predictions(record, "").lines()[1] == "- turns: 1 of 6"


WITHOUT = """
import sys
sys.modules["ipywidgets"] = None
from gamegraphs.course import predict
asked = predict("01 x", "How many?", 8, idea="numbers")
print(type(asked).__name__, asked)
print(asked.commit(8))
"""


def test_without_ipywidgets_it_is_text():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "AskedQuestion How many? Commit yourself with .commit(...): a number.",
        "You called 1 of 1. 8, as you say.",
    ]
