"""What is wrong with a page is found: on small sites with one fault each."""

import json

import pytest
from site_pages import problems

GOOD = '<html lang="en"><head><title>{}</title></head><body><p id="here">{}</p></body></html>'
FAULTS = {
    "no page": '<a href="nowhere.html">x</a>',
    "no place": '<a href="other.html#nowhere">x</a>',
    "no place here": '<a href="#nowhere">x</a>',
    "no picture": '<img src="picture.png">',
    "no notebook": '<a href="run/lab/index.html?path=notebooks/none.ipynb">x</a>',
    "another host's script": '<script src="https://example.org/x.js"></script>',
    "another host's font": '<link rel="stylesheet" href="//example.org/x.css">',
}


def site(folder, text="", title="One", page=GOOD):
    (folder / "run/files/notebooks").mkdir(parents=True)
    (folder / "index.html").write_text(page.format(title, text), encoding="utf-8")
    (folder / "other.html").write_text(GOOD.format("Two", ""), encoding="utf-8")
    return folder


def test_a_good_site_has_no_problem(tmp_path):
    text = (
        '<a href="other.html#here">x</a><a href="#here">x</a><a href="https://example.org">x</a>'
        '<a href="run/lab/index.html?path=notebooks/a.ipynb">x</a><img src="data:image/gif,">'
    )
    folder = site(tmp_path, text)
    cell = {"cell_type": "markdown", "source": ["[x](b.ipynb#y) [z](https://example.org)"]}
    for name in ("a", "b"):
        path = folder / f"run/files/notebooks/{name}.ipynb"
        path.write_text(json.dumps({"cells": [cell]}), encoding="utf-8")
    assert problems(folder) == []


@pytest.mark.parametrize("text", FAULTS.values(), ids=FAULTS)
def test_each_fault_is_found(tmp_path, text):
    assert len(problems(site(tmp_path, text))) in (1, 2)


@pytest.mark.parametrize(
    ("title", "page", "said"),
    [
        ("Two", GOOD, "2 pages have the title 'Two'"),
        ("", GOOD, "index.html has no title"),
        ("One", GOOD.replace(' lang="en"', ""), "index.html does not say its language"),
    ],
)
def test_titles_and_languages_are_looked_at(tmp_path, title, page, said):
    assert problems(site(tmp_path, title=title, page=page)) == [said]


def test_a_notebook_and_a_style_sheet_are_read(tmp_path):
    folder = site(tmp_path)
    cell = {"cell_type": "markdown", "source": "[x](none.ipynb)"}
    path = folder / "run/files/notebooks/a.ipynb"
    path.write_text(json.dumps({"cells": [cell]}), encoding="utf-8")
    (folder / "a.css").write_text(
        "@font-face { src: url(https://example.org/f) }", encoding="utf-8"
    )
    assert problems(folder) == ["a.css loads https://example.org/f", "a.ipynb leads to none.ipynb"]
