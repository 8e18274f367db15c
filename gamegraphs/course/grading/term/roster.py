"""The roster: who should have handed in, and how gradebooks call them."""

from __future__ import annotations

from pathlib import Path
from unicodedata import normalize

from ....outcome import GameGraphError
from .csv_files import Row, read_rows

Roster = dict[str, Row]  # by folder, as `folder_key` writes it
_FOLDER = ("folder", "student", "id")


def read_roster(path: Path) -> Roster:
    """Return the rows of a roster by the folder of the student.

    The name of the folder stands in the column "folder", else "student", else "id". All other
    columns are kept for gradebooks. The row "Points Possible" of a Canvas export is left out.

    Raises GameGraphError if there is no such column, nobody in it or an empty cell, and if two
    rows have the same folder.
    """
    rows = read_rows(path)
    column = next((name for name in _FOLDER if rows and name in rows[0].cells), "folder")
    rows = read_rows(path, [column])  # an error says which columns there are
    roster: Roster = {}
    for row in rows:
        folder = row.cell(column)
        if folder == "Points Possible":
            continue
        if not folder:
            raise row.error(f"the column {column} is empty")
        before = roster.setdefault(folder_key(folder), row)
        if before is not row:
            raise row.error(f"{folder!r} stands already in {before.place}")
    if not roster:
        raise GameGraphError(f"{path.name} names nobody")
    return roster


def folder_of(row: Row) -> str:
    """Return the name of a student's folder."""
    return next(row.cells[name] for name in _FOLDER if name in row.cells)


def name_of(row: Row) -> str:
    """Return the name of a student, "" if the roster has none."""
    name = row.cell("name", "full name")
    parts = [row.cell("first name", "given name"), row.cell("last name", "surname", "family name")]
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
