"""Small pictures of games that are no drawn graphs: a row of piles, and a chase ply by ply.

As in `gamegraphs.draw`, an outcome is a colour, a shape and a letter at once, and everything on
a picture is said in its alternative text.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..outcome import Outcome
from ..text import listing
from .picture import Picture, frame, number
from .shapes import ALARM, INK, LINE, LOOKS, Look

_STEP = 57.0  # from one pile to the next
_HALF = 21.0
_EDGE = 52.0


def draw_piles(
    labels: Sequence[int],
    takes: Sequence[int],
    given: Sequence[int] | None = None,
    explained: int | None = None,
) -> Picture:
    """Return the piles 0, 1, 2, ... in a row with their labels.

    Parameters
    ----------
    labels : the label of each pile
    takes : how much may be taken
    given : other labels, shown below the piles where they differ
    explained : a pile from which arrows lead to what each take leaves

    >>> print(draw_piles([0, 1], [1], [0, 0], 1).alt)
    Piles 0 to 1, take 1. 0: LOSE. 1: WIN, your answer LOSE. From 1, take 1 leaves 0.
    """
    moves = [] if explained is None else sorted(take for take in takes if take <= explained)
    top = 34.0 + _HALF + (_rise(len(moves)) + 2 if moves else 0.0)
    differs = [given is not None and given[p] != label for p, label in enumerate(labels)]
    width = 2 * _EDGE + _STEP * (len(labels) - 1)
    height = top + _HALF + (32 if any(differs) else 10)
    heading = f"Piles 0 to {len(labels) - 1}, take {_either(takes)}."
    width = max(width, 8.4 * len(heading) + 16)
    body = [_text(width / 2, 21, 14, heading[:-1], INK, bold=True)]
    left = (width - _STEP * (len(labels) - 1)) / 2
    words = [heading]
    for i, take in enumerate(moves):
        end, start = (left + _STEP * p for p in (explained - take, explained))  # type: ignore[operator]
        body.append(_arc(start, end, top - _HALF - 1, _rise(i), f"take {take}"))
    for pile, label in enumerate(labels):
        x = left + _STEP * pile
        look = LOOKS[Outcome(label)]
        body.append(_cell(x, top, look, str(pile)))
        said = f"{pile}: {look.word}"
        if differs[pile] and given is not None:
            yours = Outcome(given[pile])
            body.append(_badge(x, top + _HALF + 14, f"yours: {yours.letter}"))
            said += f", your answer {yours.name}"
        words.append(f"{said}.")
    if moves:
        leaves = [f"take {take} leaves {explained - take}" for take in moves]  # type: ignore[operator]
        words.append(f"From {explained}, {listing(leaves)}.")
    elif explained is not None:
        words.append(f"From {explained}, nothing can be taken.")
    alt = " ".join(words)
    return Picture(frame(width, height, "".join(body), heading, " ".join(words[1:])), alt)


def draw_chase(length: int, plies: Sequence[tuple[str, int, int]], heading: str) -> Picture:
    """Return a chase on a line, one row a ply, from the top down.

    `plies` holds for each row what has happened, and the cells of A and B after it. A is round,
    B a box; where both stand on one cell they are smaller.

    >>> print(draw_chase(2, [("start", 0, 1), ("1. A moves to 1", 1, 1)], "1 ply").alt)
    1 ply. A line of 2 cells, 0 to 1. start: A on 0, B on 1. 1. A moves to 1: A and B both on 1.
    """
    room = 8.0 + 7.4 * max(len(text) for text, _, _ in plies)
    cell, tall = 44.0, 40.0
    width = max(room + cell * length + 14, 8.4 * len(heading) + 16)
    height = 34.0 + tall * len(plies) + 20
    body = [_text(width / 2, 21, 14, heading, INK, bold=True)]
    words = [f"{heading}.", f"A line of {length} cells, 0 to {length - 1}."]
    if length == 1:
        words[1] = "A line of 1 cell."
    for row, (text, a, b) in enumerate(plies):
        y = 34.0 + tall * row
        body.append(_text(8, y + 24, 13, text, INK, anchor="start"))
        for i in range(length):
            body.append(
                f"<rect x='{number(room + cell * i)}' y='{number(y + 2)}' width='{number(cell)}' "
                f"height='{number(tall - 6)}' fill='#f4f1e8' stroke='{LINE}'/>"
            )
        aside, half = (10.5, 10.0) if a == b else (0.0, 13.0)
        for at, shift, look in ((a, -aside, _A), (b, aside, _B)):
            body.append(_token(room + cell * (at + 0.5) + shift, y + tall / 2 - 1, half, look))
        where = f"A and B both on {a}" if a == b else f"A on {a}, B on {b}"
        words.append(f"{text}: {where}.")
    for i in range(length):
        body.append(_text(room + cell * (i + 0.5), 34.0 + tall * len(plies) + 12, 12, str(i), LINE))
    alt = " ".join(words)
    return Picture(frame(width, height, "".join(body), heading, " ".join(words[1:])), alt)


_A = Look("A", "", "#bfdcf7", "#1c5d99", "round")
_B = Look("B", "", "#fbe3a3", "#7a5200", "box")


def _either(takes: Sequence[int]) -> str:
    """Return the takes as "1, 2 or 5"."""
    words = [str(take) for take in takes]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _cell(x: float, y: float, look: Look, name: str) -> str:
    return (
        _shape(x, y, _HALF, look)
        + _text(x, y - 2, 14, name, INK, bold=True)
        + _text(x, y + 14, 12.5, look.letter, INK)
    )


def _token(x: float, y: float, half: float, look: Look) -> str:
    return _shape(x, y, half, look) + _text(x, y + 5, 14, look.letter, INK, bold=True)


def _shape(x: float, y: float, half: float, look: Look) -> str:
    corner = half if look.shape == "round" else 2.0
    return (
        f"<rect x='{number(x - half)}' y='{number(y - half)}' width='{number(2 * half)}' "
        f"height='{number(2 * half)}' rx='{number(corner)}' fill='{look.fill}' "
        f"stroke='{look.border}' stroke-width='2'/>"
    )


def _rise(shorter: int) -> float:
    """Return how high an arrow rises that passes over so many shorter ones."""
    return 20.0 + 15.0 * shorter


def _arc(start: float, end: float, y: float, rise: float, text: str) -> str:
    """Return an arrow from above `start` to above `end` and what is written on it."""
    high = number(y - rise * 4 / 3)  # a cubic curve reaches three quarters of its handles
    x, tip = number(end), number(y - 7)
    head = f"M{number(end - 5)} {number(y - 9)}L{x} {number(y)}L{number(end + 5)} {number(y - 9)}z"
    return (
        f"<path d='M{number(start)} {number(y)}C{number(start)} {high} {x} {high} {x} {tip}' "
        f"fill='none' stroke='{LINE}' stroke-width='1.6'/><path d='{head}' fill='{LINE}'/>"
        + _text(end - 8, y - 5, 12, text, INK, anchor="end")
    )


def _badge(x: float, y: float, text: str) -> str:
    half = 3.2 * len(text) + 1.5
    return (
        f"<rect x='{number(x - half)}' y='{number(y - 8.5)}' width='{number(2 * half)}' "
        f"height='17' rx='4' fill='#fff' stroke='{ALARM}'/>" + _text(x, y + 4, 11, text, ALARM)
    )


def _text(
    x: float,
    y: float,
    size: float,
    text: str,
    fill: str,
    bold: bool = False,
    anchor: str = "middle",
) -> str:
    weight = " font-weight='bold'" if bold else ""
    return (
        f"<text x='{number(x)}' y='{number(y)}' font-size='{size:g}' text-anchor='{anchor}' "
        f"fill='{fill}'{weight}>{escape(text)}</text>"
    )
