"""How an outcome looks: a colour, a shape and a letter, so that no one of them has to do alone.

WIN is round and green with a W, LOSE an orange-red box with an L, DRAW a blue hexagon with a D,
and a position without a label is round, white and dashed, with a question mark. A position of an
arena, where nothing is won or lost yet, is a tile: a square with round corners. The hues are
those of Okabe and Ito's palette for all kinds of colour vision, light enough for dark text.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from ..outcome import DRAW, LOSE, WIN, Outcome
from .primitives import Point

HALF_HEIGHT = 23.0
TILE_CORNER = 13.0  # radius: neither round nor a box
DISK = 9.0  # radius of the disk at a corner of a tile, with the owner
_CORNER = 11.0  # how far the sides of a hexagon lean
_LONGEST = 20  # characters of a name


@dataclass(frozen=True)
class Look:
    """Fill, border and shape ("round", "box", "hexagon" or "tile") of a kind of position."""

    letter: str
    word: str
    fill: str
    border: str
    shape: str
    dashed: bool = False


LOOKS: dict[Outcome | None, Look] = {
    WIN: Look("W", "WIN", "#a6e3c9", "#00664b", "round"),
    LOSE: Look("L", "LOSE", "#fbc4a3", "#a53d00", "box"),
    DRAW: Look("D", "DRAW", "#bfdcf7", "#1c5d99", "hexagon"),
    None: Look("?", "not known", "#ffffff", "#6b6b6b", "round", dashed=True),
}
PLAIN = Look("", "", "#f4f1e8", "#4a4a4a", "round")  # a graph without labels
TILE = Look("", "", "#f4f1e8", "#4a4a4a", "tile")  # a position of an arena


def one_line(name: object) -> str:
    """Return a name as one line of text; line breaks and control characters become spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in str(name)).split())


def short(name: object) -> str:
    """Return a name as one line of at most 20 characters."""
    text = one_line(name)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 6] + "…" + text[-5:]


def half_width(text: str) -> float:
    """Return half the width of a position with this name; about 8.2 pixels a character."""
    return max(HALF_HEIGHT, 4.1 * len(text) + 13)


def owner_disk(half: float, out: float = 0.0) -> Point:
    """Return the middle of the disk at the corner of a tile, on a border that is `out` away."""
    return 2 - half - out, 2 - HALF_HEIGHT - out


def hexagon(half: float, h: float) -> list[Point]:
    """Return the corners of a hexagon around (0, 0) that leaves text of this half width room."""
    side = half + _CORNER / 2
    lean = side - _CORNER
    return [(-side, 0), (-lean, -h), (lean, -h), (side, 0), (lean, h), (-lean, h)]


def outline(look: Look, half: float, grow: float = 0.0) -> list[Point]:
    """Return the corners of a shape around (0, 0), a round one as a polygon of many."""
    w, h = half + grow, HALF_HEIGHT + grow
    if look.shape == "box":
        return [(-w, -h), (w, -h), (w, h), (-w, h)]
    if look.shape == "hexagon":
        return hexagon(w, h)
    turns = [pi * (k / 24 - 0.5) for k in range(25)]
    right = [(w - h + h * cos(turn), h * sin(turn)) for turn in turns]
    return [*right, *((-x, -y) for x, y in right)]


def is_inside(shape: str, half: float, x: float, y: float, grow: float = 0.0) -> bool:
    """Return whether (x, y), seen from the centre, lies in the shape grown by `grow`.

    The disk with the owner is part of a tile.
    """
    if shape == "tile":
        across, down = owner_disk(half)
        if (x - across) ** 2 + (y - down) ** 2 <= (DISK + 1 + grow) ** 2:
            return True
    x, y = abs(x), abs(y)
    h = HALF_HEIGHT + grow
    if shape == "box":
        return x <= half + grow and y <= h
    if shape == "tile":
        corner = TILE_CORNER + grow
        dx, dy = max(x - half - grow + corner, 0.0), max(y - h + corner, 0.0)
        return dx * dx + dy * dy <= corner * corner
    if shape == "hexagon":
        return y <= h and x <= half + grow + _CORNER / 2 - _CORNER * y / h
    dx = max(x - (half - HALF_HEIGHT), 0.0)  # from the middle of the half circle at the end
    return dx * dx + y * y <= h * h
