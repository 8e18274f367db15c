"""Run a benchmark, print its figures as they come, and hand them back for JSON."""

from __future__ import annotations

from typing import Any

from . import core, games, languages, scale, theory


def run(what: str, quick: bool = False, plot: str | None = None) -> Any:
    """Print a benchmark, draw it to the file `plot`, and return its figures as plain values."""
    if what == "scale":
        return _scale(quick, plot)
    if what == "core":
        return _core(quick)
    if what in ("games", "chess"):
        return _games(what, quick)
    if what == "tables":
        return _tables(quick)
    if what == "theory":
        rows = theory.measure()
        print(theory.format_rows(rows))
        return [_named(row) for row in rows]
    found = languages.measure()
    print(languages.format_rows(found))
    return [languages.as_dict(row) for row in found]


def _scale(quick: bool, plot: str | None) -> Any:
    rows = []
    print(scale.heading())
    for row in scale.measure(scale.SIZES[:-1] if quick else scale.SIZES):
        rows.append(row)
        print(scale.line(row), flush=True)
    print("\n".join(scale.closing_lines(rows)))
    if plot:
        scale.plot(rows).save(plot)
    return scale.report(rows)


def _core(quick: bool) -> Any:
    found = []
    print(core.heading())
    for row in core.measure(quick=quick):
        found.append(core.as_dict(row))
        print(core.line(row), flush=True)
    return found


def _games(what: str, quick: bool) -> Any:
    found = []
    print(_line(("work", "result", "goal")))
    chosen = {} if what == "games" else {"parts": (what,)}
    for row in games.measure(quick=quick, **chosen):
        found.append(_named(row))
        print(_line(row), flush=True)
    return found


def _tables(quick: bool) -> Any:
    from . import tables

    found = []
    for row in tables.measure(quick=quick):
        found.append(dict(zip(("work", "seconds", "note"), row, strict=True)))
        print(f"{row[0]:<40}  {row[1]:>10}  {row[2]}", flush=True)
    return found


def _line(row: tuple[str, str, str]) -> str:
    """Return a row as a line, in columns that are fixed before all rows are known.

    >>> _line(("attractor / wave", "1.20", ""))[:20], len(_line(("a", "b", "c")))
    ('attractor / wave    ', 107)
    """
    return f"{row[0]:<90}  {row[1]:<12}  {row[2]}".rstrip()


def _named(row: tuple[str, str, str]) -> dict[str, str]:
    return dict(zip(("work", "result", "goal"), row, strict=True))
