"""The roster: which column names the folder, and who stands there twice."""

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.grading.term.roster import folder_of, name_of, read_roster


def roster(tmp_path, text):
    path = tmp_path / "class.csv"
    path.write_text(text, encoding="utf-8")
    return {folder: name_of(row) for folder, row in read_roster(path).items()}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("student\nann\nbob\n", {"ann": "", "bob": ""}),
        ("id,name\n12,Ann\n", {"12": "Ann"}),
        ("student,id\nann,12\n", {"ann": ""}),
        ('Student,ID,Folder\n"Miller, Ann",12,ann\n', {"ann": "Miller, Ann"}),
        ("First name;Surname;folder\nAnn;Miller;am\n", {"am": "Ann Miller"}),
        ("Student,ID\n    Points Possible,\nann,1\n", {"ann": ""}),  # as Canvas exports it
        ("id,name,folder\n1,Ann,a\n\n2,Bob,b,,\n", {"a": "Ann", "b": "Bob"}),
        ("name\nAnn\n", {"Ann": "Ann"}),
        # As Moodle exports participants and worksheets, in English and German.
        ("First name,Last name,ID number\nAnn,Miller,\n", {"Ann Miller": "Ann Miller"}),
        ("Identifier,Full name\nParticipant 1,Ann Miller\n", {"Ann Miller": "Ann Miller"}),
        ("Vorname;Nachname;ID-Nummer\nJörg;Kurz;7\n", {"Jörg Kurz": "Jörg Kurz"}),
        ("Vollständiger Name;E-Mail-Adresse\nJörg Kurz;j@x\n", {"Jörg Kurz": "Jörg Kurz"}),
    ],
)
def test_the_folder_and_the_name(tmp_path, text, found):
    assert roster(tmp_path, text) == found


def test_letters_with_marks_are_the_same_in_both_ways_of_writing(tmp_path):
    path = tmp_path / "class.csv"
    path.write_text("student\nJu\u0308rgen\n", encoding="utf-8")
    ((key, row),) = read_roster(path).items()
    assert (key, folder_of(row)) == ("Jürgen", "Ju\u0308rgen")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "email,ID number\na@x,1\n",
            "class.csv needs a column folder, student, id, name, full name, vollständiger name, or "
            "first name and last name (vorname and nachname); its columns are: email, id number",
        ),
        (
            "name\nAnn\nAnn\n",
            "class.csv, line 3: 'Ann' stands already in class.csv, line 2; "
            "a column folder tells them apart",
        ),
        ("name,folder\nann,a\nbob\n", "class.csv, line 3: the column folder is empty"),
        ("folder\n\n", "class.csv names nobody"),
        ("student,name\nann,A\n,B\n", "class.csv, line 3: the column student is empty"),
        (
            "student\nann\nbob\nann\n",
            "class.csv, line 4: 'ann' stands already in class.csv, line 2",
        ),
        (
            "student\nü\nu\u0308\n",
            "class.csv, line 3: 'u\u0308' stands already in class.csv, line 2",
        ),
    ],
)
def test_errors_name_the_line(tmp_path, text, told):
    with pytest.raises(GameGraphError) as error:
        roster(tmp_path, text)
    assert str(error.value) == told
