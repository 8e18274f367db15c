"""check, over all tasks: mistakes are rejected and named, right answers pass, costs are told.

The answers are those of collection.py. A table of the tasks and their misconceptions stands at the
end of the test output (see conftest.py).
"""

import json
import os
import subprocess
import sys
import time
from collections import deque
from copy import copy
from inspect import getsource
from itertools import combinations
from shutil import copytree, ignore_patterns

import pytest
from collection import (
    MISTAKES,
    NUMBERS,
    RIGHT,
    assert_full_marks,
    assert_named,
    right_answers,
)
from helpers import ROOT, run_child
from verdict_table import verdict_on

from gamegraphs import GameGraphError
from gamegraphs.course import check, hint, solution
from gamegraphs.course import help as course_help
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine, passed
from gamegraphs.course.checking.diagnosis import name_wrong
from gamegraphs.course.checking.smallest_input import judged, measure_costs, survey, tried
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.running.runner import Child, Here, processor_time, runner
from gamegraphs.course.running.runner import sleeps as is_asleep

MISTAKES = [
    pytest.param(number, mistake, id=f"{number:02d}-{mistake.key}") for number, mistake in MISTAKES
]
RIGHT = [
    pytest.param(number, answer, id=f"{number:02d}-{answer.__name__}") for number, answer in RIGHT
]


def every_third(cases):
    """Return the cases; the first and every third after it are tried each time, all are in the end.

    Continuous integration tries the others, which are long.
    """
    return [
        case if i % 3 == 0 else pytest.param(*case.values, id=case.id, marks=pytest.mark.long)
        for i, case in enumerate(cases)
    ]


OFTEN = {4, 8, 15}  # the tasks that are checked without a child process, too
GRAPH_TASKS = {1, 4, 5, 6, 9, 11, 12, 13}


def retrograde(moves):
    """Task 4, as one would write it down."""
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * len(moves)
    queue = deque(u for u, count in enumerate(left) if count == 0)
    for u in queue:
        labels[u] = 0
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


# Every mistake


@pytest.mark.parametrize(("number", "mistake"), every_third(MISTAKES))
def test_a_mistake_is_rejected_and_named(number, mistake, record_property):
    record_property("misconception", (number, mistake.key))
    assert_named(verdict_on(number, mistake.key, mistake.function, anew=True), number, mistake)


# All of them, in a browser: tests/browser/test_site.py.
@pytest.mark.parametrize(
    ("number", "mistake"),
    every_third(case for case in MISTAKES if case.values[0] in OFTEN),
)
def test_without_a_child_process_the_verdict_is_the_same(number, mistake):
    there = verdict_on(number, mistake.key, mistake.function)
    here = examine(exercise(number), mistake.function, here=True)
    assert (there.status, there.misconception) == (here.status, here.misconception)
    assert str(there.counterexample) == shown(here)


def shown(verdict):
    """Return the counterexample as text; task 11 hands out functions, which show their moves."""
    return repr(verdict.counterexample)


def test_there_are_enough_mistakes():
    counts = {number: len(misconceptions(number)) for number in NUMBERS}
    assert min(counts.values()) >= 5
    assert sum(counts.values()) >= 80
    for number in NUMBERS:
        keys = [mistake.key for mistake in misconceptions(number)]
        assert len(set(keys)) == len(keys)


def smaller_graphs(n, m, acyclic):
    """Yield all digraphs with fewer positions than n, or n of them and fewer than m moves."""
    for positions in range(1, n + 1):
        pairs = [(u, v) for u in range(positions) for v in range(positions)]
        most = min(m - 1, len(pairs)) if positions == n else len(pairs)
        for count in range(most + 1):
            for chosen in combinations(pairs, count):
                rows = [[] for _ in range(positions)]
                for u, v in chosen:
                    rows[u].append(v)
                if not acyclic or ends_always(rows):
                    yield rows


def ends_always(rows):
    """Return whether taking away positions without moves, again and again, takes them all."""
    left = set(range(len(rows)))
    while gone := {u for u in left if not left.intersection(rows[u])}:
        left -= gone
    return not left


