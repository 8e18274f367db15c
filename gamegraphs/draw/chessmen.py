"""Chess men as outlines, drawn for this course: no font and no file is needed.

A man stands in a square of 100 by 100 around (0, 0), y downward. White's are white with a dark
border, Black's dark with light lines; the outlines of the six kinds differ.
"""

from __future__ import annotations

from .primitives import INK, element, number

_FOOT = "M-30 42V36C-30 31-26 29-21 29H21C26 29 30 31 30 36V42Z"

# For each kind its outlines, from the bottom up, and then the lines on it.
MEN: dict[str, tuple[tuple[str, ...], str]] = {
    "K": (
        (
            _FOOT,
            "M0-25C7-25 8-17 4-9C12-21 33-21 33-5C33 5 23 11 20 17V29H-20V17C-23 11-33 5-33-5"
            "C-33-21-12-21-4-9C-8-17-7-25 0-25Z",
            "M-3-46H3V-40H9V-34H3V-25H-3V-34H-9V-40H-3Z",
        ),
        "M-20 18C-8 14 8 14 20 18M0-8V14",
    ),
    "Q": (
        (
            _FOOT,
            "M-20 11L-33-18L-17-4L-17-31L-6-7L0-35L6-7L17-31L17-4L33-18L20 11C16 19 18 24 22 29H-22"
            "C-18 24-16 19-20 11Z",
            "M-38-20A5 5 0 1 0-28-20A5 5 0 1 0-38-20ZM-22-34A5 5 0 1 0-12-34A5 5 0 1 0-22-34Z"
            "M-5-39A5 5 0 1 0 5-39A5 5 0 1 0-5-39ZM12-34A5 5 0 1 0 22-34A5 5 0 1 0 12-34Z"
            "M28-20A5 5 0 1 0 38-20A5 5 0 1 0 28-20Z",
        ),
        "M-20 11C-8 6 8 6 20 11M-18 20C-8 17 8 17 18 20",
    ),
    "R": (
        (
            _FOOT,
            "M-25-40V-20L-16-12V16L-22 29H22L16 16V-12L25-20V-40H14V-32H5V-40H-5V-32H-14V-40Z",
        ),
        "M-16-12H16M-16 16H16M-25-22H25",
    ),
    "B": (
        (
            _FOOT,
            "M-9 10L-8 18L-21 29H21L8 18L9 10Z",
            "M0-36C15-27 22-12 15 2C13 6 11 8 9 10H-9C-11 8-13 6-15 2C-22-12-15-27 0-36Z",
            "M-5-40A5 5 0 1 0 5-40A5 5 0 1 0-5-40Z",
        ),
        "M0-22V-4M-8-13H8",
    ),
    "N": (
        (
            _FOOT,
            "M-21 29C-21 13-7 8-5-5C-11 0-17 2-21 7C-25 11-33 8-32 1C-30-8-21-14-19-23"
            "C-18-28-14-31-10-32L-9-43L0-34C16-34 27-20 26 4C26 15 24 21 22 29Z",
        ),
        "M-12-22A1 1 0 1 0-10-22A1 1 0 1 0-12-22M-27 3L-25 1M4-27C14-22 18-10 18 6",
    ),
    "P": (
        (
            _FOOT,
            "M-8-6C-6 9-13 19-20 29H20C13 19 6 9 8-6Z",
            "M-14-19A14 14 0 1 0 14-19A14 14 0 1 0-14-19Z",
        ),
        "M-15-5H15",
    ),
}


def draw_man(piece: str, x: float, y: float, half: float) -> str:
    """Return the drawing of "wK" for White's king, and so on, `half` pixels to each side of (x, y).

    >>> "wK"[1] in MEN, draw_man("bP", 0, 0, 20).startswith("<g transform='translate(0 0)")
    (True, True)
    """
    fill, ink = ("#fff", INK) if piece[0] == "w" else ("#3a3a3a", "#fff")
    outlines, lines = MEN[piece[1]]
    parts = [
        element("path", d=d, fill=fill, stroke=INK, stroke_width=4, stroke_linejoin="round")
        for d in outlines
    ]
    parts.append(
        element("path", d=lines, fill="none", stroke=ink, stroke_width=4, stroke_linecap="round")
    )
    size = f"translate({number(x)} {number(y)}) scale({number(half / 50)})"
    return element("g", *parts, transform=size)
