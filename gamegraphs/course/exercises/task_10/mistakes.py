"""Mistakes in the chase on a line."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import product
from math import inf
from typing import Any

from ...mistakes.misconception import Mistakes

Position = tuple[int, int, str]  # the cells of A and B, and whose turn it is
Steps = Callable[[int, int, bool], list[int]]


def steps(cell: int, length: int, stay: bool) -> list[int]:
    """Return the cells that a token can move to."""
    return [c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)]


def moving(cell: int, length: int, stay: bool) -> list[int]:
    """Return the same for a token that never stays."""
    return steps(cell, length, False)


def chase(
    length: int,
    stay: bool,
    a_steps: Steps = steps,
    b_steps: Steps = steps,
    met_after_b: bool = False,
    a_all: bool = False,
    b_any: bool = False,
    stack: bool = False,
    one_for_each_cell: bool = False,
) -> dict[Position, int]:
    """Return the plies to capture from every position where it is forced.

    `met_after_b` counts a meeting after a move of B as capture; `a_all` asks that all moves of A
    lead to capture, `b_any` that one move of B does; `stack` takes the newest position first;
    `one_for_each_cell` counts the moves of B on a cell together, wherever A is.
    All steps can be made backward too, so the steps of a token are also where it came from.

    >>> chase(3, True)[0, 2, "A"]
    3
    """
    cells = range(length)
    ours = [a_steps(cell, length, stay) for cell in cells]
    theirs = [b_steps(cell, length, stay) for cell in cells]
    captured = "BA" if met_after_b else "B"
    plies: dict[Position, int] = {(c, c, turn): 0 for c in cells for turn in captured}
    missing: dict[Position | int, int] = {}
    queue = deque(plies)
    while queue:
        a, b, turn = position = queue.pop() if stack else queue.popleft()
        now = plies[position] + 1
        if turn == "B":
            before: list[Position] = [(x, b, "A") for x in ours[a]]
        else:
            before = [(a, y, "B") for y in theirs[b]]
        for x, y, mover in before:
            if (x, y, mover) in plies:
                continue
            if a_all if mover == "A" else not b_any:
                moves = len(ours[x] if mover == "A" else theirs[y])
                counted = y if one_for_each_cell else (x, y, mover)
                missing[counted] = missing.get(counted, moves) - 1
                if missing[counted]:
                    continue
            plies[x, y, mover] = now
            queue.append((x, y, mover))
    return plies


MISTAKES = Mistakes()


@MISTAKES.add(
    "captured whenever both stand on one cell",
    "Only a move of A captures. When B steps onto A's cell, or both begin on one cell, nothing "
    "has happened yet: A is to move, and without staying has to step away.",
)
def whenever_equal(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, met_after_b=True).get((a, b, "A"))


@MISTAKES.add(
    "0 plies when both begin on one cell",
    "A capture is a move of A. With staying A stays and has captured after 1 ply; without "
    "staying A has to step away, and then the gap is never 0 after a move of A.",
)
def none_at_the_start(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return 0 if a == b else chase(length, stay).get((a, b, "A"))


@MISTAKES.add(
    "only the moves of A are counted",
    "Plies are the moves of both: if A makes the k-th move of its own when it captures, there "
    "have been 2 k - 1 plies.",
)
def moves_of_a(length: int, a: int, b: int, stay: bool = True) -> int | None:
    plies = chase(length, stay).get((a, b, "A"))
    return None if plies is None else (plies + 1) // 2


@MISTAKES.add(
    "the capturing move itself is not counted",
    "The last ply is the one that captures, and it counts: if A can step onto B at once, the "
    "answer is 1.",
)
def one_too_few(length: int, a: int, b: int, stay: bool = True) -> int | None:
    plies = chase(length, stay).get((a, b, "A"))
    return None if plies is None else plies - 1


@MISTAKES.add(
    "one ply too many",
    "When A can step onto B at once, that is 1 ply: the move itself. The position after a "
    "capture is 0 plies from the end.",
)
def one_too_many(length: int, a: int, b: int, stay: bool = True) -> int | None:
    plies = chase(length, stay).get((a, b, "A"))
    return None if plies is None else plies + 1


@MISTAKES.add(
    "B helps: the shortest way to a capture",
    "A shortest path lets both players choose the same end. B chooses on its own turn: capture "
    "is forced there only if every move of B leads to it, and then the latest counts.",
)
def b_helps(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, b_any=True).get((a, b, "A"))


@MISTAKES.add(
    "B stands still",
    "A walks and B waits, which takes 2 |a - b| - 1 plies. But B runs, up to the end of the "
    "line, and A has to follow it there.",
)
def b_stands_still(length: int, a: int, b: int, stay: bool = True) -> int | None:
    if a == b:
        return 1 if stay else None
    return 2 * abs(a - b) - 1


@MISTAKES.add(
    "the distance of the tokens",
    "|a - b| is the number of steps if B stood still and only A were counted. B runs away in "
    "between, and its moves are plies too.",
)
def distance(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return abs(a - b)


@MISTAKES.add(
    "B moves first",
    "A has the first move. The position is (a, b, A to move), and the answer is read there, not "
    "where B is to move.",
)
def b_moves_first(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay).get((a, b, "B"))


@MISTAKES.add(
    "a and b mixed up",
    "The first cell is that of A, who hunts and moves first; the second is that of B. A position "
    "(a, b) is another one than (b, a).",
)
def tokens_mixed_up(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay).get((b, a, "A"))


@MISTAKES.add(
    "the rules of A and B exchanged",
    "A hunts: one move that leads to capture is enough on A's turn. B flees: on B's turn every "
    "move has to lead to capture.",
)
def roles_exchanged(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, a_all=True, b_any=True).get((a, b, "A"))


@MISTAKES.add(
    "every move of A has to lead to capture too",
    "A chooses its own moves, so on A's turn one move that leads to capture is enough. Only on "
    "B's turn does every move have to.",
)
def all_for_both(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, a_all=True).get((a, b, "A"))


@MISTAKES.add(
    "the line closed to a ring",
    "(cell + 1) % length leads from the last cell back to the first. The line has two ends, and "
    "B is caught there; on a ring it would run for ever.",
)
def ring(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def bent(cell: int, length: int, stay: bool) -> list[int]:
        return [(cell + d) % length for d in (-1, 0, 1) if stay or d]

    return chase(length, stay, bent, bent).get((a, b, "A"))


@MISTAKES.add(
    "only a capture by the first move is found, as on a line without ends",
    "B does not run for ever: a token cannot step below cell 0 or beyond cell length - 1, and at "
    "the end of the line A catches up. Where each move of B leads to a capture, B is captured.",
)
def no_ends(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return 1 if b in (a - 1, a + 1) or (stay and a == b) else None


@MISTAKES.add(
    "staying is always allowed",
    "Where staying is not allowed both tokens have to move, also at the ends of the line. Then "
    "every move changes the gap by 1, and where the gap is even A never lands on B.",
    in_python="That is what stay=False says.",
)
def stays_always(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, True).get((a, b, "A"))


@MISTAKES.add(
    "staying is never allowed",
    "Where staying is allowed a token may also stay where it is; A captures a B on its own cell "
    "by staying, and B waits at the end of the line.",
    in_python="That is stay=True, which is the default.",
)
def stays_never(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, False).get((a, b, "A"))


@MISTAKES.add(
    "a step off the line leaves the token where it is",
    "min and max turn a step against the end of the line into staying. Such a step is no move: "
    "without staying, a token at an end has only the step inward.",
)
def stopped_at_the_end(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def bent(cell: int, length: int, stay: bool) -> list[int]:
        return [min(max(cell + d, 0), length - 1) for d in (-1, 0, 1) if stay or d]

    return chase(length, stay, bent, bent).get((a, b, "A"))


@MISTAKES.add(
    "only B may stay",
    "Where staying is allowed both tokens may stay. A needs it when B stands on A's cell: staying "
    "is then the move that captures.",
)
def only_b_stays(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, a_steps=moving).get((a, b, "A"))


@MISTAKES.add(
    "only A may stay",
    "Where staying is allowed both tokens may stay, and B needs it at the end of the line: "
    "waiting there is better than stepping toward A.",
)
def only_a_stays(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, b_steps=moving).get((a, b, "A"))


@MISTAKES.add(
    "-1 where B escapes",
    "-1 marks a draw in a list of distances. Here an escape is no number.",
    in_python="Where B is never caught the answer is None.",
)
def minus_one(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay).get((a, b, "A"), -1)


@MISTAKES.add(
    "0 where B escapes",
    "0 plies would mean that nothing is left to do. Where B is never caught there is no number of "
    "plies.",
    in_python="Then the answer is None.",
)
def zero_for_escape(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay).get((a, b, "A"), 0)


@MISTAKES.add(
    "forward search that calls a repeated position an escape and remembers it",
    "A position that comes again on the path says nothing yet: another order of moves may still "
    "capture. What was found from such a guess must not be stored; the backward wave needs no "
    "guess.",
)
def provisional_escapes(length: int, a: int, b: int, stay: bool = True) -> int | None:
    memo: dict[tuple[int, int, str], float] = {}

    def search(x: int, y: int, turn: str, path: frozenset[tuple[int, int, str]]) -> float:
        here = (x, y, turn)
        if turn == "B" and x == y:
            return 0
        if here in memo:
            return memo[here]
        if here in path:
            return inf
        if turn == "A":
            after = [search(z, y, "B", path | {here}) for z in steps(x, length, stay)]
            memo[here] = 1 + min(after, default=inf)
        else:
            after = [search(x, z, "A", path | {here}) for z in steps(y, length, stay)]
            memo[here] = 1 + max(after)
        return memo[here]

    plies = search(a, b, "A", frozenset())
    return None if plies == inf else int(plies)


def _escapes_of_both(
    length: int, a: int, b: int, stay: bool, upwards: bool, at_once: bool
) -> int | None:
    """Return what a memory tells in which each position begins as an escape.

    The cells are tried upwards or downwards, staying last; `at_once` ends where B escapes.
    """
    memo: dict[tuple[int, int, str], float] = {}

    def cells(x: int) -> list[int]:
        near = sorted(steps(x, length, stay), reverse=upwards)
        return sorted(near, key=lambda cell: cell == x)

    def search(x: int, y: int, turn: str) -> float:
        here = (x, y, turn)
        if here not in memo:
            memo[here] = inf
            if turn == "A":
                found = (1 if z == y else 1 + search(z, y, "B") for z in cells(x))
                memo[here] = min(found, default=inf)
            else:
                most = -inf
                for z in cells(y):
                    most = max(most, 1 + search(x, z, "A"))
                    if at_once and most == inf:
                        break
                memo[here] = inf if most < 0 else most
        return memo[here]

    plies = search(a, b, "A")
    return None if plies == inf else int(plies)


for _upwards, _at_once in product((False, True), repeat=2):
    MISTAKES.also("provisional-escapes")(
        partial(_escapes_of_both, upwards=_upwards, at_once=_at_once)
    )


@MISTAKES.also("provisional-escapes")
def provisional_escapes_of_a(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _escapes_of_a(length, a, b, stay, lambda x, y: 0)


@MISTAKES.also("provisional-escapes")
def provisional_escapes_of_a_nearest_first(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    return _escapes_of_a(length, a, b, stay, lambda x, y: abs(x - y))


def _escapes_of_a(
    length: int, a: int, b: int, stay: bool, order: Callable[[int, int], int]
) -> int | None:
    """Return what a memory of positions with A to move tells, which begin as escapes."""
    memo: dict[tuple[int, int], float] = {}

    def search(x: int, y: int) -> float:
        if (x, y) not in memo:
            memo[x, y] = inf
            ours = sorted(steps(x, length, stay), key=lambda cell: order(cell, y))
            if y in ours:
                memo[x, y] = 1
            elif ours:
                theirs = steps(y, length, stay)
                memo[x, y] = min(max(2 + search(cell, c) for c in theirs) for cell in ours)
        return memo[x, y]

    plies = search(a, b)
    return None if plies == inf else int(plies)


@MISTAKES.add(
    "a stack instead of a queue",
    "A stack takes the newest position first, so a position can get its plies from a long way "
    "round. The queue brings them in order: the first that arrives is the soonest for A, the "
    "last the latest for B.",
)
def stack(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, stack=True).get((a, b, "A"))


@MISTAKES.add(
    "one counter for each cell of B, wherever A is",
    "How many moves of B are left depends on where both stand: a position is a cell for A and one "
    "for B, and each has a counter of its own.",
)
def one_counter_for_each_cell(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length, stay, one_for_each_cell=True).get((a, b, "A"))


def _kept_off(length: int, stay: bool, stuck: int | None) -> dict[Position, int]:
    """Return the plies if B may not enter A's cell; those of a B that is stuck, None if unknown."""
    near = [steps(x, length, stay) for x in range(length)]
    return _by_rounds(near, lambda x, y: [z for z in near[y] if z != x], stuck)


