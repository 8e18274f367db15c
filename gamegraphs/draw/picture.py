"""Picture: SVG text together with a text that says the same.

A notebook shows it as an `<img>` with the SVG in its address and the text as its alternative.
An `image/svg+xml` output would be hidden in a notebook that is not trusted, and has no
alternative text in JupyterLab.

On a narrow page the pictures of a row stand below each other, and a picture gets narrower only as
long as its type can be read; from there on it is scrolled to the side.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil
from os import PathLike
from typing import Any
from urllib.parse import quote

from .primitives import INK, document, element, number

# What may stand in the address as it is; the rest is percent-encoded.
_SAFE = " !'()*+,-./:;=?@_~$|[]"
_SIZE = re.compile(r"""\b(width|height)=['"]([\d.]+)['"]""")
_TYPE = re.compile(r"""\bfont-size=['"]([\d.]+)['"]""")
_GAP = 20.0
TouchArea = tuple[float, float, float, float]
_SMALLEST_TYPE = 10.0  # pixels
_NARROW_PAGE = 290.0  # what a phone leaves for an output


class Picture:
    """A picture for notebooks, pages and files.

    Attributes
    ----------
    svg : the picture, as SVG text
    alt : what is to be seen on it, in words
    places : where what can be clicked lies: x and y of its middle, half its width and height, in
        pixels; of a graph by the numbers of its positions, of a board by the (x, y) of its squares
    contents : what stands on the squares of a board

    >>> Picture("<svg viewBox='0 0 9 9' width='9' height='9'/>", "nothing")
    Picture: nothing
    """

    def __init__(
        self,
        svg: str,
        alt: str,
        places: Mapping[Any, TouchArea] | None = None,
        contents: Mapping[Any, object] | None = None,
    ) -> None:
        self.svg = svg
        self.alt = alt
        self.places = places or {}
        self.contents = contents or {}
        self._row: list[Picture] = []  # what stands side by side in it

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in pixels, as the first element says."""
        first = dict(_SIZE.findall(self.svg[: self.svg.index(">")]))
        return float(first["width"]), float(first["height"])

    def html(self) -> str:
        """Return an `<img>` element that needs no file and no network; of a row, one for each."""
        if self._row:
            return " ".join(picture.html() for picture in self._row)
        address = "data:image/svg+xml," + quote(self.svg, safe=_SAFE)
        least = self._least_width()
        narrow = least <= _NARROW_PAGE
        style = "max-width:100%" if narrow else f"max-width:100%;min-width:{ceil(least)}px"
        image = f'<img alt="{escape(self.alt)}" style="{style};height:auto" src="{address}">'
        if narrow:
            return image
        frame = "display:inline-block;max-width:100%;overflow-x:auto"
        return f'<span tabindex="0" style="{frame}">{image}</span>'

    def _least_width(self) -> float:
        """Return the width in pixels at which the smallest type is still readable."""
        sizes = [float(size) for size in _TYPE.findall(self.svg)]
        return self.size[0] * _SMALLEST_TYPE / min(sizes) if sizes else 0.0

    def save(self, path: str | PathLike[str]) -> None:
        """Write the SVG to a file."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.svg)

    @classmethod
    def row(cls, *pictures: Picture, captions: Sequence[str] = ()) -> Picture:
        """Return one picture of several, side by side, each under its caption.

        In a notebook they stand below each other where a page is too narrow for all.

        >>> dot = Picture("<svg viewBox='0 0 9 9' width='9' height='9'/>", "a dot")
        >>> Picture.row(dot, dot, captions=["before", "after"]).alt
        'before: a dot after: a dot'
        """
        if captions and len(captions) != len(pictures):
            raise ValueError(f"{len(captions)} captions for {len(pictures)} pictures")
        texts = list(captions) or [""] * len(pictures)
        above = 28.0 if captions else 0.0
        height = max((picture.size[1] for picture in pictures), default=0.0) + above
        x = 0.0
        parts = []
        for picture, text in zip(pictures, texts, strict=True):
            width, tall = picture.size
            room = max(width, 9.0 * len(text) + 16)
            if text:
                where = {"x": number(x + room / 2), "y": "20", "text_anchor": "middle"}
                look = {"font_size": "15", "font_weight": "bold", "fill": INK}
                parts.append(element("text", escape(text), **where, **look))
            left, top = x + (room - width) / 2, above + (height - above - tall) / 2
            place = f"<svg x='{number(left)}' y='{number(top)}' "
            parts.append(picture.svg.replace("<svg ", place, 1))
            x += room + _GAP
        heads = [f"{text}: " if text else "" for text in texts]
        alt = " ".join(head + p.alt for head, p in zip(heads, pictures, strict=True))
        row = cls(document(max(x - _GAP, 1.0), height, "".join(parts), alt, ""), alt)
        if len(pictures) > 1:
            row._row = [
                cls.row(picture, captions=[text] if text else [])
                for picture, text in zip(pictures, texts, strict=True)
            ]
        return row

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/html": self.html(), "text/plain": self.alt}

    def __repr__(self) -> str:
        return f"Picture: {self.alt}"
