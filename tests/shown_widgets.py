"""What the tests of the widgets share: what is shown, and its buttons.

A file of tests that imports this is skipped where there is no ipywidgets.
"""

import pytest

widgets = pytest.importorskip("ipywidgets")


def parts(shown, kind):
    """All widgets of a kind inside, in the order they are shown."""

    def walk(widget):
        yield widget
        for child in getattr(widget, "children", ()):
            yield from walk(child)

    return [widget for widget in walk(shown.box) if isinstance(widget, kind)]


def press(shown, text):
    (button,) = [b for b in parts(shown, widgets.Button) if b.description == text]
    assert not button.disabled
    assert button.layout.display != "none"
    button.click()


def words(shown):
    return " ".join(html.value for html in parts(shown, widgets.HTML) if "<svg" not in html.value)


def picture(shown):
    shown_texts = [str(getattr(part, "value", "")) for part in parts(shown, widgets.DOMWidget)]
    return "".join(text for text in shown_texts if "<svg" in text)
