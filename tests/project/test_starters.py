"""The starters in other languages are made from the solutions; and what the tests of both share."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from make_starters import (
    BEGIN,
    END,
    INSTEAD,
    LANGUAGES,
    ROOT,
    RefusedError,
    drift,
    make,
    names,
    starter,
    strays,
)
from programs import chain, expected, inputs, large, mates_are_right, need

from gamegraphs.course.exercises import EXERCISES, exercise

THERE = pytest.mark.parametrize(
    "language", [name for name in LANGUAGES if (ROOT / "solutions" / name).is_dir()]
)


# The committed programs


@THERE
def test_a_starter_is_what_its_solution_makes(language):
    assert drift(language) == []


@THERE
def test_there_is_nothing_else_in_the_folders(language):
    assert strays(language) == []


@THERE
@pytest.mark.parametrize("entry", EXERCISES.values(), ids=lambda entry: entry.slug)
def test_every_exercise_has_a_program(language, entry):
    for side in ("exercises", "solutions"):
        assert (ROOT / side / language / LANGUAGES[language].path(entry)).is_file()


@THERE
def test_a_starter_gives_nothing_away(language):
    for entry in EXERCISES.values():
        source = (ROOT / "exercises" / language / LANGUAGES[language].path(entry)).read_text()
        assert "TODO" in source
        assert "SOLUTION" not in source
        assert INSTEAD not in source
        assert not any(hint in source for hint in entry.hints)


# The commands that the programs and README tell of, letter by letter


def shell(line, folder):
    """Run a line in a folder; `gamegraphs` is this one."""
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": here, "GOFLAGS": "", "GOPROXY": "off", "GOTOOLCHAIN": "local"}
    return subprocess.run(
        ["sh", "-ec", line], cwd=folder, env=env, capture_output=True, text=True, timeout=300
    )


def says_no(ran):
    """The judge ends with 1; beside the verdict stands at most what it tells on the way."""
    assert ran.returncode == 1, ran.stdout + ran.stderr
    how = r"(The program ended with .*\n|It did not come to an end in time\.\n)?"
    what = r"(This input goes wrong:[ \n][^:.]*|An input of .*)\n"
    way = rf"{what}{how}Looking for the smallest one, and .*\n"
    assert re.fullmatch(rf"({way})?", ran.stderr)


def told(source):
    """Return the commands in the head of a program: what is indented there."""
    head = source[: source.index("\n\n", source.index("From the folder"))].splitlines()
    lines = [line[2:] for line in head if line.startswith(("//\t", "//     "))]
    return [line.strip() for line in lines if not line.strip().startswith("import ")]


def whole_and(number):
    """All exercises, of which but one are long cases."""
    return [
        pytest.param(entry, id=entry.slug, marks=[] if entry.number == number else pytest.mark.long)
        for entry in EXERCISES.values()
    ]


@pytest.mark.parametrize(("language", "compiler"), [("go", "go"), ("java", "javac")])
@pytest.mark.parametrize("entry", whole_and(4))
def test_the_commands_in_the_head_of_a_starter_work(language, compiler, entry, tmp_path):
    need(compiler, "it comes with the language")
    folder = tmp_path / language
    shutil.copytree(ROOT / "exercises" / language, folder)
    (folder / "input.txt").write_text(entry.input_text(entry.example()))
    lines = told((folder / LANGUAGES[language].path(entry)).read_text())
    assert any("input.txt" in line for line in lines)
    *ways, last = lines
    for line in ways:
        ran = shell(line, folder)
        assert (ran.returncode, ran.stderr) == (0, ""), line
    assert f"gamegraphs judge {entry.number} -- " in last
    ran = shell(last, folder)
    says_no(ran)
    assert ran.stdout.startswith(f"Task {entry.number}, {entry.function}: not "), ran.stdout
    assert "no answer" not in ran.stdout


@pytest.mark.parametrize(("language", "compiler"), [("go", "go"), ("java", "javac")])
def test_the_commands_in_readme_work(language, compiler, tmp_path):
    need(compiler, "it comes with the language")
    shutil.copytree(ROOT / "exercises" / language, tmp_path / "exercises" / language)
    readme = (ROOT / "README.md").read_text()
    (line,) = re.findall(rf"^    (cd exercises/{language}\b.* gamegraphs judge .*)$", readme, re.M)
    ran = shell(line, tmp_path)
    says_no(ran)
    assert ran.stdout.startswith("Task 4, label_game: not "), ran.stdout


# That a starter is made as it should be

GOOD = f"""// The task.
{BEGIN}
// The idea.
{END}
int f(int[] x) {{
    {BEGIN}
    {INSTEAD} // TODO: write it.
    {INSTEAD} if (x == null) {{
    {INSTEAD}     return 1;
    {INSTEAD} }}
    {INSTEAD}
    {INSTEAD} return 0;
    return helper(x);
    {END}
}}

