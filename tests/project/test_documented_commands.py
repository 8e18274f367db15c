"""The commands that the documents tell of are run, letter by letter, as they stand there.

They are read from the documents: lines of shell, and `code` in a sentence that begins with a
program and goes on. Each is run in a folder that holds what the text presupposes, and what it says
that it writes has to be there afterwards. What is not run here stands in ELSEWHERE, with the
reason. So a command that is new in a document is run, or fails.
"""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
from contextlib import ExitStack
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
from disguised import HELPERS
from helpers import ROOT

from gamegraphs.cli.arguments import parser_of_commands
from gamegraphs.course.exercises import exercise
from gamegraphs.course.grading.protection import protection

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the lines are for a POSIX shell")

TEXTS = ("README.md", "TEACHING.md", "CONTRIBUTING.md", "PAST_ONE_MACHINE.md")
PROGRAM = re.compile(
    r'(?:\$ )?(?:\w+=(?:"[^"]*"|\S+) )*'
    r"(?:\S*bin/\S+|\.ci/\S+|\.|cd|dask|gamegraphs|git|make|nbgrader|npm|pip|printf|pytest|python\S*"
    r"|twine) +\S.*",
    re.DOTALL,
)
# Blocks that are no shell, by their beginnings.
NO_SHELL = ("course.toml       the", "from gamegraphs", "gamegraphs/\n")

# Commands that are not run here, and why. What is in brackets is done with them all the same.
ELSEWHERE = {
    r"make .*": "they install and test for minutes; .ci/run does (here: make -n)",
    r".*\bpip install .*": "they need the network; .ci/run installs (here: are there such extras?)",
    r"(python|python3.13) -m venv .*": "what follows it needs the network",
    r"pip freeze": "it is for whoever renews the pins",
    r"\. \.venv/bin/activate": "it stands for the PATH that the lines have here",
    r"(\.venv/bin/python|v/bin/python) -m pytest .*": "that is this run",
    r"(LC_ALL\S* .*python -m )?pytest .*": "tests of their own (here: they are found)",
    r"(\w+=\S+ |WITHOUT=.* )\.ci/stranger FILE": ".ci/run does; it makes users and needs root",
    r"python tools/make_(exercises|starters)\.py.*": "they write into the checkout; "
    "tests/project/test_exercises.py and test_starters.py compare what they write",
    r"python tools/time_grading\.py": "it takes a minute (here: with two students)",
    r"python -m build": "tests/project/test_wheel.py does",
    r"twine check .*": "tests/project/test_wheel.py does",
    r"python -m http\.server .*": "a server of Python's own, without an end",
    r"(\.venv/bin/)?gamegraphs course( my-folder)?": "tests/jupyterlab/test_launch.py does",
    r"gamegraphs bench.*": "they take minutes; tests/cli/test_commands.py has stand-ins",
    r"python -m gamegraphs\.bench\.tables .*": "minutes (here: with 1,000 moves)",
    r"cd exercises/(go|java)\b.*": "tests/project/test_starters.py does",
    r"nbgrader .*": "tests/course/grading/test_nbgrader_step.py does",
    r"gamegraphs grade course\.toml --forget": "tests/course/grading/term/test_command.py does",
}
# The commands of these sections, which follow from each other, are run in their order by
# tests/course/grading/term/test_command.py, which counts them.
IN_ORDER = ("Grading a class", "One file at a time")
# They belong together: all but the last go on until it has ended.
CLUSTERS = {
    "dask": ("dask scheduler", "dask worker ", "gamegraphs grade FOLDER --scheduler"),
    "spark": ("SPARK/bin/spark-class org.apache.spark.deploy.master",
              "SPARK/bin/spark-class org.apache.spark.deploy.worker", "gamegraphs solve shared"),
}  # fmt: skip
LONG = ("gamegraphs grade week-1 --roster class.csv", "gamegraphs sheet 4 --count 60")