@pytest.mark.parametrize(
    ("number", "mistake"),
    every_third(case for case in MISTAKES if case.values[0] in GRAPH_TASKS),
)
def test_no_smaller_graph_fails_than_the_one_shown(number, mistake):
    subject = cached_exercise(number, 1)
    run = Here(mistake.function, subject.shape)
    passed_ones, failing = set(), None
    for trial in tried(subject, subject.small(), run.results(subject.small())):
        if trial.fault:
            failing = trial
            break
        passed_ones.add(tuple(map(tuple, trial.data[0])) if len(trial.data) == 1 else None)
    if failing is None:
        if verdict_on(number, mistake.key, mistake.function).status == "slow":
            pytest.skip("every answer is right, only the work is too much")
        moves = examine(exercise(number), mistake.function).counterexample[0]
    else:
        moves = failing.data[0]
    n, m = len(moves), sum(map(len, moves))
    if n > 4:
        pytest.skip("all graphs with 4 positions: see the long test")
    # Most of the smaller graphs have just been tried, as small inputs.
    inputs = [
        [rows]
        for rows in smaller_graphs(n, m, subject.acyclic)
        if tuple(map(tuple, rows)) not in passed_ones
    ]
    for data, result in zip(inputs, run.results(inputs, 5000), strict=True):
        assert not judged(subject, data, result).fault, data


@pytest.mark.long
def test_no_smaller_graph_tells_a_stack_from_a_queue():
    """The counterexample has 5 positions and 4 moves: all smaller graphs, 81,000 of them, pass."""
    subject = exercise(6)
    (mistake,) = (m for m in misconceptions(6) if "stack" in m.key)
    verdict = check(6, mistake.function)
    moves = verdict.counterexample[0]
    assert (len(moves), sum(map(len, moves))) == (5, 4)
    for rows in smaller_graphs(5, 4, acyclic=False):
        labels, distances = mistake.function([list(row) for row in rows])
        assert not subject.fault([rows], [list(labels), list(distances)]), rows


# Right answers


@pytest.mark.parametrize(("number", "answer"), [case for case in RIGHT if case.values[0] in OFTEN])
def test_a_right_answer_gets_full_marks_without_a_child_process_too(number, answer):
    assert examine(exercise(number), answer, here=True).points == exercise(number).points


@pytest.mark.parametrize(("number", "answer"), every_third(RIGHT))
def test_a_right_answer_gets_full_marks(number, answer):
    name = f"right-{answer.__name__}"
    assert_full_marks(verdict_on(number, name, answer, anew=True), number)


def test_each_task_has_three_right_answers():
    assert {number: len(right_answers(number)) >= 3 for number in NUMBERS} == dict.fromkeys(
        NUMBERS, True
    )


@pytest.mark.parametrize("seed", range(2, 7))
def test_other_larger_inputs_give_the_same_verdict(seed):
    assert examine(exercise(4), retrograde, seed=seed).right


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


def test_an_answer_may_change_its_input():
    def destructive(moves):
        labels = retrograde(moves)
        for row in moves:
            row.clear()
        moves.clear()
        return labels

    assert check(4, destructive).right


# Every status


def test_untried():
    verdict = check(4, lambda moves: None)
    assert (verdict.status, verdict.points) == ("untried", 0.0)
    assert "hint(4)" in repr(verdict)

    def later(moves):
        raise NotImplementedError

    assert check(4, later).status == "untried"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda moves: 1 / 0, "ZeroDivisionError: division by zero in line"),
        (lambda moves: sys.exit(0), "SystemExit: 0"),
        (lambda moves: input(), "EOFError"),
        (lambda: 0, "takes 0 positional arguments but 1 was given"),
        (lambda moves: [0] * 10**12, "MemoryError"),
    ],
)
def test_raised(answer, sentence):
    verdict = check(4, answer)
    assert verdict.status == "raised"
    assert sentence in repr(verdict)
    assert verdict.counterexample == ([[]],)


def endless(moves):
    while True:
        pass


def endless_in_c(moves):
    return sum(iter(int, 1))


def endless_and_stubborn(moves):
    while True:
        try:
            int("x")
        except ValueError:
            continue


@pytest.mark.parametrize("answer", [endless, endless_in_c, endless_and_stubborn])
def test_stuck(answer):
    verdict = check(4, answer)
    assert verdict.status == "stuck"
    assert verdict.counterexample == ([[]],)
    assert "not come to an end" in repr(verdict)


def sleeps(tenths):
    time.sleep(tenths / 10)
    return 1


def burns(tenths):
    start = time.process_time()
    while time.process_time() < start + tenths / 10:
        pass
    return 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
