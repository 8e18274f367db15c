"""Mistakes in telling cyclic games from acyclic ones, and in labelling them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ...mistakes import rounds_and_searches, rules_misread, slips_in_the_counters
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
    seeds_of,
    wave,
    without_loops,
)

MISTAKES = Mistakes()
Answer = tuple[str, list[int]]


def _told(cyclic: bool, moves: Moves) -> Answer:
    """Return the answer of someone who labels rightly."""
    return "CYCLIC" if cyclic else "ACYCLIC", wave(moves)[0]


def _cyclic(moves: Moves) -> bool:
    """Return whether there is a cycle: positions whose moves all lead out are taken away."""
    return len(ends_first(moves)) < len(moves)


def _right(moves: Moves) -> Answer:
    return _told(_cyclic(moves), moves)


def _given(moves: Moves) -> tuple[Rows, Seeds]:
    return moves, seeds_of(moves)


def _with_right_kind(labels: list[int], moves: Moves) -> Answer:
    return _right(moves)[0], labels


@MISTAKES.add(
    "every position that is met a second time is taken for a cycle",
    "Two ways may lead to the same position, and two searches may meet it. A cycle is a move back "
    "into the path that is being walked, to a grey position. One whose moves are all done is "
    "black, and moves to it are harmless.",
)
def met_again(moves: Moves) -> Answer:
    seen: set[int] = set()
    cyclic = False
    for start in range(len(moves)):
        if start in seen:
            continue
        seen.add(start)
        stack = [start]
        while stack:
            for v in moves[stack.pop()]:
                if v in seen:
                    cyclic = True
                else:
                    seen.add(v)
                    stack.append(v)
    return _told(cyclic, moves)


@MISTAKES.add(
    "a position stays on the path when the search has left it (grey never turns black)",
    "When all its moves are done, the search goes back, and the position is no longer on the "
    "path: take it off, or colour it black. Otherwise a second way to it looks like a way back.",
)
def never_left(moves: Moves) -> Answer:
    def comes_back(u: int, path: set[int]) -> bool:
        if u in path:
            return True
        path.add(u)
        return any(comes_back(v, path) for v in moves[u])

    return _told(any(comes_back(u, set()) for u in range(len(moves))), moves)


@MISTAKES.add(
    "a cycle of the graph without its arrows (union-find)",
    "Union-find asks whether two positions are joined already, whichever way the moves go. Two "
    "parallel moves, or 0 -> 1, 0 -> 2, 1 -> 2, make a ring for it, but nobody can come back.",
)
def union_find(moves: Moves) -> Answer:
    root = list(range(len(moves)))
    cyclic = False
    for u, row in enumerate(moves):
        for v in row:
            a, b = u, v
            while root[a] != a:
                a = root[a]
            while root[b] != b:
                b = root[b]
            cyclic |= a == b
            root[a] = b
    return _told(cyclic, moves)


@MISTAKES.add(
    "the search for a cycle begins at position 0 alone",
    "The graph may be in several pieces, and 0 need not reach every cycle: look from every "
    "position that is not coloured yet.",
)
def only_from_zero(moves: Moves) -> Answer:
    return _told(_cyclic(_from_zero(moves)), moves)


def _from_zero(moves: Moves) -> Moves:
    """Return the moves of the positions that can be reached from 0, none for the others."""
    reached = [0]
    for u in reached:
        reached += [v for v in dict.fromkeys(moves[u]) if v not in reached]
    seen = set(reached)
    return [row if u in seen else [] for u, row in enumerate(moves)]


@MISTAKES.add(
    "no cycle is ever found: every graph is called ACYCLIC",
    "In [[1], [0]] play comes back after two moves. A cycle shows as a move to a position that is "
    "still on the path, or as positions that are left when all that lead to an end are taken away.",
)
def never_cyclic(moves: Moves) -> Answer:
    return _told(False, moves)


@MISTAKES.add(
    "CYCLIC is said of every graph, or of every one with a move",
    "Two moves to one position, or two ways to it, make no cycle: in [[1, 2], [2], []] play always "
    "ends. A cycle needs a way back to a position that is still on the path.",
)
def always_cyclic(moves: Moves) -> Answer:
    return _told(True, moves)


@MISTAKES.add(
    "a self-loop is not counted as a cycle",
    "A move from a position to itself brings it back after one move: that is the shortest cycle "
    "there is, and play can go on there for ever.",
)
def loops_ignored(moves: Moves) -> Answer:
    return _told(_cyclic([[v for v in row if v != u] for u, row in enumerate(moves)]), moves)


@MISTAKES.add(
    "the way back to where the search came from is skipped",
    "In an undirected graph the way back is the same edge and no cycle. Here u -> v and v -> u "
    "are two moves, and together they are a cycle.",
)
def parent_skipped(moves: Moves) -> Answer:
    pairs = [[v for v in row if v == u or u not in moves[v]] for u, row in enumerate(moves)]
    return _told(_cyclic(pairs), moves)


@MISTAKES.add(
    "moves are counted: CYCLIC if there are as many moves as positions",
    "That counts for undirected graphs. An acyclic game can have up to n (n - 1) / 2 pairs with a "
    "move, and [[0], [], []] has a cycle with one move.",
)
def moves_counted(moves: Moves) -> Answer:
    return _told(sum(map(len, moves)) >= len(moves), moves)


@MISTAKES.add(
    "a move to a smaller number is taken for a way back",
    "The numbers are names and say nothing about the order of play: [[], [0]] has no cycle. An "
    "acyclic game has some order in which all moves go forward, but you have to find it.",
)
def smaller_number(moves: Moves) -> Answer:
    return _told(any(v <= u for u, row in enumerate(moves) for v in row), moves)


@MISTAKES.add(
    "CYCLIC only if some position is a DRAW",
    "A draw needs a cycle, but a cycle need not make a draw: in [[0, 1], []] play could stay at 0 "
    "for ever, but the player to move wins at once. Whether there is a cycle depends on the "
    "moves alone.",
)
def draws_decide(moves: Moves) -> Answer:
    return _told(DRAW in wave(moves)[0], moves)


@MISTAKES.add(
    "CYCLIC only if there is no terminal",
    "A game without a terminal has a cycle, but a terminal does not end every play: players may "
    "go round without ever moving to it.",
)
def terminal_ends(moves: Moves) -> Answer:
    return _told(all(moves), moves)


@MISTAKES.add(
    "parallel moves are all counted, but only one of them is taken off",
    "Two moves u -> v count 2, so 2 have to be taken off. Here the count never comes to 0: a "
    "position seems to lie on a cycle, or stays a DRAW. Count in both places alike, each move or "
    "each target.",
    in_python="Go through the row as it is in both places, or through `set(row)` in both.",
)
def parallel_once(moves: Moves) -> Answer:
    entering = [0] * len(moves)
    for row in moves:
        for v in row:
            entering[v] += 1
    free = [u for u, count in enumerate(entering) if not count]
    for u in free:
        for v in set(moves[u]):
            entering[v] -= 1
            if entering[v] == 0:
                free.append(v)
    return _told(len(free) < len(moves), moves)


@MISTAKES.add(
    "no DRAW bucket: without a label at the end means LOSE",
    "The kind is right. On a cyclic graph the wave may leave positions over: nobody can force "
    "the end there, and they are DRAW. Only acyclic games have none.",
)
def leftovers_lose(moves: Moves) -> Answer:
    labels = [LOSE if label == DRAW else label for label in wave(moves)[0]]
    return _told(_cyclic(moves), moves)[0], labels


@MISTAKES.add(
    "the memoised search is used with a cycle too, and a position on the path counts as DRAW",
    "The kind is right. With a cycle the search meets positions that are not decided, and DRAW is "
    "only a guess there; what is stored on the strength of it can be wrong. Use retrograde "
    "analysis as soon as there is a cycle.",
)
def provisional_draws(moves: Moves) -> Answer:
    labels = rounds_and_searches.provisional_draws(moves, seeds_of(moves))
    return _told(_cyclic(moves), moves)[0], labels


@MISTAKES.add(
    "the search begins anew at every position and remembers nothing",
    "The answers are right, the work is not: what is behind a position is walked again for "
    "everybody who can reach it. A position that is black leads into no cycle, so nobody has to "
    "look at it twice.",
)
def searched_anew(moves: Moves) -> Answer:
    cyclic = False
    for start in range(len(moves)):
        seen = {start}
        stack = [start]
        while stack:
            for v in moves[stack.pop()]:
                cyclic |= v == start
                if v not in seen:
                    seen.add(v)
                    stack.append(v)
    return _told(cyclic, moves)


@MISTAKES.add(
    "all positions are gone through again for each one that is removed",
    "The answers are right, the work is not: on a chain each round removes one position. When a "
    "position goes, only its predecessors can be next; keep a counter for each and a queue.",
)
def rounds(moves: Moves) -> Answer:
    left = set(range(len(moves)))
    removed = True
    while removed:
        removed = False
        for u in sorted(left):
            if not any(v in left for v in moves[u]):
                left.remove(u)
                removed = True
    return _told(bool(left), moves)


@MISTAKES.also("parent-skipped")
def parent_skipped_in_the_search(moves: Moves) -> Answer:
    done: set[int] = set()

    def comes_back(u: int, parent: int, path: set[int]) -> bool:
        for v in moves[u]:
            if v == parent or v in done:
                continue
            if v in path or comes_back(v, u, path | {v}):
                return True
        done.add(u)
        return False

    return _told(any(comes_back(u, -1, {u}) for u in range(len(moves)) if u not in done), moves)


@MISTAKES.add(
    "the two kinds are exchanged",
    "CYCLIC is the kind of a graph in which some position can come back, ACYCLIC that of one in "
    "which none can. The labels are right.",
)
def kinds_exchanged(moves: Moves) -> Answer:
    return _told(not _cyclic(moves), moves)


@MISTAKES.add(
    "what is not peeled off is called a DRAW",
    "Peeling takes away positions whose moves are all decided. One that keeps a move into a cycle "
    "may still be WIN, if another of its moves leads to LOSE. Label with retrograde analysis: a "
    "WIN needs one known move, not all.",
)
def not_peeled_draws(moves: Moves) -> Answer:
    labels = slips_in_the_counters.waits_for_all(moves, seeds_of(moves))
    return _with_right_kind(labels, moves)


@MISTAKES.add(
    "every position on a cycle is taken for a DRAW",
    "The kind is right. A cycle is an offer, nobody has to go round: whoever has a move to a LOSE "
    "position makes it and wins. Only what the wave never reaches is a DRAW.",
)
def on_cycle_draws(moves: Moves) -> Answer:
    return _told(_cyclic(moves), moves)[0], rules_misread.on_cycle_draws(moves, seeds_of(moves))


@MISTAKES.also("on-cycle-draws")
def on_cycle_draws_afterwards(moves: Moves) -> Answer:
    labels = rules_misread.on_cycle_draws_afterwards(moves, seeds_of(moves))
    return _told(_cyclic(moves), moves)[0], labels


@MISTAKES.changes("kinds-exchanged")
def other_kind(answer: Answer) -> Answer:
    kind, labels = answer
    return {"CYCLIC": "ACYCLIC", "ACYCLIC": "CYCLIC"}.get(kind, kind), labels


@MISTAKES.change(
    "the kind is not written as it is asked for",
    'There are two kinds, and they are texts in capitals: "CYCLIC" and "ACYCLIC".',
    _right,
)
def small_letters(answer: Answer) -> Answer:
    return answer[0].lower(), answer[1]


@MISTAKES.change(
    "the labels before the kind",
    "The kind comes first, the labels after it.",
    _right,
    in_python="That is `return kind, labels`.",
)
def parts_swapped(answer: Answer) -> tuple[list[int], str]:
    return answer[1], answer[0]


@MISTAKES.add(
    "parallel moves counted once, but taken off for each of them",
    "Two moves u -> v are two moves, in the count as in the lists of predecessors. Here the count "
    "of u comes to 0 while a move is left that may close a cycle, or lead to another label.",
)
def parallel_counted_once(moves: Moves) -> Answer:
    gone = ends_first(moves, open_moves=[len(set(row)) for row in moves])
    return _told(len(gone) < len(moves), moves)


@MISTAKES.also("small-letters")
def truth_for_kind(moves: Moves) -> tuple[bool, list[int]]:
    return _cyclic(moves), wave(moves)[0]


@MISTAKES.changes("leftovers-lose")
def draws_made_lose(answer: Answer) -> Answer:
    return answer[0], [LOSE if label == DRAW else label for label in answer[1]]


@MISTAKES.change(
    "no DRAW bucket: without a label at the end means WIN",
    "Not being LOSE is not enough: WIN needs a move to a LOSE position. What the wave never "
    "reaches is a DRAW.",
    _right,
)
def leftovers_win(answer: Answer) -> Answer:
    return answer[0], [WIN if label == DRAW else label for label in answer[1]]


@MISTAKES.add(
    "where there is a cycle, all positions are called DRAW",
    "A cycle somewhere decides nothing: others have moves that never come to it, and who is on it "
    "may have a winning move off it. Label a cyclic game by retrograde analysis.",
)
def cyclic_all_draw(moves: Moves) -> Answer:
    kind, labels = _right(moves)
    return kind, [DRAW] * len(moves) if kind == "CYCLIC" else labels


@MISTAKES.add(
    "only cycles of one move or two are found",
    "A cycle may be as long as the graph: 0 -> 1 -> 2 -> 0 has three moves. Follow the whole path.",
)
def short_cycles_alone(moves: Moves) -> Answer:
    return _told(any(u in moves[v] for u, row in enumerate(moves) for v in row), moves)


@MISTAKES.also("parallel-counted-once")
def parallel_counted_once_for_labels(moves: Moves) -> Answer:
    labels = slips_in_the_counters.parallel_counted_once(moves, seeds_of(moves))
    return _with_right_kind(labels, moves)


MISTAKES.share(
    LABELLING,
    _given,
    "first_win_loses",
    "terminals_win",
    "rules_swapped",
    "known_counted",
    "lose_not_queued",
    "win_not_queued",
    "win_queued_again",
    "all_lose",
    "label_overwritten",
    "fixed_rounds",
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
    "looked_at_once",
    "lose_is_false",
    "zero_before_win",
    "some_way_to_the_end",
    "end_in_sight_loses",
    "terminals_alone",
    told=_with_right_kind,
    part=1,
)


@MISTAKES.also("fixed-rounds")
def two_sweeps_from_the_ends(moves: Moves) -> Answer:
    return _sweeps_from_the_ends(moves, 2)


@MISTAKES.also("fixed-rounds")
def three_sweeps_from_the_ends(moves: Moves) -> Answer:
    return _sweeps_from_the_ends(moves, 3)


def _sweeps_from_the_ends(moves: Moves, number: int) -> Answer:
    """Return labels by so many sweeps in the order in which a depth-first search is done."""
    met: set[int] = set()
    order: list[int] = []

    def visit(u: int) -> None:
        met.add(u)
        for v in moves[u]:
            if v not in met:
                visit(v)
        order.append(u)

    for u in range(len(moves)):
        if u not in met:
            visit(u)
    labels = [DRAW] * len(moves)
    for _ in range(number):
        for u in order:
            known = {labels[v] for v in moves[u]}
            if LOSE in known or DRAW not in known:
                labels[u] = WIN if LOSE in known else LOSE
    return _with_right_kind(labels, moves)


@MISTAKES.add(
    "self-loops are skipped where the labels are made",
    "A move to the same position is a move: the player may pass for ever and need not take a "
    "losing one. Count it like every other.",
)
def loops_skipped(moves: Moves) -> Answer:
    return _with_right_kind(wave(without_loops(moves))[0], moves)


@MISTAKES.also("loops-skipped")
def loops_skipped_but_no_ends(moves: Moves) -> Answer:
    return _with_right_kind(wave(without_loops(moves), seeds_of(moves))[0], moves)


@MISTAKES.forms("loops-skipped")
def loops_skipped_for_labels(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return function(moves)[0], function(without_loops(moves))[1]


@MISTAKES.add(
    "a position is grey as soon as it is put on the stack, not when the search enters it",
    "Grey means: on the path from the start to here. What still waits on the stack beside the path "
    "is not on it, and a move to it comes back to nothing.",
)
def grey_when_pushed(moves: Moves) -> Answer:
    return _told(_grey_met(moves, list), moves)


@MISTAKES.also("grey-when-pushed")
def grey_when_pushed_distinct(moves: Moves) -> Answer:
    return _told(_grey_met(moves, set), moves)


def _grey_met(moves: Moves, targets: Callable[[list[int]], Iterable[int]]) -> bool:
    """Return whether a search meets grey, where a position is so from the stack on."""
    grey, black, found = set[int](), set[int](), False
    for start in range(len(moves)):
        stack = [] if start in black else [(start, False)]
        grey.update(u for u, _ in stack)
        while stack:
            u, done = stack.pop()
            if done:
                grey.discard(u)
                black.add(u)
                continue
            stack.append((u, True))
            for v in targets(moves[u]):
                found |= v in grey
                if v not in grey and v not in black:
                    grey.add(v)
                    stack.append((v, False))
    return found


@MISTAKES.also("parallel-once")
def parallel_once_for_labels(moves: Moves) -> Answer:
    return _with_right_kind(slips_in_the_counters.parallel_dropped(moves, seeds_of(moves)), moves)


@MISTAKES.forms("parallel-once")
def parallel_once_in_the_labels(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return function(moves)[0], slips_in_the_counters.parallel_dropped(moves, seeds_of(moves))


@MISTAKES.also("parallel-once")
def parallel_once_in_both(moves: Moves) -> Answer:
    return parallel_once_in_the_labels(parallel_once, moves)


@MISTAKES.add(
    "the order of an acyclic game is gone through from the front, not from its end",
    "Moves lead forward in it, so a position comes before those that it moves to, and these have "
    "no label yet. Go through the order backwards: the terminals first, each position after all "
    "its successors.",
)
def order_not_reversed(moves: Moves) -> Answer:
    return _from_the_front(moves, before=LOSE, otherwise=LOSE)


@MISTAKES.also("order-not-reversed")
def order_not_reversed_else_lose(moves: Moves) -> Answer:
    return _from_the_front(moves, before=DRAW, otherwise=LOSE)


@MISTAKES.also("order-not-reversed")
def order_not_reversed_else_draw(moves: Moves) -> Answer:
    return _from_the_front(moves, before=DRAW, otherwise=DRAW)


def _from_the_front(moves: Moves, before: int, otherwise: int) -> Answer:
    """Return labels of an acyclic game that see the terminals, and `before` everywhere else."""
    kind, labels = _right(moves)
    if kind == "ACYCLIC":
        seen = [before if row else LOSE for row in moves]
        wins = [any(seen[v] == LOSE for v in row) for row in moves]
        labels = [
            WIN if won else otherwise if row else LOSE for won, row in zip(wins, moves, strict=True)
        ]
    return kind, labels


@MISTAKES.add(
    "the counters that were counted down to tell the kind are used again for the labels",
    "They no longer say how many moves a position has, so no count comes to 0 when it should. "
    "Count the moves anew for the labels, or keep a copy of the counters.",
    in_python="`left = degrees` is a second name for one list; `left = degrees[:]` makes a copy.",
)
def counters_used_again(moves: Moves) -> Answer:
    kind, ends = _right(moves)[0], {*ends_first(moves)}
    left = [sum(v not in ends for v in row) for row in moves]
    return kind, wave(moves, open_moves=left)[0]


@MISTAKES.add(
    "the search for cycles stops at the first move to a LOSE position",
    "That move makes the position WIN, but a later one may lead back into the path. Whether there "
    "is a cycle depends on all moves: look at the others, too.",
)
def cycle_missed_after_a_win(moves: Moves) -> Answer:
    labels: dict[int, int] = {}
    cyclic = False

    def search(u: int, path: set[int]) -> int:
        nonlocal cyclic
        if u not in labels:
            path.add(u)
            labels[u] = LOSE
            for v in moves[u]:
                if v in path:
                    cyclic = True
                elif search(v, path) == LOSE:
                    labels[u] = WIN
                    break
            path.remove(u)
        return labels[u]

    for u in range(len(moves)):
        search(u, set())
    return _told(cyclic, moves)


@MISTAKES.add(
    "only one move of each position is followed to find a cycle",
    "A cycle may need the second move of a position, or the last one. The search has to come back "
    "to each position on its path and follow all of its moves.",
)
def one_move_followed(moves: Moves) -> Answer:
    return _told(_cyclic([row[:1] for row in moves]), moves)


@MISTAKES.also("one-move-followed")
def last_move_followed(moves: Moves) -> Answer:
    return _told(_cyclic([row[-1:] for row in moves]), moves)


@MISTAKES.add(
    "the positions are counted as if there were exactly one terminal",
    "There may be several terminals, or none. Count every position that falls away, the terminals "
    "too: without a cycle all n of them do.",
)
def one_terminal_assumed(moves: Moves) -> Answer:
    gone = sum(bool(moves[u]) for u in ends_first(moves))
    return _told(gone != len(moves) - 1, moves)


@MISTAKES.add(
    "low numbers are taken from finished components, too",
    "A position that has left the stack belongs to another component, and its number says nothing "
    "about this one. Look only at moves to positions that are still on the stack; otherwise two "
    "ways to one position may make a component.",
)
def finished_components_count(moves: Moves) -> Answer:
    return _told(any(size > 1 for size in _components(moves)) or _has_loop(moves), moves)


@MISTAKES.also("finished-components-count")
def finished_components_count_for_their_number(moves: Moves) -> Answer:
    return _told(len(_components(moves)) < len(moves) or _has_loop(moves), moves)


@MISTAKES.also("finished-components-count")
def finished_low_numbers_count(moves: Moves) -> Answer:
    sizes = _components(moves, of_low=True)
    return _told(any(size > 1 for size in sizes) or _has_loop(moves), moves)


def _has_loop(moves: Moves) -> bool:
    return any(u in row for u, row in enumerate(moves))


def _components(moves: Moves, of_low: bool = False) -> list[int]:
    """Return the sizes of the components by Tarjan's search, if it does not ask for the stack.

    A move to a position that has been met tells its number, or with `of_low` its low number.
    """
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    sizes: list[int] = []

    def visit(u: int) -> None:
        index[u] = low[u] = len(index)
        stack.append(u)
        for v in moves[u]:
            if v not in index:
                visit(v)
                low[u] = min(low[u], low[v])
            else:
                low[u] = min(low[u], (low if of_low else index)[v])
        if low[u] == index[u]:
            place = stack.index(u)
            sizes.append(len(stack) - place)
            del stack[place:]

    for u in range(len(moves)):
        if u not in index:
            visit(u)
    return sizes


@MISTAKES.add(
    "ACYCLIC as soon as there is a position that nobody can move to",
    "Every acyclic graph has one, and a terminal too, but a graph with a cycle can have both as "
    "well: in [[1, 2], [1], []] nobody can move to 0, and 2 is a terminal.",
)
def source_means_acyclic(moves: Moves) -> Answer:
    return _told(not (_has_source(moves) and not all(moves)), moves)


@MISTAKES.also("source-means-acyclic")
def source_alone_means_acyclic(moves: Moves) -> Answer:
    return _told(not _has_source(moves), moves)


def _has_source(moves: Moves) -> bool:
    return len({v for row in moves for v in row}) < len(moves)


@MISTAKES.also("loops-ignored")
def loops_left_out(moves: Moves) -> Answer:
    return _right(without_loops(moves))


@MISTAKES.forms("only-from-zero")
def kind_from_zero(function: Callable[[Moves], Answer], moves: Moves) -> Answer:
    return function(_from_zero(moves))[0], function(moves)[1]


def _kind_of(
    mistaken: Callable[[Moves], Answer], function: Callable[[Moves], Answer], moves: Moves
) -> Answer:
    """Return the kind by one mistake, and the labels of another answer."""
    return mistaken(moves)[0], function(moves)[1]


for _key, *_functions in (
    ("parallel-once", parallel_once),
    ("one-move-followed", one_move_followed, last_move_followed),
    ("one-terminal-assumed", one_terminal_assumed),
    ("source-means-acyclic", source_means_acyclic, source_alone_means_acyclic),
):
    for _function in _functions:
        MISTAKES.forms(_key)(partial(_kind_of, _function))


_DEEP = 300  # plies: Python's limit is 1,000 calls, and some make several for each


@MISTAKES.add(
    "a recursion that goes too deep is taken for one without an end",
    "A long chain without a cycle goes too deep as well. Remember what is on the path, in a loop "
    "with a stack of its own.",
    in_python="It ends in a RecursionError: Python gives up at some 1,000 calls inside one "
    "another.",
)
def deep_is_cyclic(moves: Moves) -> Answer:
    plies: dict[int, int] = {}

    def longest(u: int) -> int:
        if u not in plies:
            plies[u] = 1 + max([longest(v) for v in moves[u]], default=-1)
        return plies[u]

    if _cyclic(moves):  # there it would not come to an end
        return _told(True, moves)
    try:
        return _told(any(longest(u) < 0 for u in range(len(moves))), moves)
    except RecursionError:
        return _told(True, moves)


def _longest_play(moves: Moves) -> int:
    """Return the plies of the longest play among the positions from which it has to end."""
    plies = [0] * len(moves)
    for u in ends_first(moves):
        plies[u] = max((1 + plies[v] for v in moves[u]), default=0)
    return max(plies, default=0)


@MISTAKES.shown("deep-is-cyclic")
def said_cyclic_where_it_is_deep(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether nothing is wrong but that large graphs without a cycle are called CYCLIC."""
    return bool(answers) and all(
        list(given) == list(_told(True, data[0]))
        and not _cyclic(data[0])
        and _longest_play(data[0]) > _DEEP
        for data, given in answers
    )


MISTAKES.slow("searched-anew", "rounds")
