"""A teacher's CSV files: rows by the names of their columns, each with its line.

Spreadsheets write commas, semicolons or tabs, with or without a byte order mark, as UTF-8,
UTF-16 or Windows-1252: all of these are read. Column names are compared without case, and "_" or
"-" is a blank: "SIS_User_ID" is "sis user id".
"""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from ....outcome import GameGraphError


@dataclass(frozen=True)
class Row:
    """One row: where it stands ("class.csv, line 3"), and its cells by column, without blanks."""

    place: str
    cells: dict[str, str]

    def cell(self, *columns: str) -> str:
        """Return the first of these cells that is not empty, or ""."""
        return next(filter(None, (self.cells.get(column, "") for column in columns)), "")

    def number(self, column: str) -> float:
        """Return the number in a cell; a decimal comma is read.

        Raises GameGraphError if there is none, or one that is negative or not finite.
        """
        text = self.cell(column)
        try:
            value = float(re.sub(r"^(\d+),(\d+)$", r"\1.\2", text))
        except ValueError:
            value = math.nan
        if not (math.isfinite(value) and value >= 0):
            raise self.error(f"{column} must be a number from 0 up, not {text!r}")
        return value

    def error(self, reason: str) -> GameGraphError:
        """Return an error that names the line."""
        return GameGraphError(f"{self.place}: {reason}")


def read_rows(path: Path, needed: Sequence[str] = ()) -> list[Row]:
    """Return the rows of a CSV file; empty ones are left out.

    Raises GameGraphError if a column that is needed is not there or a name stands twice, or if a
    row has more cells than the first.
    """
    text = _decoded(path)
    first = next((line for line in text.splitlines() if line.strip()), "")
    if first.lower().startswith("sep="):  # for Excel alone
        text = text.replace(first, "", 1)
        first = next((line for line in text.splitlines() if line.strip()), "")
    delimiter = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[Row] = []
    columns: list[str] = []
    line = 1
    try:
        for cells in reader:
            place, line = f"{path.name}, line {line}", reader.line_num + 1
            stripped = [cell.strip() for cell in cells]
            if not any(stripped):
                continue
            if not columns:
                columns = _columns(place, stripped)
                continue
            if any(stripped[len(columns) :]):
                raise GameGraphError(f"{place}: {len(cells)} cells under {len(columns)} columns")
            rows.append(
                Row(place, dict(zip_longest(columns, stripped[: len(columns)], fillvalue="")))
            )
    except csv.Error as problem:
        raise GameGraphError(f"{path.name}, line {line}: {problem}") from None
    if needed and not columns:
        raise GameGraphError(
            f"{path.name} is empty: its first line names the columns, {', '.join(needed)}"
        )
    for column in needed:
        if column not in columns:
            found = ", ".join(filter(None, columns))
            raise GameGraphError(f"{path.name} needs a column {column}; its columns are: {found}")
    return rows


def _columns(place: str, cells: list[str]) -> list[str]:
    columns = [" ".join(re.sub("[_-]", " ", cell).casefold().split()) for cell in cells]
    twice = next((name for name in columns if name and columns.count(name) > 1), None)
    if twice is not None:
        raise GameGraphError(f"{place}: two columns are called {twice}")
    return columns


def _decoded(path: Path) -> str:
    content = path.read_bytes()
    encodings = ["utf-16"] if content[:2] in (b"\xff\xfe", b"\xfe\xff") else ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise GameGraphError(f"{path.name} is neither UTF-8 nor Windows-1252 text")
