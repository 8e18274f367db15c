"""The page "How do I": every answer runs and prints what stands below it."""

import re

import pytest
from helpers import ROOT, run_child

TEXT = (ROOT / "book" / "pages" / "howto.md").read_text(encoding="utf-8")
ANSWERS = re.findall(r"^## \.\.\. (.*?)\?\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
CODE = [
    pytest.param(code, printed, id=question)
    for question, answer in ANSWERS
    for code, printed in re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", answer, re.DOTALL)
]


def test_every_python_block_is_followed_by_what_it_prints():
    assert len(CODE) == TEXT.count("```python") >= 6


@pytest.mark.parametrize(("code", "printed"), CODE)
def test_an_answer_prints_what_it_says(code, printed):
    assert run_child(code).strip() == printed.strip()


@pytest.mark.parametrize(
    "word",
    ["own game", "file", "networkx", "tournament", "class of 60", "browser only", "one machine"],
)
def test_the_questions_are_there(word):
    assert any(word in question for question, _ in ANSWERS)
