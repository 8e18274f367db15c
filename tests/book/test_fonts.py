"""The icons' fonts keep what the stylesheet writes, and nothing else."""

from pathlib import Path

import pydata_sphinx_theme
from fonts import cut_fonts
from fontTools.ttLib import TTFont

THEME = Path(pydata_sphinx_theme.__file__).parent


def test_only_the_icons_that_are_used_remain(tmp_path):
    for name in ("fa-solid-900.woff2", "fa-brands-400.woff2"):
        (path,) = THEME.rglob(name)
        (tmp_path / name).write_bytes(path.read_bytes())
    before = TTFont(tmp_path / "fa-solid-900.woff2").getBestCmap()
    cut_fonts(tmp_path, '.a{--fa:"\uf002"}.b{--fa:"\uf062"}p{content:"\u2713"}')
    (left,) = tmp_path.iterdir()  # no icon is a brand's
    after = TTFont(left).getBestCmap()
    assert after == {sign: before[sign] for sign in (0xF002, 0xF062)}
    assert len(before) > 1000
    assert left.stat().st_size < 2000
