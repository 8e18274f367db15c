"""Mistakes in labelling an acyclic game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from ...mistakes import (
    rounds_and_searches,
    rules_misread,
    slips_in_the_counters,
    slips_in_the_queue,
)
from ...mistakes.labelling import LABELLING
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import (
    DRAW,
    LOSE,
    WIN,
    Moves,
    Rows,
    Seeds,
    ends_first,
    reverse,
    seeds_of,
    wave,
)

MISTAKES = Mistakes()
_MOST_ROUNDS = 6  # fewer are written out, as programs


def _given(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, {}


def by_rule(moves: Moves, rule: Callable[[list[int]], int]) -> list[int]:
    """Return labels made by a rule, which gets the labels of the successors in their order."""
    labels = [LOSE] * len(moves)
    for u in ends_first(moves):
        labels[u] = rule([labels[v] for v in moves[u]])
    return labels


@MISTAKES.add(
    "terminals are WIN",
    "Whoever is to move at a terminal is stuck, and here that is lost: a terminal is LOSE. "
    "Everything else follows from the terminals, so nearly every label changes with them.",
)
def terminals_win(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: WIN if LOSE in found or not found else LOSE)


@MISTAKES.add(
    "WIN and LOSE are swapped everywhere",
    "A label speaks of the player who is to move, not of the one who has just moved: without a "
    "move that player has lost, 0. One good move is enough for WIN; for LOSE all have to be bad, "
    "and of no moves that is true.",
    in_python="`all(...)` where `any(...)` belongs does the same, because `all` of no moves is "
    "True.",
)
def swapped(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: WIN if all(label == LOSE for label in found) else LOSE)


@MISTAKES.add(
    "WIN only if all moves lead to LOSE",
    "The player to move picks the move, so one good one is enough: WIN if some move leads to a "
    "LOSE position.",
    in_python="That is `any` and not `all`.",
)
def all_must_lose(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: WIN if found and WIN not in found else LOSE)


@MISTAKES.add(
    "everything is LOSE",
    "Where a move to a WIN position is asked for, no position is ever the first to be WIN. After "
    "your move the opponent is to move: you WIN with a move to a position that is LOSE.",
    in_python="That is `any(not win(v) ...)`.",
)
def all_lose(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: WIN if WIN in found else LOSE)


@MISTAKES.add(
    "only the first move is looked at",
    "A `return` inside the loop over the moves ends it after the first one. A later move may be "
    "the good one: only when all of them lead to WIN is the position LOSE.",
)
def first_move(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: WIN if found[:1] == [LOSE] else LOSE)


@MISTAKES.add(
    "the last move decides: each one overwrites what the moves before it have found",
    "Once a move to a LOSE position is found the position is WIN, whatever the moves after it "
    "say. Stop there.",
    in_python="Or ask with `any(...)` for all moves together.",
)
def last_move(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: WIN if found[-1:] == [LOSE] else LOSE)


@MISTAKES.add(
    "positions are labelled from 0 upward, as if every move led to a smaller number",
    "A label that is read before it is made is still the 0 the list began with. Numbers say "
    "nothing about who comes first: label the successors of a position before the position.",
)
def from_zero_up(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    for u, row in enumerate(moves):
        labels[u] = WIN if any(labels[v] == LOSE for v in row) else LOSE
    return labels


@MISTAKES.add(
    "positions are labelled from the last one down, as if every move led to a larger number",
    "A label that is read before it is made is still the 0 the list began with. Numbers say "
    "nothing about who comes first: label the successors of a position before the position.",
)
def from_last_down(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    for u in reversed(range(len(moves))):
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


@MISTAKES.add(
    "only what can be reached from position 0 is labelled",
    "The answer has a label for every position, and some cannot be reached from 0: the rest "
    "keeps the 0 it began with. Start the search from every position; the memory makes it cheap.",
)
def only_from_zero(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    reached = {0}
    waiting = [0]
    while waiting:
        for v in moves[waiting.pop()]:
            if v not in reached:
                reached.add(v)
                waiting.append(v)
    for u in ends_first(moves):
        if u in reached:
            labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


@MISTAKES.add(
    "a position met for the second time counts as LOSE",
    "A set of visited positions remembers that you were there, not what you found. In a graph "
    "two ways may lead to one position: the second time, give back the label stored the first.",
)
def visited_is_lose(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    visited: set[int] = set()

    def search(u: int) -> int:
        if u in visited:
            return LOSE
        visited.add(u)
        answers = [search(v) for v in moves[u]]
        labels[u] = WIN if LOSE in answers else LOSE
        return labels[u]

    for u in range(len(moves)):
        search(u)
    return labels


@MISTAKES.add(
    "only one move ahead: WIN with a move to a terminal, otherwise LOSE",
    "A terminal is not the only LOSE position. A position whose moves all lead to WIN is LOSE "
    "too, and moving there wins as well: use the labels of the successors, whatever they are.",
)
def one_move_ahead(moves: Moves) -> list[int]:
    return [WIN if any(not moves[v] for v in row) else LOSE for row in moves]


@MISTAKES.add(
    "WIN if the longest play has an odd number of moves",
    "Nobody has to play the longest way: each player picks the move that suits them. Look at "
    "the labels of the successors, not at lengths.",
)
def longest_is_odd(moves: Moves) -> list[int]:
    longest = [0] * len(moves)
    for u in ends_first(moves):
        longest[u] = max((1 + longest[v] for v in moves[u]), default=0)
    return [plies % 2 for plies in longest]


@MISTAKES.add(
    "WIN if the shortest play has an odd number of moves",
    "The two players do not walk to the nearest end together: one of them does not want it. "
    "Look at the labels of the successors, not at lengths.",
)
def shortest_is_odd(moves: Moves) -> list[int]:
    shortest = [0] * len(moves)
    for u in ends_first(moves):
        shortest[u] = min((1 + shortest[v] for v in moves[u]), default=0)
    return [plies % 2 for plies in shortest]


@MISTAKES.add(
    "what was found is forgotten: there is no memory, or a new one for each position",
    "The labels are right, but a position is worked out again for every way that leads to it; "
    "where ways part and meet again, that doubles at each step. Keep one list of labels for "
    "the whole call and look there first.",
)
def no_memory(moves: Moves) -> list[int]:
    def search(u: int) -> int:
        for v in moves[u]:
            if search(v) == LOSE:
                return WIN
        return LOSE

    return [search(u) for u in range(len(moves))]


@MISTAKES.add(
    "all positions are gone through again and again, round after round",
    "The labels are right, the work is not: on a chain each round decides one position, which "
    "makes about n^2 / 2 steps. Label every position once, after its successors.",
)
def rounds(moves: Moves) -> list[int]:
    labels = [-1] * len(moves)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] < 0:
                found = [labels[v] for v in row]
                if LOSE in found or -1 not in found:
                    labels[u] = WIN if LOSE in found else LOSE
                    changed = True
    return labels


@MISTAKES.add(
    "a new list of all labels is made from the last one until nothing changes",
    "The labels are right, the work is not: there are as many rounds as the longest play has "
    "moves, and each goes through the whole graph. Label every position once, after its "
    "successors.",
)
def rounds_anew(moves: Moves) -> list[int]:
    labels: list[int] = []
    after = [LOSE] * len(moves)
    while after != labels:
        labels = after
        after = [WIN if any(labels[v] == LOSE for v in row) else LOSE for row in moves]
    return labels


@MISTAKES.add(
    "a fixed number of rounds",
    "How many rounds it takes depends on the game: a chain of 1,000 positions can need 1,000. Go "
    "on until every position has its label; or better, label each once, after its successors.",
)
def fixed_rounds(moves: Moves) -> list[int]:
    return _some_rounds(moves, 3, anew=True)


def _some_rounds(moves: Moves, number: int, anew: bool) -> list[int]:
    found = rounds_and_searches.some_rounds(moves, seeds_of(moves), number, anew)
    return [LOSE if label == DRAW else label for label in found]


def _some_rounds_of_two(moves: Moves, number: int) -> list[int]:
    """Return labels that are LOSE at first, after so many rounds."""
    labels = [LOSE] * len(moves)
    for _ in range(number):
        labels = [WIN if any(labels[v] == LOSE for v in row) else LOSE for row in moves]
    return labels


for _number in range(2, 11):
    MISTAKES.also("fixed-rounds")(partial(_some_rounds, number=_number, anew=True))
    MISTAKES.also("fixed-rounds")(partial(_some_rounds, number=_number, anew=False))
    MISTAKES.also("fixed-rounds")(partial(_some_rounds_of_two, number=_number))


@MISTAKES.shown("fixed-rounds")
def stopped_too_early(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether everything far from the end has one label, and what is nearer is right."""
    nearest: list[int] = []
    far: set[Any] = set()
    for (moves,), given in answers:
        if not isinstance(given, list) or len(given) != len(moves):
            return False
        labels, distances = wave(moves)
        wrong = [distances[u] for u, label in enumerate(labels) if given[u] != label]
        if any(
            len(moves[u]) >= rounds_and_searches.MANY_MOVES
            for u in range(len(moves))
            if given[u] != labels[u]
        ):
            return False
        if wrong:
            nearest.append(min(wrong))
            far |= {given[u] for u, plies in enumerate(distances) if plies >= min(wrong)}
    if not nearest or rounds_and_searches.ends_recursion(min(nearest)):
        return False
    return min(nearest) >= _MOST_ROUNDS and len(far) == 1


