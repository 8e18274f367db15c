"""What all pictures of graphs share: arrows with their heads, a title above, and the document."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256

from ...text import sentence
from ...validate import as_text
from ..picture import Picture, TouchArea
from ..primitives import INK, LINE, arrow_head, document, group, text, translated

_TITLE = 30.0
_ID = "\0"  # stands in no name: see shapes.one_line


def heads() -> str:
    """Return the arrow heads that `arrows` uses; once in a picture."""
    return arrow_head(f"{_ID}t", LINE, 9) + arrow_head(f"{_ID}b", INK, 13)


def arrows(lines: Sequence[str], thick: bool = False) -> str:
    """Return paths as arrows: thin ones, or thick and dark for moves that matter."""
    if not lines:
        return ""
    colour, wide, name = (INK, "3.6", "b") if thick else (LINE, "1.6", "t")
    end = f"url(#{_ID}{name})"
    return group(lines, fill="none", stroke=colour, stroke_width=wide, marker_end=end)


def page(
    parts: Iterable[str],
    size: tuple[float, float],
    title: str | None,
    heading: str,
    words: str,
    places: Sequence[TouchArea] = (),
) -> Picture:
    """Return the picture of these parts, `size` pixels wide and high without the title above.

    heading, words : what is to be seen, for those who do not see it
    places : of the positions, without the title above
    """
    heading, words = as_text(heading, "title"), as_text(words, "desc")
    body = "".join(parts)
    width, height = size
    aside = above = 0.0
    if title is not None:
        wide = max(width, 9.0 * len(title) + 24)
        aside, above = (wide - width) / 2, _TITLE
        body = text(wide / 2, 23, 16, title, bold=True) + translated(aside, above, body)
        width, height = wide, height + _TITLE
    # Names of parts must differ between the pictures of a page, and be the same every time.
    body = body.replace(_ID, "g" + sha256(body.encode()).hexdigest()[:10])
    svg = document(width, height, body, heading, words)
    at = {u: (x + aside, y + above, w, h) for u, (x, y, w, h) in enumerate(places)}
    return Picture(svg, f"{sentence(heading)} {words}", at)
