"""Reports: what they say, and that a browser and a spreadsheet get text whatever was sent in."""

import csv
import io
import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from handed_in import grade_folder, needs_fork
from helpers import run_child

from gamegraphs.cli import main
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise
from gamegraphs.course.grading.grades import Grade, Grades
from gamegraphs.course.grading.report import table, to_csv
from gamegraphs.course.grading.reports.pages import write_pages
from gamegraphs.course.grading.term.assignment import Assignment

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
TAGS |= {"h3", "span", "svg", "title", "desc", "rect", "text", "line"}
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
                assert value.startswith("students/")
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
    pages = {text: "1", f"{text} too": "2"}
    return Grades(1, text, grades, [text], Assignment(text), pages=pages)


def pages(grades, folder):
    pytest.importorskip("jinja2")
    write_pages(grades, folder)
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.html")
    }


@pytest.mark.parametrize("text", HOSTILE)
def test_names_and_texts_are_text_in_every_page(tmp_path, text):
    grades = hostile(text)
    written = pages(grades, tmp_path / "pages")
    assert sorted(written) == ["index.html", "students/1.html", "students/2.html",
                               "students/index.html"]  # fmt: skip
    shown = "".join(c if c.isprintable() else "\ufffd" for c in text)
    for name, page in written.items():
        found = Page(page)
        if name in ("index.html", "students/1.html"):
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


@pytest.mark.parametrize("text", HOSTILE)
def test_names_are_text_on_a_terminal_and_in_a_spreadsheet(text):
    grades = hostile(text)
    assert "\x1b" not in table(grades).replace(grades.isolation, "")
    assert not any(line[:1] in "=+-@" for line in to_csv(grades).splitlines())


def test_pages_without_jinja_are_an_error_that_says_what_to_install():
    code = """
        from pathlib import Path
        from gamegraphs import GameGraphError
        from gamegraphs.course.grading.grades import Grades
        from gamegraphs.course.grading.reports.pages import write_pages
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
    ann_page = report["totals"]["ann"]["page"]
    assert re.fullmatch(r"students/[\w-]{22}\.html", ann_page)
    assert list(report)[:3] == ["seed", "isolation", "students"]
    assert report["seed"] == 1
    assert list(report["students"]) == ["ann", "bob", "cem", "dee"]
    ann = report["students"]["ann"]
    assert list(ann) == ["04", "08", "15"]
    assert ann["08"] == {
        "points": 8.0, "max": 8.0, "status": "right", "misconception": None, "machine": 8.0,
        "override": None, "late": None, "file": "task_08.py",
        "parts": {"small": True, "large": True, "linear": True},
        "feedback": ann["08"]["feedback"],
    }  # fmt: skip
    assert (ann["04"]["points"], ann["04"]["misconception"]) == (0.0, "moves-win")
    assert ann["04"]["feedback"].startswith("Task 4, label_game: not yet.")
    assert (ann["15"]["status"], ann["15"]["points"], ann["15"]["file"]) == ("missing", 0.0, "")
    assert report["totals"]["ann"] == {"points": 8.0, "max": 23.0, "name": "", "page": ann_page}
    assert report["class"] == {"students": 4, "max": 23.0, "mean": 2.0, "median": 0.0}
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
    assert len(rows) == 12
    assert rows[1] == {
        "student": "ann", "task": "08", "points": "8", "max": "8", "status": "right",
        "misconception": "", "parts": "small large linear", "machine": "8", "override": "",
        "comment": "", "by": "", "late_days": "0", "late_lost": "0", "file": "task_08.py",
        "total": "8", "total_max": rows[0]["total_max"], "name": "", "page": "",
    }  # fmt: skip
    assert {row["status"] for row in rows if row["student"] == "cem"} == {"unreadable", "missing"}


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
    assert "2 of 4: every position with a move is WIN" in index.text
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
    page = (folder / index.links[0]).read_text(encoding="utf-8")
    assert replace(verdict, case=None)._repr_html_() in page
