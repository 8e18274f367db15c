"""Attacks on the grader: nobody gains a point, harms others, stops the run or leaves a trace.

What each submission tries stands in `attacks.py`. Many are graded in one folder, beside
students who have done nothing wrong.
"""

import csv
import io
import json
import os
import socket
import sys
import time
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from unicodedata import normalize

import helpers
import pytest
from attacks import ATTACKS, PIECES, SECRET

from gamegraphs.cli import main
from gamegraphs.course.grading import grade as grading
from gamegraphs.course.grading import protection as protection_module
from gamegraphs.course.grading import submitted
from gamegraphs.course.grading.fork_server import close_idle
from gamegraphs.course.grading.grade import grade_one
from gamegraphs.course.grading.protection import protection
from gamegraphs.course.grading.report import table, to_csv, to_json
from gamegraphs.course.grading.reports.pages import write_pages
from gamegraphs.course.grading.submission import Submission
from gamegraphs.course.grading.submitted import MOST_SECONDS, Submitted
from gamegraphs.course.running import sandbox
from gamegraphs.course.running.sandbox import BUBBLEWRAP, NOBODY, PLAIN

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs fork"),
    pytest.mark.machine,
]
SEED = 7

HONEST = PIECES["RIGHT"] + "\nlabel_game = right\n"
LINUX = sys.platform.startswith("linux")
# Each takes 2 to 60 seconds, most of it waiting for something that does not end.
LONG = {
    "another-thread", "asleep", "asleep-outside", "backtracking", "busy-thread", "endless-in-c",
    "endless-iterator", "endless-outside", "expected-answers", "forks-in-c", "frames-reset",
    "huge-number", "iterators-of-sets", "json-dumped", "just-in-time", "known-families",
    "large-answer", "long-error", "long-texts", "looks-reset", "memory-outside", "meter-patched",
    "pipe-closed-asleep", "requests-read", "spawned", "threads", "tracing-off", "tracing-own",
}  # fmt: skip
# One of each kind that the clock ends meets the clock as it is; for the others it is put forward.
TRUE_CLOCK = {"asleep", "asleep-outside", "just-in-time", "pipe-closed-asleep", "tracing-off"}


@pytest.fixture
def place(tmp_path):
    """Return a folder for submissions, beside one that everybody may write to."""
    outside = tmp_path / "outside"
    outside.mkdir()
    outside.chmod(0o777)
    kept = outside / "kept.txt"
    kept.write_text(f"{SECRET}, in a file")
    kept.chmod(0o666)
    folder = tmp_path / "handed-in"
    folder.mkdir()
    return folder


def grade_folder(folder, **more):
    """Return the grades, also on a machine that does not keep files out of reach."""
    make_inputs()
    return grading.grade_folder(folder, seed=SEED, unsafe=True, **more)


@cache
def make_inputs():
    """Make all inputs and solve them once: the processes that grade are forked from this one."""
    with TemporaryDirectory() as folder:
        hand_in(Path(folder), "honest", HONEST)
        grade_one(Submission("honest", 4, Path(folder) / "honest" / "task_04.py"), SEED)
    close_idle()  # the process that waits for another submission


def hand_in(folder, name, source, file="task_04.py"):
    student = folder / name
    student.mkdir(exist_ok=True)
    source = source.replace("@MARK@", mark(folder)).replace("@PARENT@", str(os.getpid()))
    source = source.replace("@DASHES@", "-" * 3000).replace("@OPEN@", "(" * 5000)
    (student / file).write_text(source.replace("@OUTSIDE@", str(folder.parent / "outside")))


def mark(folder):
    return f"mark-{os.getpid()}-{folder.parent.name}"


def put_forward(monkeypatch, most=MOST_SECONDS):
    """Set shorter limits for grading, with much room for who is honest: they need 0.1 and 1 s."""
    helpers.put_forward(monkeypatch)
    monkeypatch.setattr(submitted, "MOST_SECONDS", most)


