"""The table that `gamegraphs bench` prints."""

from __future__ import annotations

from .core import Row

_WIDTHS = (48, 9, 20, 20)


def heading() -> str:
    """Return the head line of the table."""
    titles = ("work", "seconds", "to plain Python", "to C++ (-O3)")
    return "  ".join(title.ljust(width) for title, width in zip(titles, _WIDTHS, strict=True))


def line(row: Row) -> str:
    """Return a row as one line; a ratio that misses its goal is marked with "!"."""
    cells = (
        row.work,
        "" if row.seconds is None else f"{row.seconds:.3f}",
        _ratio(row.to_python, row.python_goal),
        _ratio(row.to_cpp, row.cpp_goal),
    )
    text = "  ".join(cell.ljust(width) for cell, width in zip(cells, _WIDTHS, strict=True))
    return f"{text}{row.note}".rstrip()


def _ratio(value: float | None, goal: float | None) -> str:
    if value is None or goal is None:
        return ""
    mark = " " if value <= goal else "!"
    return f"{value:.4f}{mark} (<= {goal:.3g})"
