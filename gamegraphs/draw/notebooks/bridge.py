"""The narrow bridge of notebook 08: a light and the first car at each end."""

from __future__ import annotations

from ...outcome import GameGraphError
from ...validate import as_integer, shown
from ..picture import Picture
from ..primitives import INK, circle, document, element, line, rectangle, text

_WIDTH, _HEIGHT = 480.0, 130.0
_LAMPS = {"green": "#a6e3c9", "red": "#fbc4a3", "": "#ffffff"}
_GREY = "#4a4a4a"


def draw_bridge(west: int, east: int, green: str = "?") -> Picture:
    """Return the bridge with who waits at its ends.

    Parameters
    ----------
    west, east : 0 where nobody waits, else 1 + the number of reds that the first car has seen
    green : "W" or "E", the end with the green light; "-" for red at both; "?" for no light shown

    Raises GameGraphError for another `green`, and for what is no integer from 0 on.

    >>> draw_bridge(0, 2, "W").alt
    'A narrow bridge. West: green, nobody; east: red, a car, 1 red.'
    """
    west, east = as_integer(west, "west"), as_integer(east, "east")
    if not isinstance(green, str) or green not in ("W", "E", "-", "?"):
        raise GameGraphError(f'green is "W", "E", "-" or "?", not {shown(green)}')
    if min(west, east) < 0:
        raise GameGraphError(f"west and east are 0 or more, not {west!r} and {east!r}")
    parts = [
        rectangle(0, 92, _WIDTH, 8, fill="#8b8577"),
        rectangle(190, 100, 100, 28, fill="#bfdcf7"),
        text(240, 119, 13, "river"),
    ]
    words = []
    for end, x, beside, waits in (("West", 160, 95, west), ("east", 320, 385, east)):
        lit = "" if green == "?" else "green" if green == end[0].upper() else "red"
        parts += [_lamp(x, lit), _car(beside, waits) if waits else ""]
        told = f"a car, {waits - 1} red" if waits else "nobody"
        words.append(f"{end}: {lit or 'light not shown'}, {told}")
    alt = f"A narrow bridge. {'; '.join(words)}."
    return Picture(document(_WIDTH, _HEIGHT, "".join(parts), "The bridge", alt), alt)


def _lamp(x: float, colour: str) -> str:
    post = line((x, 38), (x, 92), stroke=_GREY, stroke_width=3)
    bulb = circle(x, 26, 12, fill=_LAMPS[colour], stroke=_GREY)
    return post + bulb + text(x, 31, 13, colour[:1].upper() or "?")


def _car(x: float, waits: int) -> str:
    body = element(
        "rect", x=x - 28, y=62, width=56, height=22, rx=6, fill="#bfdcf7", stroke="#1c5d99"
    )
    wheels = "".join(circle(x + aside, 86, 6, fill=INK) for aside in (-14, 14))
    return body + wheels + text(x, 116, 13, f"{waits - 1} red")