@pytest.mark.parametrize(("answer", "tenths", "limit"), [(sleeps, 6, 0.3), (burns, 2, 0.8)])
def test_limits_are_of_processor_time_for_the_most_part(answer, tenths, limit):
    """A busy machine, on which an answer waits for its turn, does not make it late."""
    run = runner(answer, "plain")
    try:
        replies = list(run.results([[tenths], [30]], steps=0, seconds=limit))
        assert [reply.kind for reply in replies] == ["value", "time"]
    finally:
        run.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc")
def test_who_waits_for_a_processor_does_not_sleep():
    """Six processes share one processor: each waits most of the time, and none counts as asleep."""
    processor = min(os.sched_getaffinity(0))
    code = f"import os; os.sched_setaffinity(0, [{processor}]); print(flush=True)\nwhile True: pass"
    busy = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) for _ in "123456"
    ]
    lazy = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    try:
        for process in busy:
            process.stdout.readline()
        run = Child(lambda: None, "plain")
        before = [processor_time(process.pid) for process in busy]
        for _ in range(20):
            assert not any(is_asleep(process.pid) for process in busy)
            run.asleep(busy[0].pid)
            time.sleep(0.05)
        assert run.asleep(busy[0].pid) == 0
        worked = [processor_time(p.pid) - b for p, b in zip(busy, before, strict=True)]
        assert min(worked) < 0.8  # of more than a second: it had to wait
        before = run.asleep(lazy.pid)
        time.sleep(0.2)
        assert run.asleep(lazy.pid) - before >= 0.2
    finally:
        for process in (*busy, lazy):
            process.kill()
            process.wait()
        for process in busy:
            process.stdout.close()


def test_stuck_without_a_child_process():
    assert examine(exercise(4), endless_and_stubborn, here=True).status == "stuck"


def test_stuck_on_a_cycle():
    def walks(moves):
        labels = []
        for u in range(len(moves)):
            length, v = 0, u
            while moves[v]:
                v = moves[v][0]
                length += 1
            labels.append(length % 2)
        return labels

    verdict = check(4, walks)
    assert (verdict.status, verdict.counterexample) == ("stuck", ([[0]],))


def deep_answer(moves):
    def win(u):
        return int(any(win(v) == 0 for v in moves[u]))

    return [win(u) for u in range(len(moves))]


@pytest.mark.parametrize("here", [False, True])
def test_recursion_without_end(here):
    verdict = examine(exercise(4), deep_answer, here)
    assert (verdict.status, verdict.counterexample) == ("raised", ([[0]],))
    assert "too deep" in repr(verdict)


@pytest.mark.parametrize("here", [False, True])
def test_recursion_that_is_too_deep_for_a_long_chain(here):
    def remembered(moves):
        memo = {}

        def win(u):
            if u not in memo:
                memo[u] = int(any(win(v) == 0 for v in moves[u]))
            return memo[u]

        return [win(u) for u in range(len(moves))]

    verdict = examine(exercise(1), remembered, here)
    assert verdict.status == "raised"
    assert "All small inputs are right, but it fails on the chain" in repr(verdict)
    assert verdict.points == exercise(1).points - 1
    length = len(verdict.counterexample[0])
    assert "one shorter still works" in repr(verdict)
    assert remembered(verdict.counterexample[0][1:] and [[u + 1] for u in range(99)] + [[]])
    assert 100 < length < 1000


def test_a_crash_of_the_interpreter_is_a_verdict():
    """ERRATA 2: each level of this recursion passes through C, the limit guards nothing."""
    code = """
        import sys
        from functools import lru_cache
        from gamegraphs.course import check
        def crashes(moves):
            sys.setrecursionlimit(10**6)
            @lru_cache(maxsize=None)
            def win(u):
                return int(any(win(v) == 0 for v in moves[u]))
            return [win(u) for u in range(len(moves))]
        verdict = check(1, crashes)
        print(verdict.status, verdict.points)
    """
    assert run_child(code) == "raised 4.0"


