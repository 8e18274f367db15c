"""What is taken out of the theme's pages and scripts, or put in its place."""

from pathlib import Path

import pydata_sphinx_theme
import pytest
from make_book import asked_when_near, with_themes

ROOT = Path(__file__).resolve().parents[2]
(THEME,) = Path(pydata_sphinx_theme.__file__).parent.rglob("static/scripts/pydata-sphinx-theme.js")


def test_the_theme_measures_no_code_that_is_out_of_sight():
    script = THEME.read_text(encoding="utf-8")
    changed = asked_when_near(script)
    at_once = "forEach(e=>{e.tabIndex="
    assert changed.count(at_once) == script.count(at_once) - 1
    assert changed.count("new IntersectionObserver") == script.count("new IntersectionObserver") + 1


def test_another_theme_is_noticed():
    with pytest.raises(ValueError, match="in another way"):
        asked_when_near("e.tabIndex = 0")


def test_the_animation_can_be_told_to_be_dark_or_light():
    page = (ROOT / "notebooks/animation.html").read_text(encoding="utf-8")
    told = with_themes(page)
    dark = page.partition("(prefers-color-scheme: dark) {")[2].partition("{")[2].partition("}")[0]
    assert f":root[data-theme=dark] {{ color-scheme: dark;{dark}}}" in told
    assert ":root[data-theme=light] { color-scheme: light; --paper: #fff;" in told
    with pytest.raises(ValueError, match="in another way"):
        with_themes(page.replace("prefers-color-scheme", "color"))