def without_sections(text):
    """Return README without the blocks of the sections that are run in their order."""
    for heading in IN_ORDER:
        before, _, rest = text.partition(f"\n### {heading}\n")
        inside, *after = re.split(r"^(?=### )", rest, maxsplit=1, flags=re.M)
        text = before + re.sub(r"^    gamegraphs .*\n", "", inside, flags=re.M) + "".join(after)
    return text


@cache
def blocks():
    """Return the blocks of the documents that are to be typed, and what it would be otherwise."""
    found = []
    for path in [*(ROOT / name for name in TEXTS), *sorted((ROOT / "book/pages").glob("*.md"))]:
        text = without_sections(path.read_text(encoding="utf-8"))
        found += re.findall(r"^```(?:shell|bash|sh|console)\n(.*?)^```", text, re.M | re.DOTALL)
        text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.DOTALL)
        indented = re.findall(r"(?<=\n\n)((?:    .*\n)+)", text)
        found += [re.sub(r"^    ", "", block, flags=re.M) for block in indented]
    return [block for block in found if not block.startswith(NO_SHELL)]


@cache
def spans():
    """Return what stands as code in the sentences of the documents and the notebooks."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in TEXTS]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "book/pages").glob("*.md")]
    for folder in ("notebooks", "solutions"):
        for path in sorted((ROOT / folder).glob("*.ipynb")):
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            texts += ["".join(x["source"]) for x in cells if x["cell_type"] == "markdown"]
    plain = [re.sub(r"^(```.*?^```|    .*?$)", "", text, flags=re.M | re.DOTALL) for text in texts]
    return [" ".join(span.split()) for text in plain for span in re.findall(r"`([^`]+)`", text)]


def typed(block):
    """Return the commands of a block, without comments, and with what is printed after `$ `."""
    lines = block.replace("\\\n", " ").splitlines()
    prompts = [line for line in lines if line.startswith("$ ")]
    return [" ".join(re.sub(r"\s+# .*", "", line).split()) for line in prompts or lines]


ELSEWHERE_ONE = re.compile("|".join(f"(?:{pattern})" for pattern in ELSEWHERE))


def is_mention(span):
    """Return whether it is the name of a command: `gamegraphs grade`."""
    words = span.split()
    return len(words) == 2 and words[0] == "gamegraphs" and not ELSEWHERE_ONE.fullmatch(span)


INLINE = [span for span in spans() if PROGRAM.fullmatch(span)]
COMMANDS = list(
    dict.fromkeys(
        [line.removeprefix("$ ") for block in blocks() for line in typed(block)]
        + [span for span in INLINE if not is_mention(span)]
    )
)
PARTS_OF_CLUSTERS = tuple(begin for parts in CLUSTERS.values() for begin in parts)
RUN = [
    line for line in COMMANDS
    if not ELSEWHERE_ONE.fullmatch(line) and not line.startswith(PARTS_OF_CLUSTERS)
]  # fmt: skip


def matching(pattern):
    return [line for line in COMMANDS if re.fullmatch(pattern, line)]


# What the texts presuppose

CHEERFUL = "def label_game(moves):\n    return [1 if row else 0 for row in moves]\n"
PROGRAM_TEXT = """#!{python}
import sys
numbers = iter(map(int, sys.stdin.read().split()))
moves = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
{answer}
print(*label_game(moves))
"""


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A folder with an environment, a class, what it handed in, a game in each form, a program."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (tmp_path / "game.txt").write_text("5\n2 1 2\n1 3\n2 1 4\n0\n1 2\n")
    (tmp_path / "class.csv").write_text("student,name\nann,Ann Miller\nbob,Bob Young\n")
    for folder in ("week-1", "submissions", "FOLDER"):
        for student, answer in (("ann", HELPERS), ("bob", CHEERFUL), ("cem", HELPERS)):
            (tmp_path / folder / student).mkdir(parents=True)
            (tmp_path / folder / student / "task_04.py").write_text(answer)
    # The program is shut in, and an environment below /tmp is not there for it.
    python = Path(sys.executable).resolve()
    (tmp_path / "label_game").write_text(PROGRAM_TEXT.format(python=python, answer=CHEERFUL))
    (tmp_path / "label_game").chmod(0o755)
    (tmp_path / "notebooks").mkdir()
    shutil.copy(ROOT / "notebooks/00-start-here.ipynb", tmp_path / "notebooks")
    (tmp_path / "progress.json").write_text('{"version": 1}')
    (tmp_path / "shared/moves").mkdir(parents=True)
    if find_spec("pyarrow"):
        import pyarrow as pa
        from pyarrow import parquet

        table = pa.table({"source": [0, 0, 1, 2, 2, 4], "target": [1, 2, 3, 1, 4, 2]})
        for name in ("moves.parquet", "shared/moves/one.parquet"):
            parquet.write_table(table, tmp_path / name)
    monkeypatch.setenv("PATH", f"{tmp_path}/.venv/bin{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    return tmp_path


def shell(line, folder, seconds=300):
    return subprocess.run(
        ["bash", "-ec", line], cwd=folder, capture_output=True, text=True, timeout=seconds
    )


def needed(line):
    """Skip where a program or an extra is missing that the text tells to install."""
    if "similar" in line:
        pytest.importorskip("copydetect", reason='pip install "gamegraphs[similar]"')
    if ".parquet" in line:
        pytest.importorskip("duckdb", reason='pip install "gamegraphs[tables]"')
    if "pyspark" in line or "spark:" in line:
        pytest.importorskip("pyspark", reason='pip install "gamegraphs[spark]"')
    if line.startswith("gamegraphs grade") and not (protection().files and protection().calls):
        pytest.skip("grading needs bubblewrap or Landlock: apt-get install bubblewrap")


def written(line):
    """Return the files and folders that a command says it writes."""
    words = shlex.split(line)
    ways = ("-o", "--html", "--csv", "--json", "--results")
    found = [b for a, b in pairwise(words) if a in ways]
    return found or (["sheets"] if words[1:2] == ["sheet"] else [])


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(x, id=x, marks=[pytest.mark.long] if x.startswith(LONG) else [])
        for x in RUN
    ],
)  # fmt: skip
def test_a_command_works_as_it_stands(line, place):
    needed(line)
    ran = shell(line, place)
    assert ran.returncode == (1 if line.startswith("gamegraphs judge 4 --") else 0), ran.stderr
    assert "Traceback" not in ran.stdout + ran.stderr
    has_done_it(line, ran, place)


def has_done_it(line, ran, place):
    """Fail if what a command writes is not there, or it does not say what it should."""
    printed = ran.stdout + ran.stderr
    for name in written(line):
        assert (place / name).exists(), f"{name} is not there: {printed}"
    assert re.search(SAYS.get(" ".join(line.split()[:2]), ""), printed), printed


SAYS = {
    "gamegraphs sheet": r"key",
    "gamegraphs grade": r"ann +5 +5\nbob +0 +0\n",
    "gamegraphs similar": r"ann.*cem",
    "gamegraphs hint": f"Hint 1 of {len(exercise(4).hints)}",
    "gamegraphs judge": r"Task 4(: |, label_game: not yet\.)",
    "gamegraphs progress": r"progress\.json is deleted\.",
}


def test_what_is_printed_is_what_stands_below_a_command(place):
    """The blocks with a prompt."""
    shown = [block for block in blocks() if block.startswith("$ ")]
    assert shown
    for block in shown:
        line, _, printed = block.removeprefix("$ ").partition("\n")
        assert shell(line, place).stdout == printed


def test_the_judge_leaves_the_input_and_the_command_that_runs_it_again(place):
    ran = shell("gamegraphs judge 4 -- ./label_game", place)
    again = re.search(r"To run it again: (.*)", ran.stdout)[1]
    printed = shell(again, place).stdout
    assert f"It printed: {printed.strip()}." in ran.stdout


# What is not run as it stands


@pytest.mark.parametrize("pattern", ELSEWHERE)
def test_what_is_run_elsewhere_is_documented(pattern):
    assert matching(pattern), "no document has such a command: take it out of ELSEWHERE"


def test_names_of_commands_are_names_of_commands():
    (subparsers,) = parser_of_commands()._subparsers._group_actions
    named = {span.split()[1] for span in INLINE if is_mention(span)}
    assert named >= {"grade"}
    assert named <= {*subparsers.choices, "--version"}


@pytest.mark.parametrize("line", [x for x in COMMANDS if x.startswith("gamegraphs bench")])
def test_a_benchmark_has_these_words(line):
    assert parser_of_commands().parse_args(shlex.split(line)[1:]).command == "bench"


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_make_knows_its_targets():
    for line in matching(r"make .*"):
        ran = shell(re.sub(r"^make", "make -n", line), ROOT)
        assert ran.returncode == 0, line + ran.stderr


def test_what_pip_installs_is_there_to_be_installed():
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"].keys()
    lines = matching(r".*\bpip install .*")
    assert len(lines) >= 8
    for line in lines:
        assert {*re.findall(r"(?:gamegraphs|\.)\[(\w+)\]", line)} <= extras, line
        for name in re.findall(r"-c (\S+)", line):
            assert (ROOT / name).is_file()


EXAMPLES = {"NN": "04", "PLACE": "boards", "ROOM": "outcomes"}


@pytest.mark.long
@pytest.mark.parametrize("line", matching(r"(LC_ALL\S* .*python -m )?pytest .*"))
def test_tests_that_the_texts_name_are_there(line, place):
    words = re.sub(r"\b(NN|PLACE|ROOM)\b", lambda found: EXAMPLES[found[0]], line)
    ran = shell(f"{words} --collect-only -q", ROOT)
    assert ran.returncode == 0, ran.stdout[-1000:]
    assert re.search(r"\d+(/\d+)? tests collected", ran.stdout)


@pytest.mark.long
def test_the_measurements_run_in_small(place):
    (grading,) = matching(r"python tools/time_grading\.py")
    ran = shell(f"{grading} --students 2", ROOT)
    assert (ran.returncode, ran.stderr) == (0, "")
    (tables,) = matching(r"python -m gamegraphs\.bench\.tables .*")
    needed(".parquet")
    ran = shell(tables.replace("100000000", "1000"), place)
    assert ran.returncode == 0, ran.stderr
    assert [row.split()[1] for row in ran.stdout.splitlines()]  # a row for each engine


# Clusters

PORTS = {"dask": 8786, "spark": 7077}


def listens(port):
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.long
@pytest.mark.parametrize("kind", CLUSTERS)
def test_a_cluster_of_this_machine_alone(kind, place, monkeypatch):
    """HOST and FIRST are this machine, with 1 GB to spare; SPARK is where the text says."""
    lines = [next(x for x in COMMANDS if x.startswith(begin)) for begin in CLUSTERS[kind]]
    where = {"HOST": "127.0.0.1", "FIRST": "127.0.0.1", "12GB": "1GB"}
    if kind == "dask":
        pytest.importorskip("distributed", reason='pip install "gamegraphs[dask]"')
    else:
        needed("pyspark")
        if shutil.which("java") is None:
            pytest.skip("there is no Java runtime: apt-get install default-jre-headless")
        (tells,) = matching(r'python -c "import pyspark.*')
        where["SPARK"] = shell(tells, place).stdout.strip()
    needed(lines[-1])
    monkeypatch.setenv("SPARK_WORKER_DIR", str(place / "work"))  # else it is beside Spark
    if listens(PORTS[kind]):
        pytest.skip(f"another program listens on port {PORTS[kind]}")
    lines = [re.sub(r"\b(HOST|FIRST|SPARK|12GB)\b", lambda x: where[x[0]], line) for line in lines]
    with ExitStack() as running:
        for line in lines[:-1]:
            process = subprocess.Popen(
                ["bash", "-ec", f"exec {line}"], cwd=place, start_new_session=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            running.callback(process.wait)
            running.callback(os.killpg, process.pid, signal.SIGKILL)
            end = time.monotonic() + 60
            while not listens(PORTS[kind]) and time.monotonic() < end:
                time.sleep(0.1)
        ran = shell(lines[-1], place)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    has_done_it(lines[-1], ran, place)
