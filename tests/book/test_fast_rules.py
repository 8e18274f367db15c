"""The page "Fast rules for your own game": its programs run, and print what stands below them."""

import re

import pytest
from helpers import ROOT, run_child

TEXT = (ROOT / "book" / "pages" / "fast_rules.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", TEXT, re.DOTALL)


def test_every_python_block_is_followed_by_what_it_prints():
    assert len(BLOCKS) == TEXT.count("```python") == 4


@pytest.mark.parametrize("blocked", [[], ["numba", "llvmlite"]], ids=["numba", "without"])
def test_the_page_prints_what_it_says(blocked):
    """Together, for each goes on from those before; exploring is left out without numba."""
    if blocked:
        program = "".join(code for code, _ in (*BLOCKS[:2], BLOCKS[3]))
        printed = "".join(text for _, text in (*BLOCKS[:2], BLOCKS[3]))
    else:
        pytest.importorskip("numba")
        program, printed = ("".join(part) for part in zip(*BLOCKS, strict=True))
    assert run_child(program, blocked).strip() == printed.strip()


@pytest.mark.parametrize(
    "word", ["most_moves", "params", "terminal", "rank", "check_compiled_rules"]
)
def test_it_explains(word):
    assert f"`{word}" in TEXT or f"`gg.{word}" in TEXT