{BEGIN}
int helper(int[] x) {{ return 2; }}
{END}

int main() {{}}
"""


def test_a_region_is_replaced_by_what_it_says():
    assert starter(GOOD) == (
        "// The task.\nint f(int[] x) {\n    // TODO: write it.\n    if (x == null) {\n"
        "        return 1;\n    }\n\n    return 0;\n}\n\nint main() {}\n"
    )


REFUSED = {
    "not ended": (
        GOOD.replace(f"    {END}\n", ""),
        "line 16: a region begins inside that of line 6",
    ),
    "never ended": (f"{BEGIN}\n{INSTEAD} TODO\n", "line 1: the region that begins here does not"),
    "not begun": (f"{END}\n{GOOD}", "line 1: a region ends that has not begun"),
    "other indentation": (GOOD.replace(f"    {END}", END), "line 14: not indented as line 6 is"),
    "more on the line": (f"x {BEGIN}\n", "line 1: a marker stands alone"),
    "outside": (f"{INSTEAD} return 0;\n", "stands at the left, in a region"),
    "no TODO": (GOOD.replace("TODO", "To do"), "no line begins with"),
}


@pytest.mark.parametrize(("source", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_a_solution_of_another_form_is_refused(source, reason):
    with pytest.raises(RefusedError, match=reason):
        starter(source)


@pytest.fixture
def copied(tmp_path):
    """A folder with the solutions and starters of a small language."""
    for path in names("go"):
        file = tmp_path / "solutions" / "go" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(GOOD if path.endswith(".go") else "module gamegraphs/solutions\n")
    assert make("go", tmp_path) == len(EXERCISES) + 1
    assert make("go", tmp_path) == 0
    return tmp_path


def test_what_is_made_has_not_drifted(copied):
    assert drift("go", copied) == []
    assert strays("go", copied) == []
    assert "exercises" in (copied / "exercises/go/go.mod").read_text()


def test_every_kind_of_drift_is_found(copied):
    changed, gone, kept = (LANGUAGES["go"].path(EXERCISES[number]) for number in (1, 2, 3))
    (copied / "exercises/go" / changed).write_text("int f() {}\n")
    (copied / "exercises/go" / gone).unlink()
    (copied / "solutions/go" / kept).with_name("notes.txt").write_text("")
    found = drift("go", copied)
    assert [fault.partition(":")[0] for fault in found] == [
        f"exercises/go/{changed} is not what its solution makes",
        f"exercises/go/{gone} is missing",
    ]
    assert strays("go", copied) == [f"solutions/go/{EXERCISES[3].slug}/notes.txt"]
    (copied / "solutions/go" / gone).unlink()
    (copied / "solutions/go" / kept).write_text("int f() {}\n")
    found = drift("go", copied)
    assert found[0] == f"solutions/go/{gone} is missing"
    assert found[1].startswith(f"solutions/go/{kept}, no line begins with")


# That the tests of the programs would see a mistake


def test_a_missing_compiler_skips_or_fails(monkeypatch):
    monkeypatch.delenv("GAMEGRAPHS_NEED_LANGUAGES", raising=False)
    with pytest.raises(pytest.skip.Exception, match="not installed: install it"):
        need("no-such-compiler", "install it")
    monkeypatch.setenv("GAMEGRAPHS_NEED_LANGUAGES", "1")
    with pytest.raises(pytest.fail.Exception, match="not installed: install it"):
        need("no-such-compiler", "install it")


def test_many_inputs_are_tried():
    for number in EXERCISES:
        tried = inputs(number)
        assert len(tried) > 100 or number == 15
        assert tried[0] == exercise(number).example()


def test_what_is_expected_of_a_large_game():
    game = large(chain(5))
    wanted = {
        1: "0 1 0 1 0\n",
        2: "4\nnormal: LOSE\nmisere: WIN\n",
        3: "1 1 1 1 0\n\n0\n1\n2\n3\n",
        5: "1 0 1 0 1\n",
        6: "0 4\n1 3\n0 2\n1 1\n0 0\n",
        7: "0 1 0 1 0\n",
        9: "ACYCLIC\n0 1 0 1 0\n",
    }
    assert {number: expected(number, game)[1] for number in wanted} == wanted
    assert mates_are_right("1 3\n0 4\n", game)
    assert not mates_are_right("3 1\n0 4\n", game)
    assert not mates_are_right("1 3\n4 0\n", game)
