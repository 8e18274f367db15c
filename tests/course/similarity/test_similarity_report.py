"""What the teacher sees: the pairs side by side, what they do not mean, and no text run as HTML."""

import re

import pytest
from disguised import HELPERS, disguised
from fair import notebook
from handed_in import hand_in

from gamegraphs.cli import main
from gamegraphs.course.similarity.answers import StudentAnswer
from gamegraphs.course.similarity.pairs import SimilarPair
from gamegraphs.course.similarity.report import MEANING, table, write_pages

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
def hostile():
    """A pair whose names, files and code would all like to be HTML."""
    code = f"x = 1\ns = '</pre></mark><script>alert(2)</script>'\n# {HOSTILE}\n"
    one = StudentAnswer(HOSTILE, 4, "task_04 \"'><b>.py", code)
    return SimilarPair(one, StudentAnswer("bob\nEvil", 4, "task_04.py", code), 0.75, ([1, 2], [0]))


def test_every_text_in_a_page_is_escaped(tmp_path, hostile):
    index = write_pages([hostile], [hostile.one], [HOSTILE], tmp_path)
    for path in (index, tmp_path / "pair-001.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"<(script|img|b)\b", text)
        assert "&lt;img src=x onerror=alert(1)&gt;" in text
        assert text.count("</mark>") == text.count("<mark>")
        assert "No verdict." in text


def test_shared_lines_are_marked_side_by_side(tmp_path, hostile):
    write_pages([hostile], [], [], tmp_path)
    text = (tmp_path / "pair-001.html").read_text(encoding="utf-8")
    one, other = text.split("<pre>")[1:]
    assert one.index("   1 x = 1") < one.index("   2 <mark>s = ")
    assert other.lstrip("\n").startswith("   1 <mark>x = 1</mark>\n")
    assert one.count("<mark>") == 2
    assert other.count("<mark>") == 1


def test_the_table_names_pairs_worth_a_look_and_says_what_they_are_not(hostile):
    low = SimilarPair(hostile.one, hostile.other, 0.3, ([], []))
    text = table([hostile, low], [], ["a note"])
    assert text.splitlines()[0] == f" 75%  task 04  {HOSTILE}  bob Evil"
    assert text.splitlines()[1:] == ["a note", MEANING]
    assert table([low], [hostile.one], []).splitlines()[0] == "No two answers share 60% or more."
    assert "Not compared, for too little is their own" in table([low], [hostile.one], [])


def test_the_command(tmp_path, capsys):
    pytest.importorskip("copydetect", reason='pip install "gamegraphs[similar]"')
    folder = tmp_path / "class"
    folder.mkdir()
    hand_in(folder, "ann", "task_04.py", HELPERS)
    hand_in(folder, "bob", "task_04.ipynb", notebook("1 + 1", disguised(HELPERS)))
    hand_in(folder, "cem", "task_04.py", "def label_game(moves):\n    return [1 for row in moves]")
    assert main(["similar", str(folder), "--task", "4", "--html", str(tmp_path / "pages")]) == 0
    out = capsys.readouterr().out
    assert re.match(r"\s*\d+%  task 04  ann  bob\n", out)
    assert "cem (task 04)" in out
    assert (tmp_path / "pages" / "pair-001.html").exists()
    assert "How alike the answers" in (tmp_path / "pages" / "index.html").read_text()
    assert main(["similar", str(tmp_path / "none")]) == 1
    assert main(["similar", str(folder), "--starter", str(tmp_path)]) == 1
