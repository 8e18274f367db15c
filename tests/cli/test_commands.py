"""The command line, as a Unix user meets it: through pipes, in child processes."""

import json
import os
import signal
import subprocess
import sys

import pytest
from helpers import ROOT

import gamegraphs as gg
from gamegraphs.cli import main
from gamegraphs.course.exercises import exercise
from gamegraphs.course.learning.progress_file import NAME, ProgressFile

EXAMPLE = "5\n2 1 2\n1 3\n2 1 4\n0\n1 2\n"


def run(*arguments, text=None):
    command = [sys.executable, "-m", "gamegraphs.cli", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_the_command_of_the_readme():
    done = run("solve", "-", "--distances", text=EXAMPLE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "2 -1\n1 1\n2 -1\n0 0\n2 -1\n"


@pytest.mark.parametrize("terminals", ["normal", "misere"])
@pytest.mark.parametrize("seed", range(20))
def test_labels_and_json_are_those_of_solve(tmp_path, capsys, seed, terminals):
    graph = gg.random_graph(12, seed)
    graph.write(tmp_path / "graph.txt")
    solution = gg.solve(graph, terminals=terminals)
    assert main(["solve", str(tmp_path / "graph.txt"), "--terminals", terminals]) == 0
    assert capsys.readouterr().out.split() == [str(int(label)) for label in solution.labels]
    main(["solve", str(tmp_path / "graph.txt"), "--terminals", terminals, "--json", "--distances"])
    answer = json.loads(capsys.readouterr().out)
    assert answer["labels"] == solution.labels.tolist()
    assert answer["distances"] == solution.distances.tolist()
    assert (answer["n"], answer["m"], answer["method"]) == (12, graph.m, solution.method)


def test_ctrl_c_while_the_package_is_loaded_is_no_traceback(tmp_path):
    """A package of the same name that interrupts its own import stands for the real one."""
    (tmp_path / "gamegraphs.py").write_text("import os; os.kill(os.getpid(), 2)\nwhile True: pass")
    start = "import sys; from gamegraphs_command import main; sys.exit(main())"
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", start], env={**os.environ, "PYTHONPATH": path},
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_empty_graph_prints_an_empty_line():
    assert run("solve", "-", text="0\n").stdout == "\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5\n2 1 2\n1 3\n2 1 x\n0\n1 2\n", "<stdin>, line 4: expected a number, not 'x'"),
        ("2\n1 2\n0\n", "line 2: position 0 has a move to 2"),
        ("2\n1 1\n", "line 2: the move count of position 1 (of 2) is missing"),
        ("", "line 1: the text is empty"),
    ],
)
def test_bad_input_is_one_line_on_stderr_and_exit_code_1(text, message):
    done = run("solve", "-", text=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_missing_file_a_folder_and_wrong_usage(tmp_path):
    missing = run("solve", str(tmp_path / "nothing.txt"))
    assert (missing.returncode, missing.stdout) == (1, "")
    assert "nothing.txt: No such file or directory" in missing.stderr
    assert run("solve", str(tmp_path)).returncode == 1
    assert run("solve").returncode == 2
    assert run("solve", "-", "--terminals", "both", text=EXAMPLE).returncode == 2


def test_memo_on_a_cycle_is_an_error_that_shows_the_cycle():
    done = run("solve", "-", "--method", "memo", text=EXAMPLE)
    assert done.returncode == 1
    assert "a cycle of 2 position(s): 4 -> 2 -> 4" in done.stderr


def test_the_advice_on_a_cycle_is_an_option_of_the_command():
    done = run("solve", "-", "--method", "memo", text=EXAMPLE)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("so use --method retrograde\n")
    assert run("solve", "-", "--method", "retrograde", text=EXAMPLE).returncode == 0


def test_a_reader_that_goes_away_is_no_error(tmp_path):
    gg.GameGraph.from_moves([[] for _ in range(100_000)]).write(tmp_path / "many.txt")
    command = f"'{sys.executable}' -m gamegraphs.cli solve '{tmp_path}/many.txt' --distances"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} | head -n 1"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 0\n", "")


