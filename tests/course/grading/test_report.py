"""Reports: what they say, and that a browser and a spreadsheet get text whatever was sent in."""

import csv
import io
import json
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from handed_in import grade_folder, needs_fork
from helpers import run_child

from gamegraphs.cli import main
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


def hostile(text):
    verdict = {
        "status": "wrong", "parts": {"acyclic": False}, "found": [text], "mistake": None,
        "pictured": None, "summary": text, "next_step": text,
    }  # fmt: skip
    grades = [
        Grade(text, "04", 0.0, 5.0, "unreadable", text, {"acyclic": None}, text, None, "0"),
        Grade(f"{text} too", "04", 5.0, 5.0, "right", None, {"acyclic": True}, "", verdict, "1"),
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
        grades = Grades(1, "x", [replace(grade, verdict=verdict.as_dict())], [])
        for page in pages(grades, tmp_path / f"pages{i}").values():
            Page(page)


def test_the_seed_is_for_the_teacher_alone(tmp_path):
    written = pages(replace(hostile("x"), seed=2**127 + 9), tmp_path / "pages")
    assert [str(2**127 + 9) in written[name] for name in sorted(written)] == [True, False, False]


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


# The reports of a class


@pytest.mark.machine
@needs_fork
def test_the_json_report_has_the_promised_form(class_of_four, capsys):
    out = class_of_four.parent / "grades.json"
    assert main(["grade", "--unsafe", str(class_of_four), "--seed", "1", "--json", str(out)]) == 0
    report = json.loads(out.read_text())
    assert list(report) == ["seed", "isolation", "students"]
    assert report["seed"] == 1
    assert list(report["students"]) == ["ann", "bob", "cem", "dee"]
    assert report["students"]["ann"] == {
        "04": {"points": 0.0, "max": 5.0, "status": "wrong", "misconception": "moves-win"},
        "08": {"points": 8.0, "max": 8.0, "status": "right", "misconception": None},
    }
    assert report["students"]["dee"]["08"]["status"] == "unreadable"
    assert '"points": 0.0,' in out.read_text()
    assert '"max": 5.0,' in out.read_text()
    text = capsys.readouterr().out
    assert text.splitlines()[0].split() == ["student", "04", "08", "15", "total"]
    assert text.splitlines()[1].split() == ["ann", "0", "8", "-", "8"]
    assert text.splitlines()[-1] == f"seed 1; {report['isolation']}"


@pytest.mark.machine
@needs_fork
def test_csv(class_of_four):
    rows = list(csv.DictReader(io.StringIO(to_csv(grade_folder(class_of_four, 1, 2)))))
    assert len(rows) == 6
    assert rows[1] == {
        "student": "ann", "task": "08", "points": "8", "max": "8", "status": "right",
        "misconception": "", "parts": "small large linear",
    }  # fmt: skip


class ClosedPage(HTMLParser):
    """Reads a page: its text, its pictures, and whether every tag is closed in order."""

    def __init__(self, text):
        super().__init__()
        self.text, self.pictures, self.links, self.open = "", [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        if tag == "img":
            self.pictures.append(dict(attributes))
        if tag == "a":
            self.links.append(dict(attributes)["href"])
        if tag not in ("img", "meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.mark.machine
@needs_fork
def test_a_page_for_each_student_and_one_for_the_class(class_of_four):
    grades = grade_folder(class_of_four, 1, 2)
    folder = class_of_four.parent / "pages"
    write_pages(grades, folder)
    index = ClosedPage((folder / "index.html").read_text(encoding="utf-8"))
    assert len(index.links) == 4
    assert "every position with a move is WIN" in index.text
    assert "2task 4" in index.text  # how often, and where
    assert grades.isolation in index.text
    assert "Seed 1:" in index.text
    pages = {}
    for link in index.links:
        page = ClosedPage((folder / link).read_text(encoding="utf-8"))
        pages[page.text.strip().removeprefix("Grades of ")[:3]] = page
    ann = pages["ann"]
    (picture,) = ann.pictures
    assert picture["alt"].startswith("Game graph with 1 position. 0: DRAW, your answer WIN")
    assert "This looks like: every position with a move is WIN." in ann.text
    assert "small graphs with cycles" in ann.text
    verdict = examine(exercise(4), lambda moves: [1 if row else 0 for row in moves])
    assert verdict._repr_html_() in (folder / "student-001.html").read_text(encoding="utf-8")
