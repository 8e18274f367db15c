"""Reports: whatever a submission says, a teacher's browser and spreadsheet get text."""

from dataclasses import replace
from html.parser import HTMLParser

import pytest
from helpers import run_child

from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise
from gamegraphs.course.grading.grade import Grade, Grades
from gamegraphs.course.grading.report import table, to_csv, write_pages

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "'><a href='javascript:alert(1)'>",
    "</title></style></table></main><iframe src=//evil>",
    "{{ 7 * 7 }}{% include '/etc/passwd' %}{# comment #}",
    "&lt;b&gt; &amp;",
    "<!--",
    "]]><b>",
    "\x1b[31mred\x07",
    "=cmd|' /C calc'!A0",
]
TAGS = {
    "html",
    "head",
    "meta",
    "title",
    "style",
    "body",
    "main",
    "footer",
    "h1",
    "h2",
    "p",
    "table",
}
TAGS |= {"thead", "tbody", "tr", "th", "td", "a", "ul", "li", "div", "strong", "code", "img"}


class Page(HTMLParser):
    """The text of a page; every tag and attribute in it must be one that the pages have."""

    def __init__(self, text):
        super().__init__()
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        assert tag in TAGS, tag
        for name, value in attributes:
            assert not name.startswith("on"), name
            if name == "href":
                assert value.startswith("student-")
            if name == "src":
                assert value.startswith("data:image/svg+xml")

    def handle_data(self, data):
        self.text += data

    def handle_comment(self, data):
        raise AssertionError(f"a comment: {data}")


def hostile(text, html=""):
    grades = [
        Grade(text, "04", 0.0, 5.0, "unreadable", text, {"acyclic": None}, text, html, "0"),
        Grade(f"{text} too", "04", 5.0, 5.0, "right", None, {"acyclic": True}, "", html, "1"),
    ]
    return Grades(1, text, grades, [text])


def pages(grades, folder):
    pytest.importorskip("jinja2")
    write_pages(grades, folder)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


@pytest.mark.parametrize("text", HOSTILE)
def test_names_and_texts_are_text_in_every_page(tmp_path, text):
    written = pages(hostile(text), tmp_path / "pages")
    assert sorted(written) == ["index.html", "student-001.html", "student-002.html"]
    shown = "".join(c if c.isprintable() else "\ufffd" for c in text)
    for name, page in written.items():
        found = Page(page)
        if name != "student-002.html":
            assert found.text.count(shown) >= 2, (name, found.text)
        assert "49" not in found.text
        assert "\x1b" not in page.replace(text, "")


def test_an_answer_that_returns_and_raises_html_is_text_in_its_page(tmp_path):
    """The feedback is HTML made by the verdict: it must have escaped what the answer says."""
    text = "".join(HOSTILE)

    def raises(moves):
        raise ValueError(text)

    def prints(moves):
        print(text)
        return [7] * len(moves)

    answers = [lambda moves: text, lambda moves: {text: text}, lambda moves: [text], raises, prints]
    for i, answer in enumerate(answers):
        verdict = examine(exercise(4), answer)
        grade = hostile("x").grades[0]
        grades = Grades(1, "x", [replace(grade, html=verdict._repr_html_())], [])
        for page in pages(grades, tmp_path / f"pages{i}").values():
            Page(page)


@pytest.mark.parametrize("text", HOSTILE)
def test_names_are_text_on_a_terminal_and_in_a_spreadsheet(text):
    grades = hostile(text)
    assert "\x1b" not in table(grades).replace(grades.isolation, "")
    assert not any(line[:1] in "=+-@" for line in to_csv(grades).splitlines())


def test_pages_without_jinja_are_an_error_that_says_what_to_install():
    code = """
        from pathlib import Path
        from gamegraphs import GameGraphError
        from gamegraphs.course.grading.grade import Grades
        from gamegraphs.course.grading.report import write_pages
        try:
            write_pages(Grades(1, "", []), Path("there-is-none"))
        except GameGraphError as problem:
            print(problem)
    """
    assert (
        run_child(code, blocked=("jinja2",)) == 'pages need Jinja2: pip install "gamegraphs[grade]"'
    )