def test_what_is_kept_between_calls_is_found():
    def remembers(moves, memo={}):  # noqa: B006
        def win(u):
            if u not in memo:
                memo[u] = int(any(win(v) == 0 for v in moves[u]))
            return memo[u]

        return [win(u) for u in range(len(moves))]

    verdict = check(1, remembers)
    assert verdict.status == "wrong"
    assert "Called on its own" in repr(verdict)
    assert "`memo={}`" in repr(verdict)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([0, 0], "there are 2 labels for 1 position"),
        ([True], "label 0 must be one of 0, 1, 2, not True (a bool)"),
        ([0.0], "label 0 must be one of 0, 1, 2, not 0.0"),
        ([3], "label 0 must be one of 0, 1, 2, not 3"),
        (["LOSE"], "label 0 must be one of 0, 1, 2, not 'LOSE'"),
        (0, "the labels must be a list, not 0"),
        ("L", "the labels must be a list, not 'L'"),
        ({0: 0}, "the labels must be a list, not {0: 0}"),
        (iter([0]), "list_iterator"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    verdict = check(4, lambda moves: given)
    assert verdict.status in ("wrong", "raised")
    assert sentence in repr(verdict)


@pytest.mark.parametrize("name", [4, "4", "04", "task_04", "task_04_label_game"])
def test_an_exercise_goes_by_several_names(name):
    assert exercise(name).function == "label_game"
    assert exercise("B").number == 16


@pytest.mark.parametrize("name", [0, 17, "", "x", True, None, "004", 4.0])
def test_other_names_are_refused(name):
    with pytest.raises(GameGraphError, match=r"the exercises are 1 to \d+, and"):
        exercise(name)


def test_check_wants_the_function_itself():
    with pytest.raises(GameGraphError, match=r"check\(4, label_game\), not \[0\]"):
        check(4, [0])
    with pytest.raises(GameGraphError, match="there is none called 17"):
        check(17, retrograde)


# Naming


def test_nothing_is_named_when_two_mistakes_fit_equally(monkeypatch):
    subject = exercise(4)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    assert name_wrong(subject, trials) == mistake
    twin = Misconception("twin", "the same again", "", mistake.function)
    monkeypatch.setattr(
        "gamegraphs.course.checking.diagnosis.misconceptions", lambda number: (mistake, twin)
    )
    assert name_wrong(subject, trials) is None


def test_an_answer_that_is_wrong_in_a_way_of_its_own_is_not_named():
    verdict = check(4, lambda moves: [(len(moves) + u) % 3 for u in range(len(moves))])
    assert (verdict.status, verdict.misconception) == ("wrong", None)


# Cost


def rescans(moves):
    """Right, but looks at all moves again for every label: quadratic on chains."""
    labels = [None] * len(moves)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] is None:
                found = [labels[v] for v in row]
                if 0 in found or all(label == 1 for label in found):
                    labels[u] = int(0 in found)
                    changed = True
    return [2 if label is None else label for label in labels]


def rechecks(moves):
    """Right, but looks at all moves of a position again for each known one: quadratic on a comb."""
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                elif all(labels[w] == 1 for w in moves[u]):
                    labels[u] = 0
                else:
                    continue
                queue.append(u)
    return labels


