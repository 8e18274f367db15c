"""The process from which those of submissions are forked: they come one after the other, anew."""

import os
import signal
import threading
import time
from textwrap import dedent

import pytest
from handed_in import needs_fork

from gamegraphs.course.grading import fork_server, submitted
from gamegraphs.course.grading.fork_server import (
    ForkServer,
    close_idle,
    give_back,
    last_child,
    take,
)
from gamegraphs.course.grading.protection import protection
from gamegraphs.course.grading.submitted import Submitted
from gamegraphs.course.running.protocol import encode
from gamegraphs.course.running.runner import how_it_ended
from gamegraphs.course.running.sandbox import worker_command

pytestmark = [needs_fork, pytest.mark.machine]
PLACE = ("/", "/usr/bin:/bin")
COUNTS = "calls = []\ndef f(x):\n    calls.append(x)\n    return calls"


@pytest.fixture(autouse=True)
def nothing_waits():
    close_idle()
    yield
    close_idle()


@pytest.fixture
def command():
    return worker_command("fork_workers")


@pytest.fixture
def server(command):
    found = ForkServer(command, *PLACE)
    yield found
    found.close()


def values(code, inputs):
    run = Submitted([dedent(code)], "f", "plain")
    try:
        return [result.value for result in run.results([[x] for x in inputs])]
    finally:
        run.close()


def there(pid):
    return os.path.exists(f"/proc/{pid}")


def test_one_server_starts_all_and_each_starts_anew():
    calls = protection().calls  # to find out ends what waits
    assert values(COUNTS, [1, 2]) == [[1], [1, 2]]
    first = fork_server._idle.server
    assert values(COUNTS, [3]) == [[3]]
    if calls:
        assert fork_server._idle.server is first
        # Below bubblewrap, if there is one, it is the last: no process of a submission is left.
        with open(f"/proc/{last_child(first._process.pid)}/cmdline") as file:
            assert "fork_workers" in file.read()


def test_where_system_calls_are_not_filtered_each_has_a_server_of_its_own(monkeypatch):
    """There a submission can leave a process behind, which would see the next one."""
    seen = []
    true = submitted.take
    monkeypatch.setattr(submitted, "take", lambda *given: seen.append(true(*given)) or seen[-1])
    monkeypatch.setattr(fork_server, "_reused", False)  # whatever its process says of itself
    values(COUNTS, [1])
    values(COUNTS, [1])
    assert len({id(one) for one in seen}) == 2
    assert fork_server._idle.server is None
    assert not any(there(one._process.pid) for one in seen)


@pytest.mark.parametrize(
    ("code", "end"), [("import os\nos._exit(3)", "exit status 3"), ("1 / 0\ndef f(x): pass", None)]
)
def test_how_a_process_has_ended_is_told(server, code, end):
    run = Submitted([code], "f", "plain")
    pid, to, back = server.fork()
    try:
        run._pid, run._to, run._from, run._server = pid, to, back, server
        assert run.send(encode(run.header), 5.0)
        ready = run.receive(10.0)
        if end is None:
            assert ready.kind == "value"
            assert server.status(0.1) is None
        else:
            assert (ready.kind, ready.error) == ("died", end)
            assert server.has_told
            assert not there(pid)
    finally:
        run.close()


def test_a_process_that_was_killed_is_reaped_before_the_next_one(server):
    for _ in range(3):
        pid, to, back = server.fork()
        assert there(pid)
        assert server.status(0.05) is None
        os.kill(pid, signal.SIGKILL)
        assert how_it_ended(server.status()) == "SIGKILL"
        assert not there(pid)
        assert os.read(back, 1) == b""  # nobody else holds the other end
        os.close(to)
        os.close(back)


def test_the_number_of_a_process_that_has_ended_is_not_killed(server, monkeypatch):
    run = Submitted([COUNTS], "f", "plain")
    run._pid, run._to, run._from = server.fork()
    run._server = server
    os.kill(run._pid, signal.SIGTERM)
    assert server.status() is not None
    killed = []
    monkeypatch.setattr(os, "kill", lambda *given: killed.append(given))
    run.close()
    assert killed == []


def test_a_server_that_has_gone_is_replaced():
    if not protection().calls:
        pytest.skip("the kernel has no filter for system calls")
    values(COUNTS, [1])
    waiting = fork_server._idle.server
    os.killpg(waiting._process.pid, signal.SIGKILL)
    time.sleep(0.05)
    assert values(COUNTS, [2]) == [[2]]


def test_a_server_is_for_one_command_one_thread_and_the_process_that_started_it(
    server, command, monkeypatch
):
    monkeypatch.setattr(fork_server, "_reused", True)
    give_back(server)
    assert take(command, *PLACE) is server
    give_back(server)
    others = []
    thread = threading.Thread(target=lambda: others.append(take(command, *PLACE)))
    thread.start()
    thread.join()
    assert others[0] is not server
    others[0].close()
    server._owner += 1  # as in a process that was forked from this one
    another = take(command, *PLACE)
    assert another is not server
    assert there(server._process.pid)  # its owner still has it
    os.killpg(server._process.pid, signal.SIGKILL)
    os.waitpid(server._process.pid, 0)
    give_back(another)
    marked = take([*command, "another"], *PLACE)
    assert marked is not another
    assert not there(another._process.pid)
    marked.close()


def test_a_submission_can_do_nothing_to_the_process_it_was_forked_from():
    code = """
        import os
        import stat
        def f(x):
            parent, done = os.getppid(), []
            for name in ("mem", "environ", "maps"):
                try:
                    open(f"/proc/{parent}/{name}", "rb").read(1)
                    done.append(name)
                except OSError:
                    pass
            for act in (lambda: os.kill(parent, 9), os.fork, lambda: os.setpriority(0, parent, 5)):
                try:
                    act()
                    done.append("act")
                except OSError:
                    pass
            for end in range(64):
                try:
                    done += ["socket"] * stat.S_ISSOCK(os.fstat(end).st_mode)
                except OSError:
                    pass
            return done
    """
    if not protection().calls:
        pytest.skip("the kernel has no filter for system calls")
    assert values(code, [1]) == [[]]
    assert fork_server._idle.server is not None
    assert values(COUNTS, [4]) == [[4]]
