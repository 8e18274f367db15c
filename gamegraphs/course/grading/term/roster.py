"""The roster: who should have handed in, and how gradebooks call them."""

from __future__ import annotations

from pathlib import Path
from unicodedata import normalize

from ....outcome import GameGraphError
from .csv_files import Row, read_rows

Roster = dict[str, Row]  # by folder, as `folder_key` writes it
_FOLDER = ("folder", "student", "id")
_NAME = ("name", "full name", "vollständiger name")
_FIRST = ("first name", "given name", "vorname")
_LAST = ("last name", "surname", "family name", "nachname")


def read_roster(path: Path) -> Roster:
    """Return the rows of a roster by the folder of the student.

    The name of the folder stands in the column "folder", else "student", else "id", else it is the
    name of the student: "name" or "full name", else first and last name, in the columns that Moodle
    exports in English or German. All other columns are kept for gradebooks. The row "Points
    Possible" of a Canvas export is left out.

    Raises GameGraphError if there is no such column, nobody in it or an empty cell, and if two
    rows have the same folder.
    """
    rows = read_rows(path)
    known = (*_FOLDER, *_NAME, *_FIRST, *_LAST)
    columns = [name for name in known if rows and name in rows[0].cells]
    if rows and not columns:
        raise GameGraphError(
            f"{path.name} needs a column {', '.join((*_FOLDER, *_NAME))}, or {_FIRST[0]} and "
            f"{_LAST[0]} ({_FIRST[-1]} and {_LAST[-1]}); its columns are: "
            f"{', '.join(filter(None, rows[0].cells)) or 'none'}"
        )
    roster: Roster = {}
    for row in rows:
        folder = folder_of(row)
        if folder == "Points Possible":
            continue
        if not folder:
            raise row.error(f"the column {columns[0]} is empty")
        before = roster.setdefault(folder_key(folder), row)
        if before is not row:
            advice = "" if columns[0] in _FOLDER else "; a column folder tells them apart"
            raise row.error(f"{folder!r} stands already in {before.place}{advice}")
    if not roster:
        raise GameGraphError(f"{path.name} names nobody")
    return roster


def folder_of(row: Row) -> str:
    """Return the name of a student's folder."""
    column = next((name for name in _FOLDER if name in row.cells), None)
    return name_of(row) if column is None else row.cells[column]


def name_of(row: Row) -> str:
    """Return the name of a student, "" if the roster has none."""
    name = row.cell(*_NAME)
    parts = [row.cell(*_FIRST), row.cell(*_LAST)]
    if not name and any(parts):
        name = " ".join(filter(None, parts))
    if not name and "folder" in row.cells:
        name = row.cell("student")
    return name


def folder_key(name: str) -> str:
    """Return what is the same for names that look the same: macOS writes ü as two signs.

    >>> folder_key("u" + chr(0x308)) == folder_key("ü")
    True
    """
    return normalize("NFC", name)
