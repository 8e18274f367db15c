"""Pages: what is put into a template is escaped, and what is missing is an error."""

import sys

import jinja2
import pytest

from gamegraphs.course.pages import page
from gamegraphs.outcome import GameGraphError


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "a.html").write_text("<p>{{ name }}</p>")
    return tmp_path


def test_texts_are_escaped(folder):
    assert page(folder, "a.html", {"name": "<b>'"}) == "<p>&lt;b&gt;&#39;</p>"


def test_a_value_that_is_missing_is_an_error(folder):
    with pytest.raises(jinja2.UndefinedError):
        page(folder, "a.html", {})


def test_without_jinja2_it_is_said_what_to_install(folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "jinja2", None)
    with pytest.raises(GameGraphError, match=r'pip install "gamegraphs\[grade\]"'):
        page(folder, "a.html", {"name": ""})
