"""The pages that are printed: for everybody, escaped, black on white, in letters to be read."""

import re

import pytest

from gamegraphs.cli import main
from gamegraphs.course.sheets.sheet import SCALE, Student, numbered, write_sheets
from gamegraphs.outcome import GameGraphError

HOSTILE = "<script>alert('x')</script> & \"Bobby\""
POINT = 96 / 72  # pixels


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The sheets and the key of exercise 4 for two students, as text."""
    students = [Student("1815", "Ada Lovelace"), Student("x", HOSTILE)]
    paths = write_sheets(4, students, tmp_path_factory.mktemp("sheets"))
    assert [path.name for path in paths] == ["task_04_sheets.html", "task_04_key.html"]
    return [path.read_text(encoding="utf-8") for path in paths]


def test_name_and_id_stand_on_every_page(written):
    for text in written:
        pages = text.split("<section>")[1:]
        assert len(pages) == 4
        assert all("Ada Lovelace" in page and "1815" in page for page in pages[:2])
        assert "Ada Lovelace" not in pages[2]
        assert all("Task 4. Label any game" in page for page in pages)


def test_names_are_escaped(written):
    for text in written:
        assert "<script" not in text
        assert "&lt;script&gt;alert(&#39;x&#39;)" in text


def test_the_sheet_has_no_answers_and_the_key_has(written):
    sheets, key = written
    cells = [re.findall(r"<td>(.*?)</td>", text) for text in written]
    assert len(cells[0]) == len(cells[1])
    assert set(cells[0]) <= {"", *map(str, range(9))}
    assert {"WIN", "LOSE", "DRAW", "start"} <= set(cells[1])
    drawn = " ".join(re.findall(r"<desc>(.*?)</desc>", sheets))
    assert "moves to" in drawn
    for word in ("WIN", "LOSE", "DRAW"):
        assert word not in drawn
    assert ": WIN in 1" in key


def test_no_letter_is_smaller_than_10_points(written):
    for text in written:
        style, drawings = text[: text.index("</style>")], text[text.index("</style>") :]
        assert all(float(size) >= 10 for size in re.findall(r"([\d.]+)pt", style))
        sizes = {float(size) for size in re.findall(r"font-size='([\d.]+)'", drawings)}
        assert sizes
        assert min(sizes) * SCALE >= 10 * POINT
        widths = [float(w) for w in re.findall(r"<svg [^>]*width='([\d.]+)'", drawings)]
        assert max(widths) <= 180 / 25.4 * 96  # wider ones would be made smaller


def test_it_is_made_for_paper(written):
    for text in written:
        assert "@page" in text
        assert not re.search(r"@page [^}]*size", text)  # A4 or Letter: the printer knows
        assert "svg g > rect, svg g > polygon { fill: #fff; stroke: #000 }" in text


def test_the_same_again_and_another_seed(tmp_path, written):
    again, _ = write_sheets(4, [Student("1815", "Ada Lovelace")], tmp_path)
    assert again.read_text().split("<section>")[1:2] == written[0].split("<section>")[1:2]
    other, _ = write_sheets(4, [Student("1815", "Ada Lovelace")], tmp_path, seed=2)
    assert other.read_text().split("<section>")[1] not in written[0]


def test_sheets_without_names_have_a_line_for_it(tmp_path):
    sheets, _ = write_sheets(8, numbered(12), tmp_path)
    text = sheets.read_text()
    assert text.count('Name: <span class="line">') == 12
    assert "sheet 01" in text
    assert "sheet 12" in text


def test_the_command(tmp_path, capsys):
    roster = tmp_path / "class.csv"
    roster.write_text("student;name\nada;Ada Lovelace\n", encoding="utf-8-sig")
    out = tmp_path / "new" / "folder"
    assert main(["sheet", "3", "--roster", str(roster), "-o", str(out), "--seed", "5"]) == 0
    assert capsys.readouterr().out.split() == [
        str(out / "task_03_sheets.html"), str(out / "task_03_key.html"),
    ]  # fmt: skip
    assert "Ada Lovelace" in (out / "task_03_sheets.html").read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["4"], "give either --roster FILE or --count N"),
        (["4", "--count", "2", "--roster", "x.csv"], "give either --roster FILE or --count N"),
        (["4", "--count", "0"], "--count must be at least 1, not 0"),
        (["10", "--count", "1"], "exercise 10 has no sheet"),
        (["99", "--count", "1"], "99"),
        (["4", "--roster", "nowhere.csv"], "nowhere.csv: No such file"),
    ],
)
def test_wrong_usage_is_told(tmp_path, monkeypatch, capsys, arguments, words):
    monkeypatch.chdir(tmp_path)
    assert main(["sheet", *arguments]) == 1
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_for_an_exercise_without_a_sheet(tmp_path):
    with pytest.raises(GameGraphError):
        write_sheets(16, numbered(1), tmp_path / "sheets")
    assert not (tmp_path / "sheets").exists()
