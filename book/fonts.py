"""The fonts of icons, cut down to the icons that the pages use.

The theme brings three files with two thousand icons, 240 kB; a page shows a dozen of them, and asks
for a whole file to do so.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont


def cut_fonts(folder: Path, stylesheet: str) -> None:
    """Leave in the fonts of a folder the characters that its stylesheet writes, and no empty font.

    An icon is a character of Unicode's private area.
    """
    icons = {ord(sign) for sign in stylesheet if 0xE000 <= ord(sign) <= 0xF8FF}
    for path in folder.rglob("*.woff2"):
        font = TTFont(path, lazy=False)
        here = icons & set(font.getBestCmap())
        if not here:
            path.unlink()
            continue
        options = subset.Options(flavor="woff2", layout_features=[], hinting=False)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=here)
        cutter.subset(font)
        font.save(path)
