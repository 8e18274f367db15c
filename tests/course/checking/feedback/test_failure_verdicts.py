"""What is said of each kind of failure: the line that runs, what is kept, what came back."""

import re

import pytest
from collection import retrograde

from gamegraphs.course import check
from gamegraphs.course.running.runner import Child


def test_a_loop_without_end_is_told_the_line_that_runs():
    def waits(moves):
        while None in [None]:
            pass

    verdict = check(4, waits)
    assert re.search(r"Line \d+, `(while None in \[None\]:|pass)`, had run", repr(verdict))
    assert verdict.misconception is None


def test_an_endless_call_inside_c_is_waited_for_twice_and_no_more(monkeypatch):
    kinds = []

    class Watched(Child):
        def receive(self, seconds):
            result = super().receive(seconds)
            kinds.append(result.kind)
            return result

    monkeypatch.setattr("gamegraphs.course.checking.check.runner", lambda f, s, here: Watched(f, s))
    verdict = check(16, lambda n, seed, max_out=3: sum(iter(int, 1)))
    assert (verdict.status, verdict.misconception) == ("stuck", "never-masked")
    assert kinds == ["time", "time"]


def test_a_recursion_that_asks_again_and_again_is_named():
    def by_depth(moves):
        def lost(u, depth):
            return not depth or not sum(lost(v, depth - 1) for v in moves[u] * 3)

        return [0 if lost(u, 40) else 1 for u in range(len(moves))]

    verdict = check(4, by_depth)
    assert (verdict.status, verdict.misconception) == ("stuck", "asked-again")
    assert "sum(lost(v, depth - 1) for v in moves[u] * 3)" in repr(verdict)


def test_a_loop_without_end_inside_a_recursion_is_no_such_thing():
    def waits(moves):
        def visit(u, depth):
            if depth:
                return visit(u, depth - 1)
            while u >= 0:
                pass
            return 0

        return [visit(u, 3) for u in range(len(moves))]

    verdict = check(4, waits)
    assert (verdict.status, verdict.misconception) == ("stuck", None)


@pytest.mark.parametrize("size", [45, 67])
def test_a_loop_without_end_on_larger_inputs_is_told_its_line_and_has_no_other_name(size):
    def waits(moves):
        n = len(moves)
        if n >= size and n not in (67, 131, 300):  # those of the larger inputs
            while n > 0:
                pass
        return retrograde(moves)

    verdict = check(4, waits)
    assert verdict.status == "slow"
    told = r"Line \d+(: |, )`(while n > 0:|pass)`,? (had run|runs ever more often, more than) \d"
    assert re.search(told, repr(verdict)), verdict
    assert verdict.misconception is None


def test_work_that_grows_without_looks_has_no_name_of_a_mistake_that_looks():
    def counts(moves):
        n = len(moves)
        for _ in range(n):
            c = 0
            while c < n:
                c += 1
        return retrograde(moves)

    verdict = check(4, counts)
    assert (verdict.status, verdict.misconception) == ("slow", "line-runs-again")


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


def test_none_from_every_call_is_told_and_an_untouched_starter_is_not_attempted():
    def printing(moves):
        labels = [0 for _ in moves]
        print(labels)

    def starter(moves):
        """Say nothing."""
        return

    def quiet(moves):
        labels = [0 for _ in moves]
        labels.reverse()

    found = check(4, printing).found
    assert found[0] == "Every call returned None. Printing is not returning: end with `return`."
    assert found[1] == "The first thing it printed: [0]"
    assert check(4, quiet).found == ["Every call returned None: end with `return`."]
    assert check(4, starter).status == "untried"


@pytest.mark.parametrize(
    ("number", "answer", "sentence"),
    [
        (4, lambda moves: (0 for _ in moves), "It returned a generator; wrap it in `list(...)`."),
        (4, lambda moves: map(len, moves), "It returned a map; wrap it in `list(...)`."),
        (
            8,
            lambda n, takes: [],
            "It returned [], but 1 label is needed, for pile 0;",
        ),
        (4, lambda moves: {moves: 0}[moves], "Keep the list outside of that function"),
        (1, lambda moves: [not row for row in moves], "label 0 must be one of 0, 1, not True"),
    ],
)
def test_what_came_back_is_told_in_plain_words(number, answer, sentence):
    assert sentence in repr(check(number, answer))


def test_a_coroutine_is_told():
    async def answer(moves):
        return [0 for _ in moves]

    assert "It returned a coroutine: call it with `await`" in repr(check(4, answer))


def test_an_error_is_explained_where_other_inputs_fail_otherwise():
    def label_game(moves):
        return [min(v for v in row) for row in moves] if len(moves) < 2 else {}["gone"]

    verdict = check(4, label_game)
    assert (verdict.status, verdict.misconception) == ("raised", "smallest-of-nothing")
    assert check(4, lambda moves: 1 / 0 if len(moves) < 2 else {}["gone"]).misconception is None