def grade_all(folder, attacks, monkeypatch, jobs=2):
    """Grade these attacks and two honest students; return the attackers' grades by name."""
    monkeypatch.setenv("GRADERS_SECRET", f"{SECRET}, in the environment")
    attacks = [a for a in attacks if protection().files or a.name not in READS_FILES]
    for attack in attacks:
        hand_in(folder, attack.name, attack.source)
    for name in ("an-honest-student", "zoe-honest-too"):
        hand_in(folder, name, HONEST)
    true = Submitted.command
    marked = lambda self: [*true(self), mark(folder)]  # noqa: E731
    monkeypatch.setattr(Submitted, "command", marked)  # so that its processes can be found
    start = time.monotonic()
    grades = grade_folder(folder, jobs=jobs)
    assert time.monotonic() < start + (MOST_SECONDS + 30) * len(attacks) / 2
    found = {grade.student: grade for grade in grades.grades}
    assert len(found) == len(attacks) + 2
    for name in ("an-honest-student", "zoe-honest-too"):
        honest = found.pop(name)
        assert (honest.points, honest.status) == (5.0, "right"), honest.text
    return grades, found


def nothing_is_left(folder):
    """Check that no process and no file is left, and that nothing was changed outside."""
    outside = folder.parent / "outside"
    assert [path.name for path in outside.iterdir()] == ["kept.txt"]
    assert (outside / "kept.txt").read_text() == f"{SECRET}, in a file"
    assert (outside / "kept.txt").stat().st_mtime > 10**9
    for place in ("/tmp", "/var/tmp", "/dev/shm", "/", str(Path(sandbox.__file__).parents[3])):
        assert not [name for name in os.listdir(place) if mark(folder) in name]
    assert {path.name for path in folder.iterdir() if path.is_file()} == set()
    if LINUX:
        time.sleep(0.3)
        assert not processes(mark(folder))