@MISTAKES.also("from-zero-up")
def from_zero_up_if_all_win(moves: Moves) -> list[int]:
    return _some_rounds(moves, 1, anew=False)


@MISTAKES.add(
    "0 is false: a LOSE in the memory is not found there",
    "Where a label that is false counts as none, every LOSE position is worked out again for each "
    "move that leads to it. Ask whether there is an entry, not whether it is true.",
    in_python="`memo.get(u)` is false for the label 0 as for no entry: ask `if u in memo`, or `is "
    "not None`.",
)
def zero_forgotten(moves: Moves) -> list[int]:
    memo: dict[int, int] = {}

    def search(u: int) -> int:
        if memo.get(u):
            return memo[u]
        memo[u] = LOSE
        for v in moves[u]:
            if search(v) == LOSE:
                memo[u] = WIN
        return memo[u]

    return [search(u) for u in range(len(moves))]


MISTAKES.share(LABELLING, _given, "arrows_turned")


@MISTAKES.reads("first-move")
def first_moves(moves: Moves) -> tuple[Moves]:
    return ([row[:1] for row in moves],)


@MISTAKES.reads("last-move")
def last_moves(moves: Moves) -> tuple[Moves]:
    return ([row[-1:] for row in moves],)


@MISTAKES.changes("swapped")
def labels_swapped(labels: list[int]) -> list[int]:
    return [WIN - label for label in labels]


