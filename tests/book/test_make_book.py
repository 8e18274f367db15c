"""What is taken out of the theme's pages and scripts, or put in its place."""

from pathlib import Path

import pydata_sphinx_theme
import pytest
from make_book import asked_when_near

(THEME,) = Path(pydata_sphinx_theme.__file__).parent.rglob("pydata-sphinx-theme.js")


def test_the_theme_measures_no_code_that_is_out_of_sight():
    script = THEME.read_text(encoding="utf-8")
    changed = asked_when_near(script)
    assert "forEach(e=>{e.tabIndex=" in script
    assert "forEach(e=>{e.tabIndex=" not in changed
    assert changed.count("IntersectionObserver") == script.count("IntersectionObserver") + 1


def test_another_theme_is_noticed():
    with pytest.raises(ValueError, match="in another way"):
        asked_when_near("e.tabIndex = 0")
