"""The process of a submission, spoken to through its pipes: what it loads, and what it refuses.

That it harms nobody is tested by attacks: tests/course/grading/test_attacks.py.
"""

import os
import signal
import subprocess
import time
from textwrap import dedent

import pytest

from gamegraphs.course.running.protocol import encode, encode_request, read_result
from gamegraphs.course.running.runner import processor_time
from gamegraphs.course.running.sandbox import _python, offered

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs fork")


def talk(cells, inputs=(), steps=100_000, shape="plain", counting=False):
    """Return what the worker says to the header and to each input."""
    header = {"cells": [dedent(cell) for cell in cells], "function": "f", "shape": shape}
    header |= {"module": "submission", "limits": {}}
    rest = {"steps": steps, "counting": counting, "seconds": 5.0, "together": 64}
    rest["twice"] = False
    request = encode_request(list(inputs), rest, {})
    done = subprocess.run(
        _python(str(offered()), "worker"),
        input=encode(header) + request, capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    return [read_result(line) for line in done.stdout.splitlines()]


def test_it_loads_the_function_and_answers_every_input():
    ready, one, two = talk(["def f(x):\n    return [x + 1]"], [[1], [2]])
    assert ready.kind == "value"
    assert set(ready.value) <= {"files", "calls"}
    assert (one.value, two.value) == ([2], [3])
    _, counted = talk(["def f(x):\n    return [x + 1]"], [[1]], counting=True)
    assert counted.steps > 0


def test_the_lines_of_a_large_input_are_not_counted():
    """Counting takes ten times as long as the call: there the runner's clock decides."""
    code = "def f(x):\n    for i in range(2 * 10**6):\n        pass\n    return [i]"
    _, found = talk([code], [[1]], steps=20_000_000)
    assert (found.value, found.steps) == ([1999999], 0)


def test_a_statement_that_has_to_wait_for_a_processor_is_not_ended():
    """What counts is the time that it works: here it is stopped for longer than it may sleep."""
    code = """
        import time
        while time.process_time() < 1.0:
            sum(range(10**4))
        done = 1
        def f(x): return [done]
    """
    header = {"cells": [dedent(code)], "function": "f", "shape": "plain", "module": "submission"}
    rest = {"steps": 0, "counting": False, "seconds": 5.0, "together": 1, "twice": False}
    request = encode_request([[1]], rest, {})
    with subprocess.Popen(
        _python(str(offered()), "worker"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        process.stdin.write(encode(header | {"limits": {}}) + request)
        process.stdin.flush()
        while processor_time(process.pid) < 0.3:
            time.sleep(0.01)
        process.send_signal(signal.SIGSTOP)
        time.sleep(2.5)
        process.send_signal(signal.SIGCONT)
        out, _ = process.communicate(timeout=60)
    ready, found = map(read_result, out.splitlines())
    assert (ready.kind, found.value) == ("value", [1])


def test_statements_that_sleep_are_ended_and_the_rest_is_run():
    _, found = talk(["import time\ntime.sleep(600)\ndone = 1\ndef f(x): return [done]"], [[1]])
    assert found.value == [1]


def test_arguments_come_in_the_shape_of_the_task_and_looks_are_counted():
    code = "def f(n, succ, pred, terminal):\n    return [n, succ(0), terminal(1)]"
    _, found = talk([code], [[[[1], []]]], shape="implicit", counting=True)
    assert (found.value, found.looks) == ([2, [1], True], 2)


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ([], "there is no function f"),
        (["f = 3"], "there is no function f"),
        (["f = nonesuch"], "there is no function f (NameError: name 'nonesuch' is not defined"),
        (["def f(:"], "there is no function f (SyntaxError in line 1 of the file"),
        (["raise ValueError('no')\ndef g(): pass"], "there is no function f (ValueError: no in"),
    ],
)
def test_without_a_function_it_says_why_and_serves_nothing(cells, reason):
    (found,) = talk(cells, [[1]])
    assert found.kind == "missing"
    assert found.error.startswith(reason)


def test_an_error_takes_nothing_else_away_and_names_may_come_later():
    cells = ["y = x + 1\ndef f(a):\n    return a + y", "1 / 0", "import sys; sys.exit()", "x = 2"]
    assert talk(cells, [[4]])[1].value == 7


def test_a_statement_that_does_not_end_takes_only_itself_away():
    cells = ["import time\ntime.sleep(60)\nlost = 1", "def f():\n    return 'there', lost"]
    assert talk(cells, [[]])[1].value == ["there", 1]


def test_the_last_function_of_the_name_counts():
    cells = ["def f():\n    return 1", "def f():\n    return 2"]
    assert talk(cells, [[]])[1].value == 2


@pytest.mark.parametrize(
    "work",
    [
        "os.system('true')",
        "os.fork()",
        "os.kill(os.getppid(), 0)",
        "os.execv('/bin/true', ['true'])",
        "__import__('subprocess').run(['true'])",
        "__import__('socket').socket()",
        "__import__('ctypes').CDLL(None).fork",
    ],
)
def test_what_no_answer_needs_is_refused(work):
    _, found = talk([f"import os\ndef f():\n    {work}"], [[]])
    assert found.kind == "raised"
    assert found.error.startswith("PermissionError"), found.error


def test_where_nothing_is_counted_there_is_room_for_deep_recursion():
    code = "def f(n):\n    return n and f(n - 1)"
    assert talk([code], [[20_000]], steps=0)[1].value == 0
    assert talk([code], [[20_000]], steps=10**6)[1].kind == "deep"


def test_a_call_that_says_what_a_signal_does_is_made_in_the_main_thread():
    code = "import signal\ndef f(x):\n    signal.signal(signal.SIGALRM, print)\n    return x"
    assert talk([code], [[5]], steps=0)[1].value == 5


def test_who_asks_for_a_larger_stack_does_not_fail():
    code = """
        import resource
        def f(x):
            resource.setrlimit(resource.RLIMIT_STACK, (resource.RLIM_INFINITY,) * 2)
            return x
    """
    assert talk([code], [[5]])[1].value == 5


def test_what_a_submission_prints_or_closes_is_not_in_its_answers():
    code = """
        import os, sys
        print("outside")
        def f():
            print("inside")
            os.write(1, b"written past Python")
            sys.stdout.close()
            return 5
    """
    results = talk([code], [[], []])
    assert [result.value for result in results[1:]] == [5, 5]
    assert results[1].printed == "inside\n"
    assert not [result for result in results if result.kind == "died"]


@pytest.mark.parametrize(
    "before", ["from nonesuch import part", "import nonesuch as part", "part = 1 / 0"]
)
def test_a_name_that_is_not_there_is_told_with_its_first_cause(before):
    cause = (
        "ZeroDivisionError: division by zero" if "/" in before else "ModuleNotFoundError: No mod"
    )
    _, found = talk([before, "other = part", "def f(x):\n    return other(x)"], [[1]])
    text = "NameError: name 'other' is not defined (NameError: name 'part' is not defined ("
    assert found.error.startswith(text)
    assert cause in found.error
    assert f"in line 1: {before}" in found.error
    (missing,) = talk([before, "f = part"], [[1]])
    assert cause in missing.error


def test_a_name_that_came_later_has_no_cause():
    code = "def f(x):\n    return later if x else gone"
    _, one, two = talk(["y = later", code, "later = 5"], [[1], [0]])
    assert one.value == 5
    assert two.error == "NameError: name 'gone' is not defined"


def test_modules_that_a_cell_writes_can_be_imported():
    cells = [
        "%%writefile helper.py\ndef two():\n    return 2\n",
        "%%writefile -a ./helper.py\ndef three():\n    return 3",
        "import helper\nfrom helper import two",
        "def f(x):\n    return [two(), helper.three()]",
    ]
    _, found = talk(cells, [[1]])
    assert found.value == [2, 3]


def test_a_module_of_ones_own_may_be_called_like_a_library_that_solves_games():
    cells = ["%%writefile spot.py\ndef two():\n    return 2", "import spot\nimport z3"]
    _, found = talk([*cells, "def f(x):\n    return spot.two() if x else z3.Solver()"], [[1]])
    assert found.value == 2
    _, found = talk([*cells, "def f(x):\n    return spot.two() if x else z3.Solver()"], [[0]])
    assert found.error == "ImportError: a graded answer cannot use z3.Solver"


def test_a_module_that_fails_is_told_of():
    _, found = talk(["%%writefile m.py\n1 / 0", "from m import a", "def f(x): return a"], [[1]])
    assert "ZeroDivisionError" in found.error


@pytest.mark.parametrize("name", ["random", "queue", "copy", "heapq", "wave", "json", "submission"])
@pytest.mark.parametrize(
    "imports",
    ["import NAME as m", "from NAME import seed\nimport NAME as m", "m = __import__('NAME')",
     "import importlib\nm = importlib.import_module('NAME')", "import go\nm = go.NAME"],
)  # fmt: skip
def test_a_module_called_like_one_of_python_is_for_the_code_that_came_with_it(name, imports):
    """All other code gets Python's: these libraries need the modules of those names."""
    cells = [
        f"%%writefile {name}.py\nseed = 'mine'",
        f"%%writefile go.py\nimport {name}",
        imports.replace("NAME", name),
        "import concurrent.futures, copy as c, decimal, urllib.request, tempfile\n"
        "def f(x):\n    import NAME\n    tempfile.mkdtemp\n    return [m.seed, NAME.seed]".replace(
            "NAME", name
        ),
    ]
    ready, found = talk(cells, [[1]])
    assert (ready.error, found.value) == ("", ["mine", "mine"])


def test_a_module_that_lies_about_takes_nothing_from_who_means_that_of_python():
    cells = [
        "%%writefile random.py\nx = 'mine'",
        "import random\ndef f(x): return [callable(random.seed), random.randint(1, 1)]",
    ]
    _, found = talk(cells, [[1]])
    assert found.value == [True, 1]


def test_no_error_names_the_folders_of_this_machine():
    ready, found = talk(
        ["import wave\nfrom wave import nonesuch\ndef f(x): print(wave.__file__); nonesuch"], [[1]]
    )
    assert found.error.endswith("'wave' (wave.py) in line 2: from wave import nonesuch)")
    (ready,) = talk(["from wave import f"])
    assert ready.error.startswith("there is no function f (ImportError")
    assert "/" not in ready.error


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("", ""),
        ("n = int(input())",
         "Line 1 failed and was passed over: EOFError: EOF when reading a line."),
        ("x = 1\nwhile True:\n    pass", "Line 2 failed and was passed over: it took too long."),
        ("1 / 0\ny = later\n[][1]\nlater = 3",
         "Line 1 failed and was passed over: ZeroDivisionError: division by zero. So was another."),
        ("a = 1; b = 1 / 0; c = 2; 1 / 0; 1 / 0",
         "Line 1 failed and was passed over: ZeroDivisionError: division by zero. "
         "So were 2 others."),
        ("x = 1\nreturn 5",
         "SyntaxError in line 2 of the file: 'return' outside function; the statement was passed "
         "over."),
        ("break\n1 / 0",
         "SyntaxError in line 1 of the file: 'break' outside loop; the statement was passed over. "
         "Line 2 failed and was passed over: ZeroDivisionError: division by zero."),
    ],
)  # fmt: skip
def test_what_failed_in_a_file_is_told_with_its_line(code, told):
    ready, found = talk([f"{code}\ndef f(x): return x"], [[1]])
    assert (ready.kind, ready.error, found.value) == ("value", told, 1)
    ready, found = talk([code, "def f(x): return x"], [[1]])  # a notebook tries many things
    assert (ready.error, found.value) == ("", 1)
