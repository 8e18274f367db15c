"""A picture that takes clicks: which places do, where they lie, what a click from a page does."""

import pytest

from gamegraphs.draw import Picture

pytest.importorskip("anywidget")
from gamegraphs.widgets.touch_picture import TouchPicture

PICTURE = Picture("<svg/>", "two places", {"a": (10, 20, 5, 6), "b": (30, 20, 5, 6)})


def test_only_places_with_a_title_that_are_on_the_picture_take_clicks():
    clicked = []
    shown = TouchPicture(clicked.append)
    shown.show(PICTURE, {"b": "To b", "elsewhere": "To nowhere"})
    assert shown.value == "<svg/>"
    assert shown.spots == [[0, 30, 20, 5, 6, "To b"]]
    shown._handle_custom_msg({"spot": 0}, [])  # as a page sends it
    assert clicked == ["b"]


def test_a_click_that_comes_too_late_is_not_taken_for_another():
    clicked = []
    shown = TouchPicture(clicked.append)
    shown.show(PICTURE, {"a": "To a", "b": "To b"})
    shown.show(PICTURE, {"a": "To a"})
    shown._handle_custom_msg({"spot": 1}, [])  # b was there when it was clicked
    assert clicked == []


def test_no_picture_has_no_places():
    shown = TouchPicture(print)
    shown.show(PICTURE, {"a": "To a"})
    shown.show(None, {"a": "To a"})
    assert (shown.value, shown.spots) == ("", [])