def searches(moves):
    """Right, but searches all positions for the predecessors of each: quadratic everywhere."""
    labels = [2 if row else 0 for row in moves]
    left = [len(row) for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in range(len(moves)):
            for w in moves[u]:
                if w == v and labels[u] == 2:
                    left[u] -= labels[v] == 1
                    if labels[v] == 0 or not left[u]:
                        labels[u] = 1 - labels[v]
                        queue.append(u)
    return labels


def sorts(moves):
    """Right, and n log n: each position's moves are sorted first, which is fast enough."""
    return retrograde([sorted(row) for row in sorted(moves, key=len) and moves])


@pytest.mark.parametrize("runs", [5, pytest.param(100, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("answer", "slow"),
    [(retrograde, False), (sorts, False), (rescans, True), (rechecks, True), (searches, True)],
)
def test_linear_and_quadratic_work_are_told_apart_every_time(answer, slow, runs):
    subject = copy(exercise(4))
    run = Here(answer, subject.shape)
    first = list(measure_costs(subject, run))
    assert any(cost.slow for cost in first) == slow
    assert check(4, answer).status == ("slow" if slow else "right")
    counted = [cost for cost in first if cost.slow == slow][:1]
    subject.families = lambda: [counted[0].family]
    assert all(list(measure_costs(subject, run)) == counted for _ in range(runs))


def test_a_slow_verdict_gives_the_numbers():
    verdict = check(4, rechecks)
    text = repr(verdict)
    assert "looks at moves" in text
    assert "times the work for 4 times the size" in text
    assert verdict.points == exercise(4).points - 1


def test_a_right_answer_that_shifts_its_queue_gets_a_remark():
    def shifting(moves):
        queue = [0]
        queue.pop(0)
        return retrograde(moves)

    verdict = check(4, shifting)
    assert verdict.right
    assert "collections.deque" in repr(verdict)
    assert "deque" not in repr(check(4, retrograde))


# No trace of the expected answers


def test_the_expected_answers_are_not_in_the_process_that_runs_the_answer():
    # In a fresh process, as a notebook's: to look through all that pytest holds takes seconds.
    code = f"""
import gc
from collections import deque
from functools import partial
from itertools import compress
from operator import countOf, is_
from gamegraphs.course import check

{getsource(retrograde)}

def snoops(moves):
    labels = retrograde(moves)
    if len(moves) == 300:
        # In C throughout: the lines of a loop over all objects would count as work.
        found = gc.get_objects()
        for kind, known in ((list, labels), (tuple, tuple(labels))):
            kinds = map(type, found)
            copies = compress(found, map(partial(is_, kind), kinds))
            if countOf(copies, known) != (kind is list):
                return "found"
    return labels

print(check(4, retrograde).status)  # leaves truths behind for the next check
print(check(4, snoops).status)
moves = [[u - 1] if u else [] for u in range(300)]
print(snoops(moves) == retrograde(moves))
expected = retrograde(moves)  # here they lie about, and are seen
print(snoops(moves))
"""
    assert run_child(code).split() == ["right", "right", "True", "found"]


# hint and solution


def test_hints_come_one_after_the_other(monkeypatch):
    monkeypatch.setattr(course_help, "_given", {})
    hints = exercise(4).hints
    assert [hint(4).markdown for _ in hints] == [
        f"Hint {i} of {len(hints)}: {text}" for i, text in enumerate(hints, 1)
    ]
    assert hint(4).markdown.startswith("Hint 1 of")


def test_the_solution_comes_after_a_pass_or_on_purpose():
    passed.discard(4)
    assert "not been passed yet" in repr(solution(4))
    assert "def label_game" in repr(solution(4, anyway=True))
    check(4, retrograde)
    assert "def label_game" in repr(solution(4))
    assert "### BEGIN" not in repr(solution(4))


# The exercises


@pytest.mark.parametrize("number", NUMBERS)
def test_an_exercise_is_whole(number):
    asked = exercise(number)
    assert asked.number == number
    keys = {part.key for part in asked.parts}
    used = {asked.part(data) for data in asked.small()}
    assert used <= keys <= used | {"large", "linear"}
    assert asked.families() or "linear" not in keys
    assert asked.signature.startswith(f"{asked.function}(")
    assert len(asked.hints) >= 3
    assert all(text == text.strip() and text.endswith((".", "?")) for text in asked.hints)


@pytest.mark.parametrize("number", NUMBERS)
def test_small_inputs_come_in_order_of_size(number):
    subject = exercise(number)
    sizes = [subject.size(data) for data in subject.small()]
    assert sizes == sorted(sizes)
    assert len(sizes) >= 30


# Without numpy


@pytest.mark.long
def test_every_verdict_is_the_same_where_only_the_standard_library_is_installed():
    code = """
        import json
        from gamegraphs.course.exercises import EXERCISES, exercise
        from gamegraphs.course.checking.check import examine
        from gamegraphs.course.exercises import misconceptions
        found = {}
        for number in EXERCISES:
            for mistake in misconceptions(number)[number % 8::8]:
                verdict = examine(exercise(number), mistake.function)
                key = f"{number}-{mistake.key}"
                found[key] = [verdict.status, verdict.misconception, repr(verdict.counterexample)]
        print(json.dumps(found))
    """
    blocked = ("numpy", "numba", "matplotlib", "networkx", "ipywidgets", "IPython")
    there = json.loads(run_child(code, blocked))
    assert len(there) >= 25
    for number in NUMBERS:
        for mistake in misconceptions(number)[number % 8 :: 8]:
            status, named, example = there[f"{number}-{mistake.key}"]
            assert (named, status) == (mistake.key, status)
            assert status != "right"
            if number in (4, 6, 8):
                assert example == shown(examine(exercise(number), mistake.function))


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
