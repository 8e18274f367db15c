"""Threads of an answer: one that has no room yet is started a moment later; others fail as ever."""

import pytest
from fair import files
from handed_in import needs_fork
from helpers import run_child

from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise

BEGIN = """
    import threading, time
    from gamegraphs.course.running import thread_start
    from gamegraphs.course.running.thread_start import retry_thread_starts
    refused, true = iter(REFUSED), threading.Thread.start
    def busy(self):
        if next(refused, False):
            raise RuntimeError("can't start new thread")
        true(self)
    threading.Thread.start = busy
    thread_start._MOST = 0.5
    retry_thread_starts()
    found = []
    def started(thread):
        try:
            thread.start()
        except RuntimeError as error:
            return str(error).replace(" ", "-")
        thread.join()
        return "started"
    def new():
        return threading.Thread(target=lambda: found.append(1))
"""


def run(refused, code):
    """Return what code prints where the system refuses these of the threads, one for each start."""
    lines = "".join(f"    {line}\n" for line in code.strip().splitlines())
    return run_child(BEGIN.replace("REFUSED", refused) + lines).split()


def test_a_thread_that_has_no_room_yet_is_started_a_moment_later():
    assert run("[1, 1, 1]", "print(started(new()), len(found))") == ["started", "1"]


def test_where_there_is_never_room_the_error_comes_and_it_comes_soon():
    code = """
begin = time.monotonic()
print({started(new()) for _ in range(2000)}.pop(), len(found), time.monotonic() - begin < 60)
"""
    assert run("[1] * 10**6", code) == ["can't-start-new-thread", "0", "True"]


def test_a_thread_that_was_started_is_not_started_again():
    code = "thread = new()\nprint(started(thread), started(thread), len(found))"
    assert run("[]", code) == ["started", "threads-can-only-be-started-once", "1"]


def test_stacks_that_are_not_given_back_yet_are_waited_for():
    code = """
import resource
size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (size + (160 << 20),) * 2)
threading.stack_size(100 << 20)
threading.Thread(target=time.sleep, args=[0.1], daemon=True).start()
print(started(new()), len(found))
"""
    assert run("[]", code) == ["started", "1"]
    assert run("[]", code.replace("0.1", "1"))[0] == "can't-start-new-thread"


@pytest.mark.long
@needs_fork
def test_check_waits_for_them_too():
    scope = {}
    exec(files()["thread-that-ends-late"][1], scope)
    assert examine(exercise(8), scope["label_subtraction"]).right