def processes(text):
    """Return the processes whose command contains a text; a fork keeps the command it had."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            command = (path / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if text in command:
            found.append((path.name, command[-100:]))
    return found


def check_attackers(attacks, grades, found):
    texts = []
    for attack in attacks:
        if attack.name in READS_FILES and not protection().files:
            continue
        grade = found[attack.name]
        assert grade.points <= attack.most, (attack.name, grade.text)
        assert grade.status != "failed", (attack.name, grade.text)
        assert SECRET not in grade.html + grade.text, attack.name
        assert len(grade.html) < 100_000, attack.name
        assert set(tags(grade.html)) <= HARMLESS, attack.name
        texts.append(grade.text)
    for text in (*texts, table(grades), to_csv(grades), to_json(grades)):
        text.encode()
        assert "\x1b" not in text


HARMLESS = {"div", "p", "strong", "code", "table", "tbody", "tr", "td", "svg", "title", "desc"}
HARMLESS |= {"g", "path", "circle", "rect", "polygon", "line", "text", "tspan", "defs", "marker"}
HARMLESS |= {"figure", "figcaption", "img", "span", "style"}


def tags(page):
    found = []

    class Parser(HTMLParser):
        def handle_starttag(self, tag, attributes):
            found.append(tag)
            assert not any(name.startswith("on") for name, _ in attributes)
            assert tag != "img" or dict(attributes)["src"].startswith("data:image/svg+xml")

    Parser().feed(page)
    return found


def test_there_are_enough_attacks():
    assert len(ATTACKS) >= 80
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS)
    assert not LONG - {attack.name for attack in ATTACKS}
    assert TRUE_CLOCK < LONG
    assert all(attack.tries.endswith(".") for attack in ATTACKS)


# Each share is graded in one folder; the processes of the tests take them in turn.
SHARES, LONG_SHARES = 8, 4


@pytest.mark.parametrize(
    "share", [0, *(pytest.param(i, marks=pytest.mark.long) for i in range(1, SHARES))]
)
def test_no_attack_gains_a_point_or_leaves_a_trace(place, monkeypatch, share):
    put_forward(monkeypatch)
    attacks = [attack for attack in ATTACKS if attack.name not in LONG][share::SHARES]
    grades, found = grade_all(place, attacks, monkeypatch)
    check_attackers(attacks, grades, found)
    nothing_is_left(place)


@pytest.mark.long
@pytest.mark.parametrize("share", range(LONG_SHARES))
def test_no_slow_attack_either(place, monkeypatch, share):
    put_forward(monkeypatch, most=8.0)
    attacks = [attack for attack in ATTACKS if attack.name in LONG - TRUE_CLOCK]
    attacks = attacks[share::LONG_SHARES]
    grades, found = grade_all(place, attacks, monkeypatch)
    check_attackers(attacks, grades, found)
    nothing_is_left(place)


@pytest.mark.long
def test_no_attack_outlasts_the_clock(place, monkeypatch):
    attacks = [attack for attack in ATTACKS if attack.name in TRUE_CLOCK]
    grades, found = grade_all(place, attacks, monkeypatch, jobs=len(attacks))  # they only wait
    check_attackers(attacks, grades, found)
    nothing_is_left(place)


# Without bubblewrap

# What can only be stopped where files are out of reach.
READS_FILES = {"files-read", "package-on-disk", "finders-gone", "parents-root"}
WEAK = (
    "files-read", "package-on-disk", "package-solves", "memory-read", "process-memory-calls",
    "writing", "forks", "sockets", "signals", "limits-raised", "shadowing", "replies-malformed",
    "crash", "os-exit", "line-without-end", "numbers-that-differ", "solver-library", "finders-gone",
    "parents-root", "shared-memory", "rings-of-requests",
)  # fmt: skip
WEAK_LONG = ("forks-in-c", "spawned", "pipe-closed", "abort", "endless", "memory", "threads")


@pytest.fixture
def weaker(monkeypatch):
    """Return what makes this machine one that has less: no bubblewrap, perhaps no Landlock."""

    def weaken(kind, landlock):
        python = readable_python() if kind == NOBODY else sys.executable
        if python is None:
            pytest.skip("only root can become another user, if that user can read the interpreter")
        monkeypatch.setattr(sandbox.sys, "executable", python)
        for module in (sandbox, protection_module):
            monkeypatch.setattr(module, "isolation", lambda: kind)
        if not landlock:
            monkeypatch.setattr(sandbox, "readable", list)
        now = protection.__wrapped__()  # what it says is kept for a whole process
        for module in (grading, sys.modules[__name__]):
            monkeypatch.setattr(module, "protection", lambda: now)
        if not now.calls:
            pytest.skip("the kernel has no filter for system calls")
        if landlock and not now.files:
            pytest.skip("the kernel has no Landlock")
        assert now.files == landlock

    return weaken


@pytest.mark.parametrize(
    "names", [WEAK, pytest.param(WEAK_LONG, marks=pytest.mark.long)], ids=["quick", "slow"]
)
@pytest.mark.parametrize(
    "landlock", [True, pytest.param(False, marks=pytest.mark.long)], ids=["landlock", "no-landlock"]
)
@pytest.mark.parametrize("kind", [NOBODY, PLAIN], ids=["nobody", "plain"])
def test_the_weaker_levels_hold_too(place, monkeypatch, weaker, kind, landlock, names):
    """Without bubblewrap and without Landlock only files can be read, and the reports say so."""
    weaker(kind, landlock)
    chosen = [a for a in ATTACKS if a.name in names]
    assert len(chosen) == len(names)
    grades, found = grade_all(place, chosen, monkeypatch)
    check_attackers(chosen, grades, found)
    nothing_is_left(place)
    assert ("NOT PROTECTED" in grades.isolation) != landlock


@pytest.mark.parametrize("landlock", [True, False], ids=["landlock", "no-landlock"])
def test_a_submission_does_not_read_the_memory_of_another(weaker, landlock):
    weaker(PLAIN, landlock)
    code = """
        import os
        def look(pid):
            found = []
            for name in ("mem", "environ", "maps"):
                try:
                    with open(f"/proc/{pid}/{name}", "rb") as file:
                        file.read(1)
                    found.append(name)
                except OSError:
                    pass
            return found
    """
    runs = [Submitted([dedent(code)], "look", "plain") for _ in range(2)]
    try:
        list(runs[0].results([[0]]))
        assert runs[0]._pid
        (reply,) = runs[1].results([[runs[0]._pid]])
        assert reply.value == []
    finally:
        for run in runs:
            run.close()


def test_no_class_is_graded_where_submissions_can_read_files(place, weaker, capsys):
    """`grade` says what is missing and what to install; with --unsafe every report says it."""
    weaker(PLAIN, landlock=False)
    hand_in(place, "ann", HONEST)
    assert main(["grade", str(place)]) == 1
    said = capsys.readouterr().err
    gap = "a submission can read every file that you can read"
    for words in (gap, "other submissions", "bubblewrap", "Landlock", "--unsafe"):
        assert words in said
    assert os.listdir(place) == ["ann"]
    out, pages = place.parent / "grades.json", place.parent / "pages"
    files = ["--json", str(out), "--html", str(pages)]
    assert main(["grade", str(place), "--unsafe", *files]) == 0
    warning = f"NOT PROTECTED: {gap}"
    assert warning in capsys.readouterr().out
    report = json.loads(out.read_text())
    assert warning in report["isolation"]
    assert report["students"]["ann"]["04"]["points"] == 5.0
    written = [pages / "index.html", *(pages / "students").glob(f"{'?' * 22}.html")]
    assert len(written) == 2
    assert all(warning in page.read_text() for page in written)


def test_a_python_behind_links_is_found_in_bubblewrap(tmp_path, monkeypatch):
    """An environment's Python is a link, often to a link in a folder of the user's programs."""
    if sandbox.isolation() != BUBBLEWRAP:
        pytest.skip("no bubblewrap that works: apt-get install bubblewrap")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python3").symlink_to(sys.executable)
    (tmp_path / "python").symlink_to("bin/../bin/python3")
    monkeypatch.setattr(sandbox.sys, "executable", str(tmp_path / "python"))
    assert sandbox.isolation.__wrapped__() == BUBBLEWRAP
    hand_in(tmp_path, "ann", HONEST)
    assert grade_one(Submission("ann", 4, tmp_path / "ann" / "task_04.py"), SEED).points == 5.0


def readable_python():
    """Return a Python 3.11 or later that every user may run, for the tests of the user nobody."""
    if not LINUX or os.geteuid() != 0:
        return None
    asks = "import sys; sys.exit(sys.version_info < (3, 11))"
    for python in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        if os.path.exists(python) and sandbox._works([python, "-I", "-c", asks], user=65534):
            return python
    return None


def test_what_a_submission_finds_around_it():
    """No network, no other processes, nothing to write to, no rights, no files left open."""
    code = """
        import glob, os
        def look(x):
            status = dict(line.split(":", 1) for line in open("/proc/self/status"))
            writable = []
            for folder in ("", "/tmp", "/dev", "/dev/shm", "/course", "/proc", "/usr", "/var"):
                try:
                    with open(folder + "/x", "w"):
                        writable.append(folder)
                except OSError:
                    pass
            try:
                os.fork()
            except OSError:
                writable.append("no fork")
            except PermissionError:
                pass
            return [
                os.getuid(), int(status["CapEff"], 16), int(status["NoNewPrivs"]),
                int(status["Seccomp"]), len(os.listdir("/proc/self/fd")),
                open("/proc/net/dev").read().count(":"), len(glob.glob("/proc/[0-9]*")),
                sorted(os.environ), writable,
            ]
    """
    if sandbox.isolation() != BUBBLEWRAP:
        pytest.skip("no bubblewrap that works: apt-get install bubblewrap")
    run = Submitted([dedent(code)], "look", "plain")
    try:
        (reply,) = run.results([[0]])
    finally:
        run.close()
    user, rights, no_new, filtered, files, networks, others, names, writable = reply.value
    assert user not in (0, os.getuid())
    assert (rights, no_new, networks) == (0, 1, 1)
    assert filtered == (2 if protection().calls else 0)
    assert files <= 9
    assert others <= 3
    assert set(names) <= {"LC_CTYPE", "OPENBLAS_NUM_THREADS", "PWD"}
    assert writable in ([], ["no fork"])


# Files that are no files, and names that are no names

FILES = {
    "link": ("LINK", "the file is a link to another one"),
    "pipe": ("PIPE", "it is not a file"),
    "folder": ("FOLDER", "it is not a file"),
    "socket": ("SOCKET", "the file cannot be read"),
    "large": (b"x" * (10 << 20) + b"y", "larger than 10 MB"),
    "latin-1": (b"def label_game(moves):\n    return '\x81'\n", "is not UTF-8 text (byte 35)"),
    "utf-16": ("def f(): pass".encode("utf-16"), "there is no function label_game"),
    "no-encoding": (b"# coding: rot13\n", "is not UTF-8 text"),
    "nul": (b"def label_game(m):\0 pass", "null bytes"),
    "empty": (b"", "there is no function label_game"),
    "bad-syntax": (b"x = (", "SyntaxError in line 1 of the file"),
}
NOTEBOOKS = {
    "half": ("{", "the notebook is not JSON"),
    "deep": ("[" * 100_000, "the notebook is not JSON"),
    "long-number": ('{"cells": ' + "9" * 10_000 + "}", "the notebook is not JSON"),
    "list": ("[]", "the notebook has no cells"),
    "no-list": ('{"cells": {}}', "the notebook has no cells"),
    "no-cells": ('{"cells": []}', "there is no function label_game"),
    "odd-cells": (
        '{"cells": [1, null, {"cell_type": "code"}, {"cell_type": "code", "source": [1]}]}',
        "there is no function label_game",
    ),
    "surrogate": ('{"cells": [{"cell_type": "code", "source": "\\ud800"}]}', "UnicodeEncodeError"),
    "text-only": (
        '{"cells": [{"cell_type": "markdown", "source": "def label_game(m): return []"}]}',
        "there is no function label_game",
    ),
}


def put(path, content):
    """Put something under this name that need not be a file."""
    if content == "LINK":
        path.symlink_to("/dev/zero")
    elif content == "PIPE":
        os.mkfifo(path)
    elif content == "FOLDER":
        path.mkdir()
    elif content == "SOCKET":
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(path))
    elif isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content)


def test_what_cannot_be_read_is_told_so(tmp_path):
    for ending, cases in ((".py", FILES), (".ipynb", NOTEBOOKS)):
        for name, (content, _) in cases.items():
            (tmp_path / name).mkdir()
            put(tmp_path / name / f"task_04{ending}", content)
    hand_in(tmp_path, "honest", HONEST)
    found = {grade.student: grade for grade in grade_folder(tmp_path, jobs=2).grades}
    assert found.pop("honest").points == 5.0
    for name, (_, sentence) in {**FILES, **NOTEBOOKS}.items():
        grade = found.pop(name)
        assert (grade.points, grade.status) == (0.0, "unreadable")
        assert sentence in grade.text, name
    assert not found


def test_a_file_without_read_permission(tmp_path):
    hand_in(tmp_path, "eve", HONEST)
    (tmp_path / "eve" / "task_04.py").chmod(0)
    if os.access(tmp_path / "eve" / "task_04.py", os.R_OK):
        pytest.skip("root reads everything")
    (grade,) = grade_folder(tmp_path, jobs=2).grades
    assert (grade.status, grade.points) == ("unreadable", 0.0)
    assert "Permission denied" in grade.text


def test_links_to_the_work_of_others_are_not_followed(tmp_path):
    hand_in(tmp_path, "honest", HONEST)
    (tmp_path / "eve").symlink_to(tmp_path / "honest")
    (tmp_path / "mallory").mkdir()
    (tmp_path / "mallory" / "task_04.py").symlink_to(tmp_path / "honest" / "task_04.py")
    grades = grade_folder(tmp_path, jobs=2)
    assert {g.student: g.points for g in grades.grades} == {"honest": 5.0, "mallory": 0.0}
    assert "eve: the folder is a link to another one" in table(grades)


def test_a_file_that_changes_while_it_is_graded(tmp_path, monkeypatch):
    """What was there when it was read counts, and the run comes to its end."""
    hand_in(tmp_path, "eve", PIECES["WRONG"] + "label_game = wrong")
    hand_in(tmp_path, "honest", HONEST)

    def change(done, total):
        for name in ("eve", "honest"):
            with (tmp_path / name / "task_04.py").open("a") as file:
                file.write("\n# changed\n")

    grades = grade_folder(tmp_path, jobs=2, progress=change)
    assert [grade.points for grade in grades.grades] == [0.0, 5.0]


NAMES = [
    "=1+1", "  =cmd", "<script>alert(1)", "a\nb", "a..\\..", "\x1b[31mred", "-", "naïve", "%s{0}",
    os.fsdecode(b"caf\xe9"), os.fsdecode(b"caf\xe8"), "a,b\"c'd", "x" * 255, "\u202eevil",
    "\uff1d1+1", " \uff20cmd", "\u0915\u094d\u200d\u0937",  # full-width = and @; joined letters
]  # fmt: skip


def test_names_that_are_more_than_names(tmp_path):
    folder = tmp_path / "handed-in"
    folder.mkdir()
    source = "def label_game(moves): return [1 if row else 0 for row in moves]"
    for name in NAMES:
        hand_in(folder, name, source)
    grades = grade_folder(folder, jobs=2)
    assert sorted(grades.students()) == sorted(NAMES)
    assert sorted(json.loads(to_json(grades))["students"]) == sorted(NAMES)
    rows = list(csv.reader(io.StringIO(to_csv(grades))))
    assert len(rows) == 1 + len(NAMES)
    firsts = [normalize("NFKC", row[0].lstrip())[:1] for row in rows]
    assert not {"=", "+", "-", "@"} & {*firsts}
    assert NAMES[-1] in [row[0] for row in rows]  # as it is
    text = table(grades)
    text.encode()
    assert "\x1b" not in text
    assert len(text.splitlines()) == 3 + len(NAMES)  # the long one has a line of its own
    write_pages(grades, tmp_path / "pages")
    pages = list((tmp_path / "pages").rglob("*.html"))
    assert len(pages) == 2 + len(NAMES)  # that of the class, and one that keeps the list
    for page in pages:
        assert "<script" not in page.read_text(encoding="utf-8")


# The grader itself may die, too


def test_a_grader_that_is_killed_costs_nobody_the_grade(tmp_path, monkeypatch):
    """Each process that grades is killed once on the way; one submission kills every time."""
    for name in ("a", "b", "c", "d"):
        hand_in(tmp_path, name, HONEST)
    killed = tmp_path / "killed"
    killed.mkdir()
    true = grade_one

    def deadly(entry, seed):
        if entry.student == "c" or (entry.student != "a" and not (killed / entry.student).exists()):
            (killed / entry.student).touch()
            os.kill(os.getpid(), 9)
        return true(entry, seed)

    monkeypatch.setattr("gamegraphs.course.grading.grade.grade_one", deadly)
    grades = grade_folder(tmp_path, jobs=2)
    assert {g.student: (g.points, g.status) for g in grades.grades} == {
        "a": (5.0, "right"), "b": (5.0, "right"), "c": (0.0, "failed"), "d": (5.0, "right"),
    }  # fmt: skip
    assert "c, task 04: The grader could not go on" in table(grades)


def test_a_machine_that_fails_once_when_the_code_is_loaded(tmp_path, monkeypatch):
    hand_in(tmp_path, "honest", HONEST)
    true, calls = Submitted.command, []

    def command(self):
        calls.append(self)
        return ["false"] if len(calls) == 1 else true(self)

    monkeypatch.setattr(Submitted, "command", command)
    path = tmp_path / "honest" / "task_04.py"
    assert grade_one(Submission("honest", 4, path), SEED).points == 5.0
    assert len(calls) == 2
