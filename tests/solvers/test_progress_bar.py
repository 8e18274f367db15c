"""The progress bar: only for who can see it, only for long runs, and never in the way."""

import io
import threading

import pytest
from helpers import run_child

from gamegraphs.solvers.progress_bar import progress_bar


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_long_run_on_a_terminal_shows_how_far_it_is():
    pytest.importorskip("tqdm")
    terminal, threads = Terminal(), threading.active_count()
    show = progress_bar("solving", after=0, stream=terminal)
    for done in (0, 250, 500, 1000):
        show(done, 1000)
    last = terminal.getvalue().rstrip("\n").split("\r")[-1]
    assert last.startswith("solving: 100%")
    assert " 1000/1000 " in last
    assert terminal.getvalue().endswith("\n")
    assert threading.active_count() == threads


@pytest.mark.parametrize(("after", "stream"), [(60, Terminal()), (0, io.StringIO())])
def test_a_short_run_and_a_file_show_nothing(after, stream):
    show = progress_bar("solving", after=after, stream=stream)
    for done in (1, 2, 3):
        show(done, 3)
    assert stream.getvalue() == ""


def test_a_run_that_is_done_at_once_shows_nothing():
    terminal = Terminal()
    progress_bar("solving", after=0, stream=terminal)(3, 3)
    assert terminal.getvalue() == ""


def test_without_tqdm_there_is_no_bar():
    code = """
    import io
    from gamegraphs.solvers.progress_bar import progress_bar
    terminal = io.StringIO()
    terminal.isatty = lambda: True
    show = progress_bar("solving", after=0, stream=terminal)
    show(1, 2), show(2, 2)
    print(repr(terminal.getvalue()))
    """
    assert run_child(code, blocked=["tqdm"]) == "''"
