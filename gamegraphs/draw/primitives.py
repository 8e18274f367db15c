"""The elements of a picture as SVG text: shapes, lines, words, arrow heads, and the document.

Coordinates are pixels, y downward. Attributes are keywords in the order in which they are to be
written, `stroke_width=2` for stroke-width='2'. They stand in single quotes: a picture is shown
from a data address, where a double quote takes three characters. That, and one order of the
attributes on every machine, is why nothing from xml.etree stands here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Point = tuple[float, float]

INK = "#1a1a1a"
LINE = "#5a5a5a"
ALARM = "#8a1c00"
FONT = "system-ui, -apple-system, DejaVu Sans, Arial, sans-serif"


def number(value: float) -> str:
    """Return a coordinate with at most two decimals.

    >>> number(2.0), number(1.005), number(-0.001)
    ('2', '1', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *content: str, **attributes: float | str | None) -> str:
    """Return an element; attributes that are None are left out.

    >>> element("circle", cx=1.5, fill="none", stroke_width=None)
    "<circle cx='1.5' fill='none'/>"
    """
    written = "".join(
        f" {key.replace('_', '-')}='{escape(value) if isinstance(value, str) else number(value)}'"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(content)}</{name}>" if content else f"<{name}{written}/>"


def text(
    x: float,
    y: float,
    size: float,
    words: str,
    fill: str = INK,
    bold: bool = False,
    anchor: str | None = "middle",
    **more: float | str | None,
) -> str:
    """Return words on one line; (x, y) is the middle of their foot, or what `anchor` says."""
    look = {"text_anchor": anchor, "fill": fill, "font_weight": "bold" if bold else None}
    return element("text", escape(words), x=x, y=y, font_size=size, **look, **more)


def outlined_text(
    x: float, y: float, size: float, words: str, fill: str = INK, edge: float = 3
) -> str:
    """Return words with a white edge, readable where a line crosses them."""
    return text(x, y, size, words, fill, stroke="#fff", stroke_width=edge, paint_order="stroke")


def line(start: Point, end: Point, **style: float | str | None) -> str:
    """Return a straight line."""
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **style)


def path(points: Sequence[Point], **style: float | str | None) -> str:
    """Return a straight line of two points, or a curve of 3 k + 1: k cubic Bezier pieces."""
    first, *rest = (f"{number(x)} {number(y)}" for x, y in points)
    return element("path", d=f"M{first}{'L' if len(rest) == 1 else 'C'}{' '.join(rest)}", **style)


def polygon(points: Iterable[Point], **style: float | str | None) -> str:
    """Return a filled shape with these corners."""
    corners = " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return element("polygon", points=corners, **style)


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    corner: float | None = None,
    **style: float | str | None,
) -> str:
    """Return a rectangle by its upper left corner; `corner` is the radius of its corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=corner, **style)


def centred(
    x: float,
    y: float,
    half_width: float,
    half_height: float,
    corner: float | None = None,
    **style: float | str | None,
) -> str:
    """Return a rectangle by its centre."""
    left, top = x - half_width, y - half_height
    return rectangle(left, top, 2 * half_width, 2 * half_height, corner, **style)


def circle(x: float, y: float, radius: float, **style: float | str | None) -> str:
    """Return a circle."""
    return element("circle", cx=x, cy=y, r=radius, **style)


def group(parts: Iterable[str], **style: float | str | None) -> str:
    """Return parts with a style in common."""
    return element("g", "".join(parts), **style)


def translated(x: float, y: float, *parts: str) -> str:
    """Return parts moved to the right by x and down by y."""
    return element("g", *parts, transform=f"translate({number(x)} {number(y)})")


def badge(x: float, y: float, half_width: float, words: str, size: float, colour: str) -> str:
    """Return words in a white box around (x, y)."""
    frame = centred(x, y, half_width, HALF_BADGE, 4, fill="#fff", stroke=colour)
    return frame + text(x, y + 4, size, words, fill=colour)


HALF_BADGE = 8.5  # height


def arrow_head(name: str, colour: str, size: float) -> str:
    """Return a marker: a line with `marker_end="url(#name)"` ends in this head."""
    # The tip reaches the end of the line; the line itself ends inside the head.
    shape = element("path", d="M0 .8 10 5 0 9.2 2 5z", fill=colour)
    return (
        f"<marker id='{name}' viewBox='0 0 10 10' refX='9.5' refY='5' markerWidth='{size:g}' "
        f"markerHeight='{size:g}' markerUnits='userSpaceOnUse' orient='auto'>{shape}</marker>"
    )


def document(width: float, height: float, body: str, title: str, description: str) -> str:
    """Return an SVG document with a white ground, a title and a description."""
    w, h = number(width), number(height)
    described = element("desc", escape(description)) if description else ""
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {w} {h}' width='{w}' height='{h}' "
        f"role='img' font-family='{FONT}'><title>{escape(title)}</title>{described}"
        f"<rect width='{w}' height='{h}' rx='8' fill='#fff'/>{body}</svg>"
    )