def _by_rounds(
    near: list[list[int]], replies_of_b: Callable[[int, int], list[int]], stuck: int | None
) -> dict[Position, int]:
    """Return the plies by rounds, where A at x goes to near[x] and B at y to what is said."""
    length = len(near)
    plies: dict[Position, int] = {(c, c, "B"): 0 for c in range(length)}
    places = list(product(range(length), repeat=2))
    waiting = [(x, y, turn) for x, y in places for turn in "AB" if turn == "A" or x != y]
    while True:
        new: dict[Position, int] = {}
        for x, y, turn in waiting:
            if turn == "A":
                after = [plies[z, y, "B"] for z in near[x] if (z, y, "B") in plies]
                known = bool(after)
            else:
                replies = [(x, z, "A") for z in replies_of_b(x, y)]
                after = [plies[reply] for reply in replies if reply in plies]
                known = len(after) == len(replies) and (bool(replies) or stuck is not None)
            if known:
                best = min if turn == "A" else max
                new[x, y, turn] = 1 + best(after) if after else stuck or 0
        if not new:
            return plies
        plies |= new
        waiting = [position for position in waiting if position not in new]


@MISTAKES.add(
    "B never steps onto A's cell: it may not, or is taken for captured there",
    "The tokens do not block each other: either may go to the cell of the other. B that steps onto "
    "A's cell is not captured, for only a move of A captures; without staying this is how B "
    "escapes.",
)
def b_kept_off(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _kept_off(length, stay, stuck=1).get((a, b, "A"))


@MISTAKES.add(
    "a formula with the wrong parity",
    "Without staying every move changes the gap by 1. After a move of A it has to be 0, so before "
    "that move it is odd: A catches B where the gap is odd, and B escapes where it is even.",
)
def wrong_parity(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _by_formula(length, a, b, stay, escapes=1)


@MISTAKES.also("wrong-parity")
def wrong_parity_of_the_length(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _by_formula(length, a, b, stay, escapes=1 if length % 2 else 0)


def _by_formula(length: int, a: int, b: int, stay: bool, escapes: int) -> int | None:
    gap, way = abs(a - b), length - 1 - a if b > a else a
    if not stay and gap % 2 == escapes:
        return None
    if gap <= 1:
        return 1
    return 2 * way - 1 if stay else 2 * way - 3


@MISTAKES.add(
    "a search forward without an end: it follows the tokens round and round",
    "Positions come back on the line, so a recursion never gets to the end of them. A memory does "
    "not help: it is filled when a call returns, and none does. Go backward from the captures, "
    "with a queue.",
)
def endless_search(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def ours(x: int, y: int) -> float:
        return min((1 if z == y else 1 + theirs(z, y) for z in steps(x, length, stay)), default=inf)

    def theirs(x: int, y: int) -> float:
        return max(1 + ours(x, z) for z in steps(y, length, stay))

    found = ours(a, b)
    return None if found == inf else int(found)


@MISTAKES.also("endless-search")
def endless_search_stops_at_a_capture(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def ours(x: int, y: int) -> float:
        soonest = inf
        for z in steps(x, length, stay):
            if z == y:
                return 1
            soonest = min(soonest, 1 + theirs(z, y))
        return soonest

    def theirs(x: int, y: int) -> float:
        return max(1 + ours(x, z) for z in steps(y, length, stay))

    found = ours(a, b)
    return None if found == inf else int(found)


@MISTAKES.also("endless-search")
def endless_search_if_no_capture_is_next(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    def ours(x: int, y: int) -> float:
        near = steps(x, length, stay)
        return 1 if y in near else min((1 + theirs(z, y) for z in near), default=inf)

    def theirs(x: int, y: int) -> float:
        return max(1 + ours(x, z) for z in steps(y, length, stay))

    found = ours(a, b)
    return None if found == inf else int(found)


@MISTAKES.reads("stays-always")
def staying_allowed(length: int, a: int, b: int, stay: bool) -> tuple[int, int, int, bool]:
    return length, a, b, True


@MISTAKES.reads("stays-never")
def staying_forbidden(length: int, a: int, b: int, stay: bool) -> tuple[int, int, int, bool]:
    return length, a, b, False


@MISTAKES.changes("moves-of-a")
def every_other_ply(plies: int | None) -> int | None:
    return None if plies is None else (plies + 1) // 2


@MISTAKES.changes("one-too-few")
def one_less(plies: int | None) -> int | None:
    return None if plies is None else plies - 1


@MISTAKES.changes("one-too-many")
def one_more(plies: int | None) -> int | None:
    return None if plies is None else plies + 1


@MISTAKES.add(
    "a formula of the gap between the tokens alone",
    "How far B can run depends on where the line ends, and whether A ever lands on B on the rules "
    "of staying. Try the same gap in the middle and at the end of a line.",
)
def gap_alone(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return max(1, 2 * abs(a - b) - 1)


@MISTAKES.shown("gap-alone")
def told_by_the_gap(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether the answer is a number for each gap, and not the same for all."""
    plies: dict[int, set[Any]] = {}
    for (_, a, b, _), value in answers:
        plies.setdefault(abs(a - b), set()).add(value)
    numbers = {value for values in plies.values() for value in values}
    one_each = all(len(values) == 1 for values in plies.values())
    return one_each and None not in numbers and len(numbers) > 2


@MISTAKES.shown("wrong-parity")
def even_gaps_caught(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether A catches B without staying where the gap is even, and nowhere else."""
    moving_only = [
        (abs(a - b) % 2, value)
        for (length, a, b, stay), value in answers
        if length > 2 and not stay
    ]
    both = len({parity for parity, _ in moving_only}) == 2
    return both and all((value is None) == (parity == 1) for parity, value in moving_only)


@MISTAKES.add(
    "an escape where both begin on one cell",
    "Nothing is captured yet, but nothing has escaped either: A is to move. With staying it "
    "stays, and has captured B after 1 ply.",
)
def nothing_at_the_start(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return None if a == b else chase(length, stay).get((a, b, "A"))


@MISTAKES.add(
    "A has captured B as soon as it stands next to B",
    "Next to B is not yet on B's cell: A has to step there, and before that B may get away. "
    "A capture is a move of A onto the cell of B.",
)
def next_to_it(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _caught_beside(length, stay).get((a, b, "A"))


@MISTAKES.also("next-to-it")
def next_to_it_two_less(length: int, a: int, b: int, stay: bool = True) -> int | None:
    plies = chase(length, stay).get((a, b, "A"))
    return None if plies is None else max(0, plies - 2)


def _caught_beside(length: int, stay: bool) -> dict[Position, int]:
    """Return the plies until the tokens are at most one cell apart, whoever has moved."""
    cells = range(length)
    near = [steps(cell, length, stay) for cell in cells]
    plies: dict[Position, int] = {
        (x, y, turn): 0 for x in cells for y in cells if abs(x - y) <= 1 for turn in "AB"
    }
    new: dict[Position, int] = plies
    while new:
        ply = 1 + max(plies.values())
        new = {}
        for x, y in product(cells, cells):
            if any((z, y, "B") in plies for z in near[x]):
                new[x, y, "A"] = ply
            if near[y] and all((x, z, "A") in plies for z in near[y]):
                new[x, y, "B"] = ply
        new = {position: ply for position, ply in new.items() if position not in plies}
        plies.update(new)
    return plies


@MISTAKES.add(
    "the search ends too early: a longer chase is called an escape",
    "A chase can take nearly twice as many plies as the line has cells, for B moves too. Go on "
    "until a round finds nothing new, or let a queue say what is left to do.",
)
def ended_too_early(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _up_to(length, chase(length, stay).get((a, b, "A")))


@MISTAKES.forms("ended-too-early")
def no_more_plies_than_cells(
    function: Callable[..., int | None], length: int, a: int, b: int, stay: bool
) -> int | None:
    return _up_to(length, function(length, a, b, stay))


def _up_to(most: int, plies: int | None) -> int | None:
    return None if plies is None or plies > most else plies


@MISTAKES.shown("ended-too-early")
def only_long_ones_missing(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether nothing is wrong but None for the chases that are longest on their lines."""
    found: dict[int, set[int]] = {}
    missing: dict[int, set[int]] = {}
    for (length, a, b, stay), value in answers:
        plies = chase(length, stay).get((a, b, "A"))
        if plies is not None and value is None:
            missing.setdefault(length, set()).add(plies)
        elif plies == value and plies is not None:
            found.setdefault(length, set()).add(plies)
        elif plies != value:
            return False
    late = [(min(plies), max(found.get(length, {0}))) for length, plies in missing.items()]
    most = max((last for _, last in late), default=0)
    return most > 1 and all(first > last for first, last in late)


@MISTAKES.add(
    "B runs to the wall and waits there, also where it has to move",
    "Where staying is not allowed nobody can wait: B has to step back towards A, which comes "
    "nearer by two cells then. A gets it one move earlier. The wave finds this without a formula, "
    "if it lets neither of them stay.",
)
def waits_at_the_wall(length: int, a: int, b: int, stay: bool = True) -> int | None:
    if not stay and (a - b) % 2 == 0:
        return None
    return _to_the_wall(length, a, b, near=1)


@MISTAKES.also("waits-at-the-wall")
def waits_at_the_wall_even_next_to_a(length: int, a: int, b: int, stay: bool = True) -> int | None:
    if not stay and (a - b) % 2 == 0:
        return None
    return _to_the_wall(length, a, b, near=0)


def _to_the_wall(length: int, a: int, b: int, near: int) -> int:
    """Return the plies until A is at the wall behind B; up to the gap `near` it needs just one."""
    way = length - 1 - a if b > a else a
    return 1 if abs(a - b) <= near else 2 * way - 1


@MISTAKES.also("b-kept-off")
def b_kept_off_and_nothing_known_if_stuck(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    return _kept_off(length, stay, stuck=None).get((a, b, "A"))


@MISTAKES.also("b-kept-off")
def b_captured_where_it_runs_into_a(length: int, a: int, b: int, stay: bool = True) -> int | None:
    plies = chase(length, stay, met_after_b=True)
    if a != b:
        return plies.get((a, b, "A"))
    after = [plies[x, b, "B"] for x in steps(a, length, stay) if (x, b, "B") in plies]
    return 1 + min(after) if after else None


@MISTAKES.forms("none-at-the-start")
def no_plies_on_one_cell(
    function: Callable[..., int | None], length: int, a: int, b: int, stay: bool
) -> int | None:
    return 0 if a == b else function(length, a, b, stay)


@MISTAKES.forms("nothing-at-the-start")
def none_on_one_cell(
    function: Callable[..., int | None], length: int, a: int, b: int, stay: bool
) -> int | None:
    return None if a == b else function(length, a, b, stay)


@MISTAKES.changes("minus-one")
def minus_one_for_none(plies: int | None) -> int:
    return -1 if plies is None else plies


@MISTAKES.changes("zero-for-escape")
def zero_for_none(plies: int | None) -> int:
    return plies or 0


@MISTAKES.reads("tokens-mixed-up")
def other_way_round(length: int, a: int, b: int, stay: bool) -> tuple[int, int, int, bool]:
    return length, b, a, stay


@MISTAKES.add(
    "the line is one cell too long",
    "The cells are 0 to length - 1: ask `c < length`. On the cell beyond the end B could run on.",
)
def one_cell_too_many(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return chase(length + 1, stay).get((a, b, "A"))


@MISTAKES.reads("one-cell-too-many")
def line_with_one_more(length: int, a: int, b: int, stay: bool = True) -> tuple[Any, ...]:
    return length + 1, a, b, stay


@MISTAKES.also("b-kept-off")
def b_kept_off_and_caught_at_once_if_stuck(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    return _kept_off(length, stay, stuck=0).get((a, b, "A"))


@MISTAKES.add(
    "nobody steps onto the first cell, or onto the last one",
    "The line has the cells 0 to length - 1, both ends included: ask `0 <= c < length`.",
)
def end_never_entered(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _in_between(1, length, length, stay).get((a, b, "A"))


@MISTAKES.also("end-never-entered")
def last_cell_never_entered(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _in_between(0, length - 1, length, stay).get((a, b, "A"))


def _in_between(first: int, end: int, length: int, stay: bool) -> dict[Position, int]:
    near = [[c for c in steps(x, length, stay) if first <= c < end] for x in range(length)]
    return _by_rounds(near, lambda x, y: near[y], stuck=None)


@MISTAKES.also("end-never-entered")
def nothing_known_on_the_first_cell(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def inner(cell: int, length: int, stay: bool) -> list[int]:
        return [c for c in steps(cell, length, stay) if c > 0]

    return chase(length, stay, inner, inner).get((a, b, "A"))


@MISTAKES.also("end-never-entered")
def nothing_known_on_the_last_cell(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def inner(cell: int, length: int, stay: bool) -> list[int]:
        return [c for c in steps(cell, length, stay) if c < length - 1]

    return chase(length, stay, inner, inner).get((a, b, "A"))


@MISTAKES.also("stays-always")
def b_stays_at_the_wall_as_it_is_played(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Return the plies where A runs to B, also where the gap is even, and B away from A."""
    if a != b or stay:
        return _to_the_wall(length, a, b, near=1)
    if length == 1:
        return None
    return 2 * a + 3 if a < length - 1 else 3


@MISTAKES.also("stays-always")
def b_stays_always(length: int, a: int, b: int, stay: bool = True) -> int | None:
    def resting(cell: int, length: int, stay: bool) -> list[int]:
        return steps(cell, length, True)

    return chase(length, stay, b_steps=resting).get((a, b, "A"))


@MISTAKES.add(
    "the cells are numbered from 1",
    "They have the numbers 0 to length - 1, and so do the starts that are handed in: ask "
    "`0 <= c < length`.",
)
def cells_from_one(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return _in_between(1, length + 1, length + 1, stay).get((a, b, "A"))


@MISTAKES.also("cells-from-one")
def cells_from_one_and_nothing_known_at_zero(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    def inner(cell: int, length: int, stay: bool) -> list[int]:
        return [c for c in steps(cell, length, stay) if c > 0]

    return chase(length + 1, stay, inner, inner).get((a, b, "A"))


@MISTAKES.add(
    "A stays on the cell of B and has captured it, even where it may not stay",
    "A may not stay either, and a step of 0 towards B is staying. On one cell A has to step "
    "away first, and B moves on.",
)
def step_of_length_zero(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Return the plies where A runs to B, and B away from it, until the wall sends it back."""
    for ply in range(1, 4 * length, 2):
        a += (b > a) - (b < a)
        if a == b:
            return ply
        away = 1 if b > a else -1
        if 0 <= b + away < length:
            b += away
        elif not stay:
            b -= away
    return None


@MISTAKES.also("step-of-length-zero")
def one_ply_on_one_cell(length: int, a: int, b: int, stay: bool = True) -> int | None:
    return 1 if a == b else chase(length, stay).get((a, b, "A"))


@MISTAKES.forms("step-of-length-zero")
def always_one_ply_on_one_cell(
    function: Callable[..., int | None], length: int, a: int, b: int, stay: bool
) -> int | None:
    return 1 if a == b else function(length, a, b, stay)
