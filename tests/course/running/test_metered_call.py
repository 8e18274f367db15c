"""One call: its lines are counted, those of libraries are not, and what it prints is kept apart."""

import sys
from inspect import getsource
from shutil import copytree, ignore_patterns

import pytest
from collection import retrograde
from helpers import ROOT, run_child

from gamegraphs.course import check
from gamegraphs.course.running.metered_call import call_function, metered


def test_prints_and_warnings_do_not_count():
    def loud(moves):
        import warnings

        print("looking at", moves)
        print("trouble", file=sys.stderr)
        warnings.warn("old", DeprecationWarning, stacklevel=1)
        return retrograde(moves)

    assert check(4, loud).status == "right"


def test_an_import_inside_an_answer_does_not_count_as_work():
    code = """
        from gamegraphs.course import check
        def late(moves):
            import numpy
            labels = numpy.zeros(len(moves), dtype=int)
            return labels
        verdict = check(4, late)
        print(verdict.status, verdict.counterexample)
    """
    assert run_child(code) == "wrong ([[0]],)"


def test_what_was_printed_on_the_counterexample_is_shown():
    def talking(moves):
        print("n is", len(moves))
        return [0] * len(moves)

    assert "it printed: n is 1" in repr(check(4, talking))


def test_known_mistakes_are_counted_where_the_package_is_installed(tmp_path):
    """In site-packages, as in a browser: the lines of other packages there do not count."""
    site = tmp_path / "lib" / "python3" / "site-packages"
    copytree(ROOT / "gamegraphs", site / "gamegraphs", ignore=ignore_patterns("__pycache__"))
    code = f"""
        import sys
        sys.path.insert(0, {str(site)!r})
        from gamegraphs.course import check
        from gamegraphs.course.running import metered_call
        from gamegraphs.course.exercises import misconceptions
        assert metered_call.__file__.startswith({str(site)!r})
        verdict = check(16, next(m for m in misconceptions(16) if m.key == "remainder").function)
        print(verdict.status, verdict.misconception)
    """
    assert run_child(code) == "wrong remainder"


def loops(lines):
    for _ in range(lines):
        pass
    return "done"


def test_the_count_of_lines_is_the_same_every_time():
    counts = {metered(lambda: loops(50), 1000).steps for _ in range(3)}
    (steps,) = counts
    assert 50 <= steps <= 110
    assert metered(lambda: loops(50), steps).value == "done"
    assert metered(lambda: loops(50), 40).kind == "steps"
    assert metered(lambda: loops(50), 0).steps == 0  # with 0 nothing is counted or ended


@pytest.mark.skipif(sys.version_info < (3, 12), reason="before, the clock has to end it")
def test_code_that_catches_everything_is_ended_as_well():
    def stubborn():
        while True:
            try:
                int("x")
            except BaseException:
                continue

    assert metered(stubborn, 500).kind == "steps"
    assert metered(lambda: loops(5), 500).value == "done"  # and nothing of it is left behind


def test_who_catches_the_end_and_returns_has_passed_the_limit_all_the_same():
    def caught():
        try:
            loops(1000)
        except BaseException:
            return "caught"
        return "done"

    result = metered(caught, 100)
    assert (result.kind, result.value) == ("steps", None)


def test_recursion_beyond_the_limit_or_without_end_is_deep():
    def down(n):
        return n and down(n - 1)

    assert metered(lambda: down(20), 10_000, 30).value == 0
    assert metered(lambda: down(40), 10_000, 30).kind == "deep"
    assert metered(lambda: down(10**6), 0).kind == "deep"


@pytest.mark.parametrize("problem", [ValueError("why"), SystemExit(3), GeneratorExit(), EOFError()])
def test_whatever_is_raised_is_a_result(problem):
    def work():
        raise problem

    result = metered(work, 100)
    assert result.kind == "raised"
    assert result.error.startswith(type(problem).__name__)
    assert "raise problem" in result.line