@MISTAKES.also("only-from-zero")
def only_from_zero_to_the_first_good_move(moves: Moves) -> list[int]:
    known: dict[int, bool] = {}

    def wins(u: int) -> bool:
        if u not in known:
            known[u] = any(not wins(v) for v in moves[u])
        return known[u]

    wins(0)
    return [int(known.get(u, False)) for u in range(len(moves))]


@MISTAKES.also("rounds")
def rounds_over_what_is_left(moves: Moves) -> list[int]:
    labels: dict[int, int] = {}
    left = list(range(len(moves)))
    while left:
        waiting = []
        for u in left:
            if all(v in labels for v in moves[u]):
                labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
            else:
                waiting.append(u)
        left = waiting
    return [labels[u] for u in range(len(moves))]


@MISTAKES.also("rounds")
def rounds_as_many_as_positions(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    for _ in moves:
        for u, row in enumerate(moves):
            labels[u] = WIN if any(labels[v] == LOSE for v in row) else LOSE
    return labels


@MISTAKES.also("rounds")
def rounds_from_the_last_one_down(moves: Moves) -> list[int]:
    labels, after = [LOSE] * len(moves), [-1]
    while after != labels:
        after = list(labels)
        for u in reversed(range(len(moves))):
            labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


def _seeded(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, seeds_of(moves)


def _left_over(function: Callable[..., list[int]], label: int, moves: Moves) -> list[int]:
    """Return the labels of a wave that begins with this label everywhere, not with DRAW."""
    return [label if found == DRAW else found for found in function(*_seeded(moves))]


# The slips in a wave, whatever the labels are that it does not reach.
for _name in (
    "parallel_dropped",
    "parallel_counted_once",
    "lose_not_queued",
    "win_not_queued",
    "win_queued_again",
    "zero_before_win",
):
    MISTAKES.share(LABELLING, _seeded, _name)
    (_slip,) = (slip for slip in LABELLING.found if slip.function.__name__ == _name)
    for _function in _slip.functions:
        for _label in (LOSE, WIN):
            MISTAKES.also(_slip.key)(partial(_left_over, _function, _label))


MISTAKES.share(LABELLING, _seeded, "entries_seeded", "moves_win", "all_win")


def _in_order(moves: Moves, counted: Moves, back: Moves, begun: int) -> list[int]:
    """Return labels given to a position when its counter is 0; till then they are `begun`."""
    open_moves = [len(row) for row in counted]
    labels = [begun] * len(moves)
    ready = [u for u, count in enumerate(open_moves) if count == 0]
    for v in ready:
        labels[v] = WIN if any(labels[w] == LOSE for w in moves[v]) else LOSE
        for u in back[v]:
            open_moves[u] -= 1
            if open_moves[u] == 0:
                ready.append(u)
    return labels


def _each_once(rows: Moves) -> Moves:
    return [list(dict.fromkeys(row)) for row in rows]


def _parallel_dropped_in_order(moves: Moves, begun: int) -> list[int]:
    return _in_order(moves, moves, _each_once(reverse(moves)), begun)


def _parallel_counted_once_in_order(moves: Moves, begun: int) -> list[int]:
    return _in_order(moves, _each_once(moves), reverse(moves), begun)


for _label in (LOSE, WIN, DRAW):
    MISTAKES.also("parallel-dropped")(partial(_parallel_dropped_in_order, begun=_label))
    MISTAKES.also("parallel-counted-once")(partial(_parallel_counted_once_in_order, begun=_label))


@MISTAKES.add(
    "parallel moves are counted once, but taken off one by one: an order that comes too early",
    "A position comes after all moves that lead to it. Two moves u -> v count twice on the way in, "
    "if each of them is taken off again.",
)
def entries_counted_once(moves: Moves) -> list[int]:
    return _from_the_front(moves, newest=True)


@MISTAKES.also("entries-counted-once")
def entries_counted_once_in_a_queue(moves: Moves) -> list[int]:
    return _from_the_front(moves, newest=False)


def _from_the_front(moves: Moves, newest: bool) -> list[int]:
    """Return labels in an order whose last positions come first; the `newest` goes on, or not."""
    entering = [len(row) for row in _each_once(reverse(moves))]
    order: list[int] = []
    free = deque(u for u, count in enumerate(entering) if count == 0)
    while free:
        u = free.pop() if newest else free.popleft()
        order.append(u)
        for v in moves[u]:
            entering[v] -= 1
            if entering[v] == 0:
                free.append(v)
    labels = [LOSE] * len(moves)
    for u in reversed(order):
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


@MISTAKES.change(
    "truth values instead of labels",
    "A label is a number: 0 for LOSE, 1 for WIN.",
    lambda moves: wave(moves)[0],
    in_python="`int(wins)` makes it of a truth value.",
)
def truth_values(labels: list[Any]) -> list[Any]:
    return [bool(label) if label in (LOSE, WIN) else label for label in labels]


@MISTAKES.forms("only-from-zero")
def else_lose(function: Callable[..., Any], moves: Moves) -> list[Any]:
    return _where_reached(function(moves), moves, LOSE)


@MISTAKES.forms("only-from-zero")
def else_nothing(function: Callable[..., Any], moves: Moves) -> list[Any]:
    return _where_reached(function(moves), moves, None)


def _where_reached(labels: list[Any], moves: Moves, otherwise: Any) -> list[Any]:
    reached = rules_misread.reached_from_zero(moves)
    return [label if u in reached else otherwise for u, label in enumerate(labels)]


@MISTAKES.also("only-from-zero")
def only_from_zero_else_nothing(moves: Moves) -> list[int | None]:
    return _where_reached(wave(moves)[0], moves, None)


@MISTAKES.also("only-from-zero")
def only_from_zero_else_win(moves: Moves) -> list[int]:
    return _where_reached(wave(moves)[0], moves, WIN)


@MISTAKES.add(
    "a terminal that no move leads to is overlooked",
    "Who begins there is stuck at once and has lost: LOSE. Go through all positions to find the "
    "terminals, not through the targets of moves.",
)
def lonely_overlooked(moves: Moves) -> list[int]:
    return _lonely(wave(moves)[0], moves, WIN)


@MISTAKES.also("lonely-overlooked")
def lonely_have_nothing(moves: Moves) -> list[int | None]:
    return _lonely(wave(moves)[0], moves, None)


@MISTAKES.also("lonely-overlooked")
def lonely_are_negative(moves: Moves) -> list[int]:
    return _lonely(wave(moves)[0], moves, -1)


@MISTAKES.also("lonely-overlooked")
def lonely_draw(moves: Moves) -> list[int]:
    return _lonely(wave(moves)[0], moves, DRAW)


@MISTAKES.forms("lonely-overlooked")
def lonely_win(function: Callable[..., Any], moves: Moves) -> list[Any]:
    return _lonely(function(moves), moves, WIN)


def _lonely(labels: list[Any], moves: Moves, otherwise: Any) -> list[Any]:
    entered = {v for row in moves for v in row}
    return [x if moves[u] or u in entered else otherwise for u, x in enumerate(labels)]


@MISTAKES.add(
    "WIN where the Grundy number is odd",
    "A position is LOSE if its Grundy number is 0, and WIN with every other number, 2 as well as "
    "1.",
    in_python="That is `number != 0`, and not `number % 2`.",
)
def odd_numbers_win(moves: Moves) -> list[int]:
    numbers = [0] * len(moves)
    for u in ends_first(moves):
        found = {numbers[v] for v in moves[u]}
        numbers[u] = next(k for k in range(len(found) + 1) if k not in found)
    return [number % 2 for number in numbers]


@MISTAKES.add(
    "the memory does not know whose turn it is",
    "The answer to `do I win?` depends on who is to move, and the memory has one entry for both. "
    "A label speaks of the player to move: then the position alone is enough.",
)
def turn_forgotten(moves: Moves) -> list[int]:
    memory: dict[int, bool] = {}

    def wins(u: int, mine: bool) -> bool:
        if u not in memory:
            found = [wins(v, not mine) for v in moves[u]]
            memory[u] = (any(found) if mine else all(found)) if found else not mine
        return memory[u]

    return [int(wins(u, True)) for u in range(len(moves))]


@MISTAKES.add(
    "the order in which a search enters the positions is taken, turned round, for one in which "
    "successors come first",
    "A position is done when all its moves are, and only then its label can be made. Note it when "
    "the search leaves it.",
)
def entering_order(moves: Moves) -> list[int]:
    seen: set[int] = set()
    order = []
    for start in range(len(moves)):
        stack = [] if start in seen else [start]
        seen.add(start)
        while stack:
            u = stack.pop()
            order.append(u)
            for v in moves[u]:
                if v not in seen:
                    seen.add(v)
                    stack.append(v)
    labels = [LOSE] * len(moves)
    for u in reversed(order):
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


@MISTAKES.add(
    "a position counts as seen when it is put on the stack, and so as done while it still waits",
    "Whoever can move to it then reads a label that is not made yet. Mark it when it is taken from "
    "the stack, and label a position only when all its successors have their labels.",
)
def waiting_is_done(moves: Moves) -> list[int]:
    return _marked_when_pushed(moves, before=LOSE)


@MISTAKES.also("waiting-is-done")
def waiting_is_done_unknown_before(moves: Moves) -> list[int]:
    return _marked_when_pushed(moves, before=DRAW)


def _marked_when_pushed(moves: Moves, before: int) -> list[int]:
    labels = [before] * len(moves)
    seen: set[int] = set()
    for start in range(len(moves)):
        stack = [] if start in seen else [(start, False)]
        seen.add(start)
        while stack:
            u, left = stack.pop()
            if left:
                labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
                continue
            stack.append((u, True))
            for v in moves[u]:
                if v not in seen:
                    seen.add(v)
                    stack.append((v, False))
    return labels


def _dropped_at_once(moves: Moves) -> list[int]:
    """Return labels where a move to LOSE makes a WIN at once, and is told when nothing is open."""
    open_moves, back = [len(row) for row in moves], _each_once(reverse(moves))
    labels = [LOSE] * len(moves)
    ready = [u for u, row in enumerate(moves) if not row]
    for v in ready:
        for u in back[v]:
            labels[u] = WIN if labels[v] == LOSE else labels[u]
            open_moves[u] -= 1
            if open_moves[u] == 0:
                ready.append(u)
    return labels


MISTAKES.also("parallel-dropped")(_dropped_at_once)
MISTAKES.share(LABELLING, _seeded, "some_way_to_the_end")


@MISTAKES.add(
    "a counter that comes to 0 makes a LOSE of a position that is WIN already",
    "LOSE is what has no good move. Ask first whether the position has its label, before you count "
    "down and when the counter is 0.",
)
def won_and_lost_again(moves: Moves) -> list[int]:
    return slips_in_the_counters.known_counted_otherwise_queued_again(*_seeded(moves))


@MISTAKES.add(
    "the wave begins at the first terminal alone",
    "There may be many: put all of them into the queue before the first one is taken out.",
)
def from_the_first_end(moves: Moves) -> list[int]:
    return _left_over(slips_in_the_queue.first_alone_seeded, LOSE, moves)


@MISTAKES.add(
    "a good move to position 0 counts as none",
    "Position 0 has the number 0, and where that counts as false the move is not found. Ask for "
    "the label of the target, or begin with a number that no position has.",
    in_python="Ask `is not None`, or for the labels: `any(labels[v] == LOSE for v in row)`.",
)
def zero_is_no_good_move(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    for u in ends_first(moves):
        labels[u] = WIN if next((v for v in moves[u] if labels[v] == LOSE), 0) else LOSE
    return labels


@MISTAKES.also("zero-is-no-good-move")
def zero_is_no_good_move_but_others_are(moves: Moves) -> list[int]:
    labels = [LOSE] * len(moves)
    for u in ends_first(moves):
        labels[u] = WIN if any(v for v in moves[u] if labels[v] == LOSE) else LOSE
    return labels


@MISTAKES.add(
    "each move to a LOSE position turns the label over: WIN where their number is odd",
    "One good move is enough, and a second one takes nothing away: WIN as soon as there is one, "
    "and then it stays.",
)
def turned_each_time(moves: Moves) -> list[int]:
    return by_rule(moves, lambda found: found.count(LOSE) % 2)


@MISTAKES.add(
    "the positions with fewest moves are labelled first",
    "How many moves a position has says nothing about where they lead. A label that is read before "
    "it is made decides wrongly: label the successors of a position before the position.",
)
def fewest_moves_first(moves: Moves) -> list[int]:
    return _fewest_first(moves, before=LOSE)


@MISTAKES.also("fewest-moves-first")
def fewest_moves_first_unknown_before(moves: Moves) -> list[int]:
    return _fewest_first(moves, before=DRAW)


def _fewest_first(moves: Moves, before: int) -> list[int]:
    labels = [before] * len(moves)
    for u in sorted(range(len(moves)), key=lambda u: len(moves[u])):
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


@MISTAKES.add(
    "the labels stand in the order in which they were found",
    "Label number u belongs to position u.",
    in_python="The values of a dict stand in the order in which they were put in: `[labels[u] for "
    "u in range(n)]` brings them in order.",
)
def in_order_found(moves: Moves) -> list[int]:
    return list(_found_by_search(moves, at_once=True).values())


@MISTAKES.also("in-order-found")
def in_order_found_by_all_moves(moves: Moves) -> list[int]:
    return list(_found_by_search(moves, at_once=False).values())


@MISTAKES.also("in-order-found")
def in_order_found_from_the_ends(moves: Moves) -> list[int]:
    labels = wave(moves)[0]
    return [labels[u] for u in ends_first(moves)]


def _found_by_search(moves: Moves, at_once: bool) -> dict[int, int]:
    """Return the labels in the order of a search; `at_once` ends at the first good move."""
    labels: dict[int, int] = {}

    def search(u: int) -> int:
        if u not in labels:
            found = (search(v) == LOSE for v in moves[u])
            labels[u] = WIN if (any(found) if at_once else any(list(found))) else LOSE
        return labels[u]

    for u in range(len(moves)):
        search(u)
    return labels


@MISTAKES.add(
    "Grundy values instead of labels",
    "A Grundy value tells more than is asked for: 0 is LOSE, and every other number is WIN. A "
    "label says only which of the two.",
    in_python="That is `int(value > 0)`.",
)
def grundy_values(moves: Moves) -> list[int]:
    values: list[int] = [0] * len(moves)
    for u in ends_first(moves):
        found = {values[v] for v in moves[u]}
        values[u] = next(value for value in count() if value not in found)
    return values


@MISTAKES.add(
    "the numbers of the moves are put together by XOR",
    "XOR puts independent games together, in each of which one can move. Here the player chooses "
    "one move: WIN if one of them leads to LOSE. Grundy values take the smallest number missing.",
)
def xor_of_moves(moves: Moves) -> list[int]:
    values = [0] * len(moves)
    for u in ends_first(moves):
        for v in moves[u]:
            values[u] ^= values[v] + 1
    return [WIN if value else LOSE for value in values]


MISTAKES.slow("no-memory", "rounds", "rounds-anew", "zero-forgotten")
