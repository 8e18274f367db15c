"""CSV files as spreadsheets write them, and what is wrong with a line."""

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.grading.term.csv_files import Row, read_rows

TEXT = 'Student;E-Mail Address;points\nJürgen;j@x;1,5\n\n;;\n"a;\nb";;2\n'
WANTED = [
    Row("a.csv, line 2", {"student": "Jürgen", "e mail address": "j@x", "points": "1,5"}),
    Row("a.csv, line 5", {"student": "a;\nb", "e mail address": "", "points": "2"}),
]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_encodings_and_line_ends(tmp_path, encoding, ends):
    path = tmp_path / "a.csv"
    path.write_bytes(TEXT.replace("\n", ends).encode(encoding))
    rows = read_rows(path)
    assert [row.place for row in rows] == [row.place for row in WANTED]
    assert rows[0].cells == WANTED[0].cells
    assert rows[1].cells["student"].split() == ["a;", "b"]
    assert rows[0].number("points") == 1.5


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("first", ["", "sep=X\n"])
def test_delimiters(tmp_path, delimiter, first):
    path = tmp_path / "a.csv"
    text = first.replace("X", delimiter) + "student,SIS_User_ID\n ann , 12\n".replace(
        ",", delimiter
    )
    path.write_text(text)
    (row,) = read_rows(path, ["student"])
    assert row.cells == {"student": "ann", "sis user id": "12"}
    assert (row.cell("id", "sis user id"), row.cell("name")) == ("12", "")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a.csv is empty: its first line names the columns, student"),
        ("name,id\nann,1\n", "a.csv needs a column student; its columns are: name, id"),
        ("student,Student\nann,1\n", "a.csv, line 1: two columns are called student"),
        ("student\nann\nbob,2\n", "a.csv, line 3: 2 cells under 1 columns"),
        ('student\nann\n"bob\n', "a.csv, line 3: unexpected end of data"),
    ],
)
def test_errors_name_the_line(tmp_path, text, told):
    (tmp_path / "a.csv").write_text(text)
    with pytest.raises(GameGraphError) as error:
        read_rows(tmp_path / "a.csv", ["student"])
    assert str(error.value) == told


def test_bytes_that_are_no_text(tmp_path):
    (tmp_path / "a.csv").write_bytes(b"student\n\x81\n")
    with pytest.raises(GameGraphError, match="neither UTF-8 nor Windows-1252"):
        read_rows(tmp_path / "a.csv")


@pytest.mark.parametrize("text", ["", "nan", "NaN", "inf", "-1", "-0.5", "five", "1.2.3", "1,2,3"])
def test_what_is_no_number_of_points(text):
    with pytest.raises(GameGraphError) as error:
        Row("a.csv, line 7", {"points": text}).number("points")
    assert str(error.value) == f"a.csv, line 7: points must be a number from 0 up, not {text!r}"