def test_an_interrupt_is_not_swallowed_and_the_streams_come_back():
    before = sys.stdin, sys.stdout, sys.stderr, sys.gettrace()

    def work():
        print("lost")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        metered(work, 100)
    assert (sys.stdin, sys.stdout, sys.stderr, sys.gettrace()) == before


def test_an_error_whose_text_is_an_error():
    class Odd(Exception):  # noqa: N818
        def __str__(self):
            raise ValueError

    def work():
        raise Odd

    assert metered(work, 100).error == "Odd"


def test_of_what_is_printed_the_beginning_is_kept():
    assert metered(lambda: print("x" * 5000), 100).printed == "x" * 2000
    assert metered(lambda: print("err", file=sys.stderr), 100).printed == "err\n"
    assert metered(input, 100).error.startswith("EOFError")


def test_what_one_call_printed_is_not_of_the_next():
    for text in ("one", "", "two"):
        assert metered(lambda text=text: print(text, end=""), 100).printed == text


def test_in_its_own_process_lines_are_counted_apart_and_are_the_same():
    def searches(moves):
        found = []
        for u, row in enumerate(moves):
            if u not in found:
                found.append(u)
            found += [v for v in row if v in found]
        return found

    def endless(moves):
        while moves:
            pass

    def raising(moves):
        return moves[60]

    data = [[[1, 2], [0], []] * 20]
    for function in (searches, endless, raising):
        together, apart = (
            call_function(function, "moves", lambda: data, 5_000, counting=True, own_process=own)
            for own in (False, True)
        )
        assert apart.kind == together.kind
        if function is not raising:  # after an error nothing is asked about looks
            assert apart == together
    assert apart.error == together.error == "IndexError: list index out of range"


def test_looks_are_counted_when_that_is_asked_for():
    def reads(moves):
        return [len(row) for row in moves]

    data = [[[1, 1], []]]
    assert call_function(reads, "moves", lambda: data, 1000).looks == 0
    result = call_function(reads, "moves", lambda: data, 1000, counting=True)
    assert (result.value, result.looks) == ([2, 0], 4)


@pytest.mark.parametrize("shape", ["moves", "implicit"])
def test_what_counts_the_looks_is_no_line_of_the_answer(shape):
    def reads(moves, succ=None, pred=None, terminal=None):
        if succ is None:
            return [sum(row) for row in moves] + [len(row) + row[0] for row in moves]
        return [succ(u) + pred(u) + [terminal(u)] for u in range(moves)]

    data = [[[1, 1], [0]]]
    counted = call_function(reads, shape, lambda: data, 1000, counting=True)
    assert counted.looks > 4
    assert counted.steps == call_function(reads, shape, lambda: data, 1000).steps


# The same calls in a process of their own


def nested(times):
    return sum(loops(1) == "done" for _ in range(times))


def catches():
    try:
        loops(10**7)
    except BaseException:
        return "caught"
    return "done"


def fails(lines):
    loops(lines)
    raise ValueError(lines)


SOURCES = "import sys\n" + "\n".join(map(getsource, (loops, nested, catches, fails)))


@pytest.mark.parametrize(
    ("function", "given"),
    [
        (loops, 50), (loops, 49_000), (loops, 60_000), (loops, 10**6), (loops, 10**7),
        (nested, 5_000), (nested, 10**5), (fails, 10), (fails, 40_000), (fails, 10**6),
    ],
)  # fmt: skip
def test_in_its_own_process_the_same_calls_pass_the_limit(function, given):
    """Long calls are counted, quick ones are not; the limit is that of the count either way."""
    own = (
        f"call_function({function.__name__}, 'plain', lambda: [{given}], 100_000, own_process=True)"
    )
    code = f"from gamegraphs.course.running.metered_call import call_function\n{SOURCES}\n"
    code += f"result = {own}\nprint(result.kind, result.value, result.error)"
    result = call_function(function, "plain", lambda: [given], 100_000)
    assert run_child(code) == f"{result.kind} {result.value} {result.error}".strip()


