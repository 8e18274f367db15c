"""Mistakes in labelling a game that is given by functions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ...mistakes import rounds_and_searches, slips_in_the_counters
from ...mistakes.labelling import LABELLING
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import DRAW, LOSE, WIN, Rows, Seeds, wave, without_loops

MISTAKES = Mistakes()
Listing = Callable[[int], list[int]]
Test = Callable[[int], bool]


class Asked(Sequence[list[int]]):
    """The moves of all positions; each look at those of one asks the function again."""

    def __init__(self, n: int, succ: Listing) -> None:
        self._n, self._succ = n, succ

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, u: Any) -> Any:
        if not 0 <= u < self._n:
            raise IndexError(u)
        return self._succ(u)


def _asked(n: int, function: Listing) -> list[list[int]]:
    """Return what a function says of every position."""
    return [function(u) for u in range(n)]


def _ends(n: int, terminal: Test, outcome: int = LOSE) -> dict[int, int]:
    """Return this outcome for every terminal."""
    return {u: outcome for u in range(n) if terminal(u)}


def _given(n: int, succ: Listing, pred: Listing, terminal: Test) -> tuple[Rows, Seeds]:
    return _asked(n, succ), _ends(n, terminal)


@MISTAKES.add(
    "the wave never leaves the terminals",
    "A terminal has no successors, so succ leads nowhere from it. What is known of v decides the "
    "positions that can move to v, and these are pred(v): label them, and queue them.",
)
def along_the_moves(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return wave(_asked(n, succ), _ends(n, terminal), _asked(n, succ))[0]


@MISTAKES.add(
    "the game played backwards: succ and pred exchanged throughout",
    "succ(u) is where u can move to, pred(v) is who can move to v. An end is a position without "
    "successors, as terminal(u) says; one without predecessors is merely never returned to.",
)
def played_backwards(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return wave(_asked(n, pred))[0]


@MISTAKES.add(
    "the counters are made with pred",
    "The counter of u holds its ways out that are still open, so it begins with the number of "
    "its successors. That of its predecessors is the number of ways in.",
    in_python="It begins with len(succ(u)).",
)
def ways_in_counted(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    ways_in = _asked(n, pred)
    return wave(_asked(n, succ), _ends(n, terminal), ways_in, [len(row) for row in ways_in])[0]


@MISTAKES.add(
    "position 0 is taken for the only terminal",
    "In many games the end has number 0, but here terminal(u) says which positions are ends: "
    "there can be many of them, or none. Ask it for every u, and queue each one.",
)
def zero_is_the_end(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return wave(_asked(n, succ), {0: LOSE}, _asked(n, pred))[0]


@MISTAKES.add(
    "only what can be reached from position 0 is labelled",
    "Following succ from 0 finds the positions of one play; the task asks for all n. The numbers "
    "0 to n - 1 are all the positions there are, so go through them.",
)
def only_from_zero(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    reached = [0]
    for u in reached:
        reached += [v for v in dict.fromkeys(succ(u)) if v not in reached]
    labels = wave(_asked(n, succ), _ends(n, terminal), _asked(n, pred))[0]
    return [label if u in reached else DRAW for u, label in enumerate(labels)]


MISTAKES.share(LABELLING, _given, "leftovers_lose", "all_win")


@MISTAKES.add(
    "LOSE as soon as one move leads to a WIN position",
    "One bad move does not lose: the player picks another. LOSE only when every move leads to "
    "WIN, so count down from the number of its moves and wait for 0.",
)
def first_win_loses(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return slips_in_the_counters.first_win_loses(_asked(n, succ), _ends(n, terminal))


MISTAKES.share(LABELLING, _given, "known_counted")


@MISTAKES.add(
    "pred(v) made a set, while the counter keeps parallel moves",
    "pred lists u once for every move u -> v, just as succ lists v. Drop the second one on one "
    "side only, and the counter of u never comes down to 0.",
)
def pred_made_a_set(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    ways_in = [sorted(set(row)) for row in _asked(n, pred)]
    return wave(_asked(n, succ), _ends(n, terminal), ways_in)[0]


@MISTAKES.add(
    "succ(u) made a set for the counter, while pred keeps parallel moves",
    "pred lists u once for every move u -> v, just as succ lists v. Two moves to the same WIN "
    "position then take 2 off a counter that holds them as 1, and another move is forgotten.",
)
def succ_made_a_set(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    moves = _asked(n, succ)
    open_moves = [len(set(row)) for row in moves]
    return wave(moves, _ends(n, terminal), _asked(n, pred), open_moves)[0]


@MISTAKES.add(
    "forward search that gives DRAW to a position on its own path and remembers what follows",
    "Meeting a position again says nothing yet: it is DRAW only provisionally. Labels made from "
    "a provisional draw must not be stored. Work backward with pred instead.",
)
def provisional_draws(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return rounds_and_searches.provisional_draws(Asked(n, succ), _ends(n, terminal))


def _searched(
    function: Callable[[Rows, Seeds], list[int]],
    n: int,
    succ: Listing,
    pred: Listing,
    terminal: Test,
) -> list[int]:
    return function(Asked(n, succ), _ends(n, terminal))


(_search,) = (mistake for mistake in LABELLING.found if mistake.key == "provisional-draws")
for _function in _search.others:
    MISTAKES.also("provisional-draws")(partial(_searched, _function))


@MISTAKES.add(
    "all positions are asked in each round until nothing changes",
    "The labels are right, the number of calls is not: on a chain each round decides one "
    "position. Let a queue bring the positions whose successors are known, with pred.",
)
def rounds(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return rounds_and_searches.rounds(Asked(n, succ), _ends(n, terminal))


@MISTAKES.add(
    "predecessors found by asking succ of every position",
    "The labels are right, the number of calls is not: each known position costs n calls of "
    "succ. pred(v) gives the same positions in one call.",
)
def pred_not_used(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    open_moves = [len(succ(u)) for u in range(n)]
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    queue = deque(u for u in range(n) if terminal(u))
    while queue:
        v = queue.popleft()
        for u in range(n):
            if labels[u] == DRAW:
                open_moves[u] -= succ(u).count(v) if labels[v] == WIN else 0
                if labels[v] == LOSE and v in succ(u):
                    labels[u] = WIN
                    queue.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


@MISTAKES.add(
    "succ(u) is asked again for every move of u that is counted down",
    "The labels are right, the number of calls is not: a position with k moves is asked k times "
    "and answers with k positions each time. Ask once, keep the number, and take 1 off.",
)
def succ_asked_again(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return rounds_and_searches.looked_at_again(Asked(n, succ), _ends(n, terminal))


@MISTAKES.add(
    "every position is taken for an end",
    "An end has no moves. Ask it of each position: only the ends are LOSE from the start, and the "
    "others wait for the wave.",
    in_python="`terminal` is a function, and a function as such counts as true: ask "
    "`if terminal(u):`, not `if terminal:`.",
)
def terminal_not_called(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return [LOSE] * n


@MISTAKES.add(
    "no end is ever found, so every position stays DRAW",
    "Ask of every position whether it is an end; each of these begins the wave as LOSE.",
    in_python="`terminal` is a function: `terminal is True` compares the function itself, and that "
    "never holds. Ask `terminal(u)` for every u.",
)
def no_end_found(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return [DRAW] * n


MISTAKES.share(
    LABELLING,
    _given,
    "on_cycle_draws",
    "lose_not_queued",
    "win_not_queued",
    "win_queued_again",
    "counted_afresh",
    "counted_off_twice",
    "counters_for_each_terminal",
    "label_overwritten",
    "fixed_rounds",
    "waits_for_all",
    "terminals_win",
    "rules_swapped",
    "leftovers_win",
    "some_not_seeded",
    "draw_before_win",
    "entries_seeded",
    "provisional_losses",
    "first_move_alone",
    "last_move_alone",
    "labels_exchanged",
    "other_numbers",
    "truth_values",
    "no_label_for_draws",
    "lose_is_false",
    "zero_before_win",
    "looked_at_once",
    "broken_off",
    "last_position_left_out",
    "parallel_taken_off_twice",
    "stopped_at_zero",
    "in_order_found",
    "one_move_too_early",
)


@MISTAKES.add(
    "every counter begins with the number of moves of the last position",
    "A name that is set in a loop keeps its last value after it. Set the counter of each position "
    "inside the loop, to the number of moves of that position.",
)
def counters_of_the_last(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    open_moves = [len(succ(n - 1))] * n
    return wave(_asked(n, succ), _ends(n, terminal), open_moves=open_moves)[0]


@MISTAKES.also("succ-asked-again")
def succ_asked_for_its_length(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    closed = [0] * n
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    queue = deque(_ends(n, terminal))
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == DRAW:
                closed[u] += 1
                if labels[v] == LOSE or closed[u] == len(succ(u)):
                    labels[u] = WIN - labels[v]
                    queue.append(u)
    return labels


@MISTAKES.add(
    "a counter is not asked whether it is 0 when it is made",
    "A position with a single move is LOSE as soon as that move leads to a WIN: its counter is "
    "made, goes down, and is 0 at once. Take it down before you compare, the first time too.",
)
def first_visit_not_asked(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    left: dict[int, int] = {}
    queue = [u for u in range(n) if labels[u] == LOSE]
    for v in queue:
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif u not in left:
                left[u] = len(succ(u)) - 1
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


@MISTAKES.add(
    "a move to the same position is skipped",
    "Such a move is a move: the player may stay for ever and need not take a losing one. Count it "
    "like every other; succ and pred both list it.",
)
def loops_skipped(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return wave(without_loops(_asked(n, succ)), _ends(n, terminal))[0]


@MISTAKES.also("loops-skipped")
def loops_skipped_making_ends(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    return wave(without_loops(_asked(n, succ)))[0]


@MISTAKES.reads("loops-skipped")
def loops_left_out(n: int, succ: Listing, pred: Listing, terminal: Test) -> tuple[Any, ...]:
    def others(function: Listing) -> Listing:
        return lambda u: [v for v in function(u) if v != u]

    return n, others(succ), others(pred), terminal


@MISTAKES.add(
    "the list of predecessors is changed while it is read",
    "Whoever removes an entry from a list in a loop over it skips the next one, whose counter then "
    "never comes down. Leave what has its label alone: `continue`.",
)
def removed_while_read(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    open_moves = [len(succ(u)) for u in range(n)]
    queue = [u for u in range(n) if labels[u] == LOSE]
    for v in queue:
        before = list(pred(v))
        for u in before:
            if labels[u] != DRAW:
                before.remove(u)
                continue
            open_moves[u] -= 1
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@MISTAKES.also("ways-in-counted")
def ways_in_counted_below_zero(n: int, succ: Listing, pred: Listing, terminal: Test) -> list[int]:
    """Return labels where a counter that was 0 to begin with makes LOSE, too."""
    ways_in = _asked(n, pred)
    open_moves = [max(1, len(row)) for row in ways_in]
    return wave(_asked(n, succ), _ends(n, terminal), ways_in, open_moves)[0]


@MISTAKES.forms("some-not-seeded")
def first_end_alone(
    function: Callable[..., list[int]], n: int, succ: Listing, pred: Listing, terminal: Test
) -> list[int]:
    ends = [u for u in range(n) if terminal(u)]
    return function(n, succ, pred, lambda u: u in ends[:1])


@MISTAKES.forms("some-not-seeded")
def end_at_zero_missed(
    function: Callable[..., list[int]], n: int, succ: Listing, pred: Listing, terminal: Test
) -> list[int]:
    return function(n, succ, pred, lambda u: u > 0 and terminal(u))


@MISTAKES.forms("some-not-seeded")
def last_end_missed(
    function: Callable[..., list[int]], n: int, succ: Listing, pred: Listing, terminal: Test
) -> list[int]:
    return function(n, succ, pred, lambda u: u < n - 1 and terminal(u))


MISTAKES.slow("rounds", "pred-not-used", "succ-asked-again")