def test_bench_without_a_word_is_the_scale_and_writes_files(tmp_path, monkeypatch, capsys):
    from gamegraphs.bench import scale

    row = scale.SizeFigures(
        10, 25.0, {"ours": 0.5}, {"ours": 1.0}, {"ours": 250}, {"guarded": ["labels"]}
    )
    asked = []

    def measure(sizes):
        asked.append(sizes[-1])
        return iter([row])

    monkeypatch.setattr(scale, "measure", measure)
    files = ["--json", str(tmp_path / "rows.json"), "--plot", str(tmp_path / "plot.svg")]
    assert main(["bench", *files]) == main(["bench", "scale", "--quick"]) == 0
    assert asked == [10**7, 10**6]
    printed = capsys.readouterr().out
    assert "bytes per n + m" in printed
    assert "guarded: 1 x labels" in printed
    assert json.loads((tmp_path / "rows.json").read_text())["rows"][0]["size"] == 25
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")


def test_bench_games_prints_rows_as_they_come(tmp_path, monkeypatch, capsys):
    from gamegraphs.bench import games

    def measure(quick, parts=games.PARTS):
        asked.append(parts)
        yield ("a game", "1.20", "< 2")
        assert "a game" in capsys.readouterr().out  # printed before the next is measured
        yield ("quick" if quick else "slow", "3 s", "")

    asked = []
    monkeypatch.setattr(games, "measure", measure)
    assert main(["bench", "games", "--quick", "--json", str(tmp_path / "rows.json")]) == 0
    assert capsys.readouterr().out.split() == ["quick", "3", "s"]
    rows = json.loads((tmp_path / "rows.json").read_text())
    assert rows[0] == {"work": "a game", "result": "1.20", "goal": "< 2"}
    assert rows[1]["work"] == "quick"
    assert main(["bench", "chess"]) == 0
    assert asked == [games.PARTS, ("chess",)]


def test_a_plot_of_other_benchmarks_is_refused(capsys):
    assert main(["bench", "core", "--plot", "x.svg"]) == 1
    assert "--plot draws the figures of gamegraphs bench scale" in capsys.readouterr().err
    assert run("bench", "nothing").returncode == 2


def test_progress_is_shown_and_forgotten(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["progress"]) == 1
    assert "there is no course here" in capsys.readouterr().err
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "00-start-here.ipynb").write_text("{}", encoding="utf-8")
    kept = ProgressFile(tmp_path / NAME)

    def change(record):
        record.exercise(4).passed = True

    kept.change(change)
    assert main(["progress"]) == 0
    assert "1 of 16 exercises passed." in capsys.readouterr().out
    assert main(["progress", "--forget"]) == 0
    assert capsys.readouterr().out == "progress.json is deleted.\n"
    assert not (tmp_path / NAME).exists()
    assert main(["progress", "--forget"]) == 0
    assert capsys.readouterr().out == "Nothing was kept.\n"


def test_hints_are_shown_one_by_one(capsys):
    first, *_, last = exercise(12).hints
    assert main(["hint", "12"]) == 0
    out = capsys.readouterr().out
    assert out == f"Hint 1 of 4: {first}\nThe next one: gamegraphs hint 12 2\n"
    assert main(["hint", "12", "4"]) == 0
    assert capsys.readouterr().out == f"Hint 4 of 4, the last: {last}\n"
    assert main(["hint", "12", "5"]) == 1
    assert "exercise 12 has the hints 1 to 4, not 5" in capsys.readouterr().err


def test_no_error_has_signs_that_a_terminal_obeys(tmp_path, capsys):
    path = tmp_path / "ta\x1b[31msk\n.py"
    path.write_text("x = 1")
    for words in (["check", str(path)], ["check", str(tmp_path / "no\x1b]0;x\x07ne.py")]):
        assert main(words) == 1
        error = capsys.readouterr().err
        assert error.startswith("gamegraphs: ")
        assert "\x1b" not in error
        assert "\x07" not in error
