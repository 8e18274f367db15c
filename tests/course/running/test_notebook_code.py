"""The code of notebooks: statement by statement, without what only a notebook understands."""

import linecache

import pytest

from gamegraphs.course.running.notebook_code import compile_cells, modules_meant, without_magics


def run(cells):
    scope = {}
    found, reason = compile_cells(cells)
    for statement in found:
        exec(statement.code, scope)
    return scope, reason


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("%matplotlib inline", "pass"),
        ("    %time f()", "    f()"),
        ("!ls -l", "pass"),
        ("?f", "pass"),
        ("f?", "pass"),
        ("f??", "pass"),
        ("moves[0]?", "pass"),
        ("files = !ls", "files = None"),
        ("a, b = %time f()", "a, b = f()"),
        ("    %time x = f(y)", "    x = f(y)"),
        ("%time", "pass"),
        ("%timeit f()", "pass"),
        ("!echo a \\\n  b \\\n  c\nx = 1", "pass\n\n\nx = 1"),
        ("x = 1 + \\\n    2", "x = 1 + \\\n    2"),
        ("x = 7 % 3", "x = 7 % 3"),
        ("x = a != b", "x = a != b"),
        ("# %time is a magic?", "# %time is a magic?"),
        ("print('why?')", "print('why?')"),
        ("", ""),
        ("!ls\nz = (x\n     % 5)", "pass\nz = (x\n     % 5)"),
        ("!ls\nz = x \\\n  % 5", "pass\nz = x \\\n  % 5"),
        ("!ls\nz = '''[(\n%d (\n!x'''\n%time f()", "pass\nz = '''[(\n%d (\n!x'''\nf()"),
        ("z = f(\n  ')'  # )\n  % 5)\n!echo it's (\n!ls", "z = f(\n  ')'  # )\n  % 5)\npass\npass"),
        ("x = %time f(\n  5\n  % 3)", "x = f(\n  5\n  % 3)"),
    ],
)
def test_a_line_that_only_a_notebook_understands_is_replaced(line, left):
    assert without_magics(line) == left


def test_cells_are_one_program():
    scope, reason = run(["x = 1", "def f():\n    return x + y", "y = 2\nz = f()"])
    assert (scope["z"], reason) == (3, "")


def test_a_bad_cell_takes_no_other_away_and_the_first_is_told_of():
    scope, reason = run(["a = 1", "b = (", "c = 3", "return", "d = 4"])
    assert (scope["a"], scope["c"], scope["d"]) == (1, 3, 4)
    assert reason.startswith("SyntaxError in cell 2")


def test_in_a_file_the_line_is_told():
    for source, told in (
        ("x = 1\ny = = 2", "SyntaxError in line 2 of the file: invalid syntax"),
        ("x = 1\n\nreturn", "SyntaxError in line 3 of the file: 'return' outside function"),
        ("x = '\0'", "in the file: "),
    ):
        assert told in compile_cells([source], file=True)[1]


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("from wave import a, b", True), ("from wave import a, open", False),
        ("from wave import open", False),
        ("import wave as w\nw.a(w.c)", True), ("import wave\nwave.open()", False),
        ("import wave", True),
        ("from wave import *", True), ("from .wave import open", True), ("import x.wave", True),
        ("def f():\n    import wave\n    return wave.b", True), ("not python", True),
    ],
)  # fmt: skip
def test_whether_a_module_is_meant_that_python_has_too(code, meant):
    module = "import x as c\ndef a(): pass\nif a:\n    b = 1"
    found = modules_meant([code], {"wave": module, "helper": "y"}, {"wave"})
    assert found == ({"wave"} if meant else set())


def test_a_module_that_cannot_be_read_is_meant():
    for module in ("def", "from x import *"):
        assert modules_meant(["from wave import a"], {"wave": module}, {"wave"}) == {"wave"}


def test_a_statement_that_does_not_compile_takes_only_itself_away():
    scope, reason = run(["a = 1\nbreak\nb = 2"])
    assert (scope["a"], scope["b"]) == (1, 2)
    assert "cell 1" in reason


def test_cell_magics():
    scope, reason = run(
        ["%%time\na = 1", "%%bash\nrm -r x", "%%capture out\nb = 2", "\n%%html\n<p>"]
    )
    assert (scope["a"], scope["b"], reason) == (1, 2, "")


def test_a_notebook_that_was_saved_as_a_script():
    """As `jupyter nbconvert --to script` writes it."""
    scope, reason = run(
        [
            "get_ipython().run_line_magic('matplotlib', 'inline')\n"
            "get_ipython().run_cell_magic('time', '', 'def f(x):\\n    return x + 1\\n')\n"
            "get_ipython().run_cell_magic('bash', '', 'rm -r x')\n"
            "def g(x):\n"
            "    get_ipython().run_line_magic('time', 'y = f(x)')\n"
            "    return y\n"
            "get_ipython = None\n"
            "z = g(1)"
        ]
    )
    assert (scope["z"], reason) == (2, "")


def test_definitions_are_told_from_what_runs():
    found, _ = compile_cells(["import os\nfrom sys import path\ndef f(): pass\nclass A: pass\nf()"])
    assert [statement.defines for statement in found] == [True] * 4 + [False]


def test_future_imports_hold_in_the_cells_after_them():
    code = "from __future__ import annotations"
    scope, _ = run([code, "def f(x: undefined): return x"])
    assert scope["f"].__annotations__ == {"x": "undefined"}


@pytest.mark.parametrize("source", ["x = '\0'", "(" * 5000, "\ud800", "9" * 10_000])
def test_code_that_python_refuses_is_told_of(source):
    found, reason = compile_cells([source, "y = 1"])
    assert len(found) == 1
    assert "in cell 1" in reason


def test_lines_of_errors_can_be_shown():
    compile_cells(["a = 1", "first = 1\nsecond = 2"])
    assert linecache.getline("<cell 2>", 2) == "second = 2"


def test_a_byte_order_mark_is_no_code():
    assert run(["\ufeffa = 1"])[0]["a"] == 1


@pytest.mark.machine
def test_magics_are_taken_out_only_where_python_does_not_understand_them():
    source = "x = (5\n%3)\nif x:\n    !ls\n"
    assert without_magics(source) == "x = (5\n%3)\nif x:\n    pass"
    found, reason = compile_cells(["x = (5\n%3)\n", "y ="])
    assert len(found) == 1
    assert reason.startswith("SyntaxError in cell 2")
