"""Names of pages: random, kept, and never drawn anew without a word."""

import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.grading.term.class_file import ClassFile

NAMES = [f"student {i}" for i in range(60)]


def test_names_stay_with_the_students(tmp_path):
    first = ClassFile(tmp_path / "week-1", tmp_path / "state").pages(NAMES)
    again = ClassFile(tmp_path / "week-1", tmp_path / "state").pages(["new", *NAMES])
    assert {name: again[name] for name in NAMES} == first
    assert ClassFile(tmp_path / "week-1", tmp_path / "state").pages(["new"])["new"] == again["new"]


def test_nobody_can_guess_a_name(tmp_path):
    pages = ClassFile(tmp_path / "week-1", tmp_path / "state").pages(NAMES)
    others = ClassFile(tmp_path / "week-2", tmp_path / "state").pages(NAMES)
    names = [*pages.values(), *others.values()]
    assert len(set(names)) == 2 * len(NAMES)
    for student, page in pages.items():
        assert re.fullmatch(r"[\w-]{22}", page)  # 128 bits
        assert student not in page
    alike = [sum(a == b for a, b in zip(*pair, strict=True)) for pair in combinations(names, 2)]
    assert max(alike) < 11  # no common beginning, no counter


def test_a_file_of_the_teachers_own(tmp_path):
    path = tmp_path / "kept" / "names.json"
    path.parent.mkdir()
    pages = ClassFile(tmp_path / "a", tmp_path / "state", path).pages(["ann"])
    assert ClassFile(tmp_path / "b", None, path).pages(["ann"]) == pages
    assert not (tmp_path / "state").exists()


def test_a_student_has_one_name_in_a_course_and_never_loses_an_older_one(tmp_path):
    state = tmp_path / "state"
    before = ClassFile(tmp_path / "week-1", state).pages(["ann"])
    weeks = []
    for week in ("week-1", "week-2", "week-3"):
        course = ClassFile(tmp_path / "course.toml", state)
        weeks.append(ClassFile(tmp_path / week, state, course=course).pages(["ann", "bob"]))
    assert weeks[0]["ann"] == before["ann"]  # an address that was given away
    assert weeks[1] == weeks[2]
    assert weeks[0]["bob"] == weeks[1]["bob"]
    assert ClassFile(tmp_path / "week-2", state).pages(["ann", "bob"]) == weeks[1]


def test_ids_say_nothing_of_who_it_is(tmp_path):
    of_class = ClassFile(tmp_path / "week-1", tmp_path / "state")
    ids = of_class.ids(NAMES)
    assert len(set(ids.values())) == len(NAMES)
    assert not set(ids.values()) & set(of_class.pages(NAMES).values())
    assert sorted(ids.values()) != list(ids.values())
    assert ClassFile(tmp_path / "week-1", tmp_path / "state").ids(NAMES) == ids


def test_overrides_of_the_last_run_are_found_again(tmp_path):
    where = tmp_path / "overrides.csv"
    assert ClassFile(tmp_path / "w", tmp_path / "s").overrides is None
    ClassFile(tmp_path / "w", tmp_path / "s").remember_overrides(where)
    assert ClassFile(tmp_path / "w", tmp_path / "s").overrides == where.resolve()
    assert ClassFile(tmp_path / "other", tmp_path / "s").overrides is None


def test_late_days_and_the_roster_of_the_last_run_are_found_again(tmp_path):
    kept = ClassFile(tmp_path / "w", tmp_path / "s")
    assert (kept.kept_path("late_days"), kept.late_cost) == (None, (0.0, 0.0))
    kept.remember("late_days", str(tmp_path / "late.csv"))
    kept.remember("late_cost", [0.0, 0.1])
    kept = ClassFile(tmp_path / "w", tmp_path / "s")
    assert (kept.kept_path("late_days"), kept.late_cost) == (tmp_path / "late.csv", (0.0, 0.1))
    assert kept.kept_path("roster") is None


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", "[" * 10**5, '{"pages": {"ann": "../../index"}, "ids": {}}',
        '{"pages": {"ann": 5}, "ids": {}}', '{"pages": {"a": "abcde", "b": "abcde"}, "ids": {}}',
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_an_error(tmp_path, text):
    path = tmp_path / "names.json"
    path.write_text(text)
    with pytest.raises(GameGraphError, match=r"the names of pages in .* cannot be read"):
        ClassFile(tmp_path, None, path)
    assert path.read_text() == text


def test_a_link_is_not_followed(tmp_path):
    true = tmp_path / "true.json"
    true.write_text(json.dumps({"pages": {}, "ids": {}}))
    (tmp_path / "names.json").symlink_to(true)
    with pytest.raises(GameGraphError, match="cannot be read"):
        ClassFile(tmp_path, None, tmp_path / "names.json")


def test_what_cannot_be_kept_stops_nothing_and_is_told_of(tmp_path):
    course = ClassFile(tmp_path / "course.toml", Path("/dev/null/x"))
    found = ClassFile(tmp_path, tmp_path / "state", course=course)
    assert found.problem == ""
    assert len(found.pages(["ann"])["ann"]) > 10
    assert found.problem.startswith("nothing is kept for the next run: /dev/null/x/")