def test_who_catches_the_end_of_a_call_that_was_counted_late_has_passed_the_limit_too():
    code = f"from gamegraphs.course.running.metered_call import call_function\n{SOURCES}\n"
    code += "print(call_function(catches, 'plain', list, 100_000, own_process=True)[:2])"
    assert run_child(code) == "('steps', None)"


def test_the_timer_of_one_call_does_not_count_another():
    code = f"""
from gamegraphs.course.running.metered_call import call_function
{SOURCES}
call_function(loops, "plain", lambda: [60_000], 100_000, own_process=True)
for _ in range(999):
    assert call_function(loops, "plain", lambda: [5], 100_000, own_process=True).value == "done"
print(sum(range(10**7)), sys.gettrace())
"""
    assert run_child(code) == "49999995000000 None"


def test_the_timer_counts_the_call_alone():
    """It may go off between two calls, if the process had to wait: that begins no count."""
    code = """
        import signal, sys, time
        from gamegraphs.course.running import metered_call as module
        true = module._result
        def late(*given):  # the call has not begun yet
            time.sleep(0.01)
            signal.raise_signal(signal.SIGPROF)
            try:
                return true(*given)
            finally:
                signal.raise_signal(signal.SIGPROF)
        module._result = late
        def counts(steps):
            result = module.call_function(lambda: None, "plain", list, steps, own_process=True)
            return result.kind, sys.gettrace(), sys._getframe().f_trace
        print({counts(300) for _ in range(5)})
        class Late(module._Output):
            def __init__(self):
                super().__init__()
                time.sleep(0.01)
                signal.raise_signal(signal.SIGPROF)
        module._result, module._Output = true, Late
        def endless():
            while True:
                pass
        result = module.call_function(endless, "plain", list, 100_000, own_process=True)
        print(result.kind, sys.gettrace())
    """
    assert run_child(code).splitlines() == ["{('value', None, None)}", "steps None"]


@pytest.mark.parametrize("own_process", [False, True])
@pytest.mark.parametrize(("steps", "kind"), [(100_000, "value"), (1_000, "steps")])
def test_counting_tells_the_lines_that_run_most_often(own_process, steps, kind):
    def squares(n):
        found = []
        for i in range(n):
            for j in range(n):
                found.append(i * j)
        return found

    result = call_function(
        squares, "plain", lambda: [60], steps, counting=True, own_process=own_process
    )
    lines = [place for place in result.places if place[2] == "line"]
    first = squares.__code__.co_firstlineno
    assert (result.kind, lines[0][0]) == (kind, first + 3)
    assert [text for _, text, _, _ in lines[:2]] == ["for j in range(n):", "found.append(i * j)"]
    if kind == "value":
        assert [times for *_, times in lines[:3]] == [60 * 61, 3_600, 61]
    else:
        assert steps - 10 < sum(times for *_, times in lines) <= steps + 1


def test_without_counting_no_line_is_told():
    assert call_function(lambda n: n, "plain", lambda: [3], 1_000).places == ()


def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def waits(n):
    while n:
        n += 1 if n % 2 else -1


@pytest.mark.parametrize(("function", "name"), [(fibonacci, "fibonacci"), (waits, None)])
def test_at_the_limit_it_tells_which_function_waits_for_itself(function, name):
    result = call_function(function, "plain", lambda: [31], 5_000, counting=True)
    assert result.kind == "steps"
    found = [(line, text) for line, text, kind, _ in result.places if kind == "recursion"]
    assert found == ([(function.__code__.co_firstlineno, name)] if name else [])


def of_a_sum(n):
    return n < 1 or sum(of_a_sum(n - 1) for _ in [1, 2] * 2)


@pytest.mark.parametrize("own_process", [False, True])
def test_wherever_the_limit_is_passed_it_is_the_same_function(own_process):
    """In the function or in its generator, which what counts items stands beside."""
    for steps in range(3_000, 3_012):
        result = call_function(
            of_a_sum, "plain", lambda: [31], steps, counting=True, own_process=own_process
        )
        found = [text for _, text, kind, _ in result.places if kind == "recursion"]
        assert (result.kind, found) == ("steps", ["of_a_sum"])
