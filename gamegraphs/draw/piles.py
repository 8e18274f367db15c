"""The piles 0, 1, 2, ... of a subtraction game in a row, each with its outcome."""

from __future__ import annotations

from collections.abc import Sequence

from ..outcome import GameGraphError, Outcome
from ..text import count, listing
from ..validate import as_count, as_list, as_place, shown
from .picture import Picture
from .primitives import ALARM, LINE, badge, centred, document, element, number, path, text
from .shapes import LOOKS, Look

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

    Raises GameGraphError for labels that are no outcomes, for a take below 1, and for answers or a
    pile that do not fit the labels.

    >>> print(draw_piles([0, 1], [1], [0, 0], 1).alt)
    Piles 0 to 1, take 1. 0: LOSE. 1: WIN, your answer LOSE. From 1, take 1 leaves 0.
    """
    labels = _outcomes(labels, "labels")
    if not labels:
        raise GameGraphError("labels is empty: there is no pile to draw")
    if given is not None:
        given = _outcomes(given, "given")
        if len(given) != len(labels):
            raise GameGraphError(
                f"given has {count(len(given), 'label')} for {count(len(labels), 'pile')}"
            )
    takes = [
        as_count(take, f"takes[{i}]") for i, take in enumerate(as_list(takes, "takes", "numbers"))
    ]
    if not takes or 0 in takes:
        raise GameGraphError(f"takes must hold numbers from 1 on, not {shown(takes)}")
    if explained is not None:
        explained = as_place(explained, len(labels), "explained", "piles")
    source = -1 if explained is None else explained
    moves = sorted(take for take in takes if take <= source)
    top = 34.0 + _HALF + (_rise(len(moves)) + 2 if moves else 0.0)
    differs = [given is not None and given[p] != label for p, label in enumerate(labels)]
    width = 2 * _EDGE + _STEP * (len(labels) - 1)
    height = top + _HALF + (32 if any(differs) else 10)
    heading = f"Piles 0 to {len(labels) - 1}, take {listing([*map(str, takes)], 'or')}."
    width = max(width, 8.4 * len(heading) + 16)
    body = [text(width / 2, 21, 14, heading[:-1], bold=True)]
    left = (width - _STEP * (len(labels) - 1)) / 2
    words = [heading]
    for i, take in enumerate(moves):
        end, start = (left + _STEP * p for p in (source - take, source))
        body.append(_arrow(start, end, top - _HALF - 1, _rise(i), f"take {take}"))
    for pile, label in enumerate(labels):
        x = left + _STEP * pile
        look = LOOKS[label]
        body.append(_cell(x, top, look, str(pile)))
        said = f"{pile}: {look.word}"
        if differs[pile] and given is not None:
            yours = given[pile]
            note = f"yours: {yours.letter}"
            body.append(badge(x, top + _HALF + 14, 3.2 * len(note) + 1.5, note, 11, ALARM))
            said += f", your answer {yours.name}"
        words.append(f"{said}.")
    if moves:
        words.append(f"From {source}, {listing([f'take {t} leaves {source - t}' for t in moves])}.")
    elif explained is not None:
        words.append(f"From {source}, nothing can be taken.")
    svg = document(width, height, "".join(body), heading, " ".join(words[1:]))
    return Picture(svg, " ".join(words))


def _outcomes(values: Sequence[int], what: str) -> list[Outcome]:
    found = []
    for i, value in enumerate(as_list(values, what, "outcomes, one a pile")):
        try:
            found.append(Outcome(value))
        except ValueError:
            raise GameGraphError(
                f"{what}[{i}] must be an Outcome (LOSE 0, WIN 1 or DRAW 2), not {value!r}"
            ) from None
    return found


def _cell(x: float, y: float, look: Look, name: str) -> str:
    corner = _HALF if look.shape == "round" else 2
    style = {"fill": look.fill, "stroke": look.border, "stroke_width": "2"}
    shape = centred(x, y, _HALF, _HALF, corner, **style)
    return shape + text(x, y - 2, 14, name, bold=True) + text(x, y + 14, 12.5, look.letter)


def _rise(shorter: int) -> float:
    """Return how high an arrow rises that passes over so many shorter ones."""
    return 20.0 + 15.0 * shorter


def _arrow(start: float, end: float, y: float, rise: float, words: str) -> str:
    """Return an arrow from above `start` to above `end` and what is written on it."""
    high = y - rise * 4 / 3  # a cubic curve reaches three quarters of its handles
    curve = [(start, y), (start, high), (end, high), (end, y - 7)]
    low, tip = number(y - 9), f"{number(end)} {number(y)}"
    head = f"M{number(end - 5)} {low}L{tip}L{number(end + 5)} {low}z"
    return (
        path(curve, fill="none", stroke=LINE, stroke_width=1.6)
        + element("path", d=head, fill=LINE)
        + text(end - 8, y - 5, 12, words, anchor="end")
    )
