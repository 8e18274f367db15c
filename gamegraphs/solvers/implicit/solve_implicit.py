"""Solve a game that is not stored: its moves are asked for, forward once and backward once.

Retrograde analysis needs the moves of a position twice: to count them, and to come back to it
from its successors. `succ` answers the first, `pred` the second, so memory holds no moves. It
holds, for each position, one byte for counter and outcome together (four bytes where some
position has more than 251 moves), the distance where it is asked for, and a share of a queue.

The queue is short. Without distances the order does not matter: it is a stack, and what finds
no room is marked in its state and found again by looking through the states. With distances
the wave takes one distance after the other; what finds no room is found again by its distance. Each
such search follows after about n / 8 positions, so there are few of them.

Source: retrograde analysis as in `retrograde`; moves are made backward instead of stored as by
Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import FunctionType
from typing import Any

from ...outcome import GameGraphError, terminal_outcome
from ...validate import as_count, shown
from ..jit.threads import Threads, thread_count
from ..progress_bar import Progress, progress_bar
from .implicit_graph import ImplicitGraph, check_rules
from .implicit_rules import ArrayRules, ListRules
from .implicit_solution import ImplicitSolution
from .plain_wave import PlainWave


def solve_implicit(
    n: int,
    succ: Callable[..., Any],
    pred: Callable[..., Any],
    terminal: Callable[..., Any],
    *,
    distances: bool = True,
    terminals: str = "normal",
    params: Any = None,
    degree: Callable[..., int] | None = None,
    most_moves: int = 256,
    check: int = 1000,
    seed: int = 1,
    progress: bool | Progress = False,
    queue: int | None = None,
    threads: int | None = None,
    debug: bool = False,
) -> ImplicitSolution:
    """Return the outcome and the distance to the end of positions 0..n - 1, storing no moves.

    Parameters
    ----------
    n : number of positions, up to 2^31 - 1
    succ : succ(u) returns the positions that can be moved to, once for each move
    pred : pred(v) returns the positions with a move to v, once for each such move
    terminal : terminal(u) returns False where play goes on, True where it ends with the
        outcome that `terminals` says, or the Outcome with which it ends. Positions without
        moves are ends in any case.
    distances : False leaves the distances out; that saves most of the memory
    terminals : "normal" (a position without moves is LOSE) or "misere" (it is WIN)
    check : on so many positions, drawn with `seed`, succ and pred are compared; 0: none
    progress : True shows a bar; a function is called with (done, total) again and again
    queue : entries of the queue; n // 8 and at least 4096 unless given
    threads : in how many threads compiled rules count the moves at the start, with the same
        answers; None is one. The wave itself, and rules of plain Python, run in one.

    Compiled rules: with `params`, a flat int32 array, or with functions that numba has
    compiled, the rules write into an array. They are compiled at the first call with these
    functions, which takes some seconds (and run as they are where numba is not installed).
        succ(u, params, out) fills out[0], out[1], ... and returns how many; pred the same
        terminal(u, params) returns 0 LOSE, 1 WIN, 2 DRAW, or 3 where play goes on
        degree(u, params) returns the number of moves; optional, saves calls of succ
        most_moves : out has room for so many; no position may have more successors or
            predecessors. More would be written past its end.
        debug : True runs them as plain Python, and a write or read past the end of `out` or
            `params` is an error: try it on a small case of the game

    Returns
    -------
    ImplicitSolution with labels (uint8, shape (n,)), distances (int32, shape (n,), plies as in
    `solve`; None if not asked for) and all questions of Solution; positions are numbers.
    `gamegraphs.verify(solution.graph, solution)` checks it; `save` keeps it.

    Raises GameGraphError if succ and pred contradict each other on the sample, or a rule
    returns what it must not. Whether the moves of compiled rules lead to positions 0..n - 1 is
    seen on the sample only, those of plain functions are all looked at. Ctrl-C is answered at
    once; then nothing is returned.

    Cost: succ (or degree) and terminal are called once for each position, pred once for each
    position that is no DRAW. Memory: 1.5 bytes a position without distances, 5.5 with them.

    >>> def succ(pile):
    ...     return [pile - take for take in (1, 2, 3) if take <= pile]
    >>> def pred(pile):
    ...     return [pile + take for take in (1, 2, 3) if pile + take < 10]
    >>> s = solve_implicit(10, succ, pred, lambda pile: pile == 0)
    >>> s.outcome(8), s.distance(9), s.line(9)
    (<Outcome.LOSE: 0>, 5, 9 -> 8 -> 7 -> 4 -> 3 -> 0)
    """
    show = progress_bar("solving") if progress is True else progress or None
    if not (show is None or callable(show)):
        raise GameGraphError(f"progress must be True, False or a function, not {shown(progress)}")
    n = as_count(n, "n")
    rules = _as_rules(n, succ, pred, terminal, terminals, params, degree, most_moves, debug)
    check_rules(rules, as_count(check, "check"), seed)
    room = max(n // 8, min(n, 4096)) if queue is None else max(1, as_count(queue, "queue"))

    def report(done: int) -> None:
        if show:
            show(done, 2 * n)

    with Threads(1 if threads is None else thread_count(threads, n)) as shared:
        labels, plies = _wave(rules, room, distances, report, shared)
    report(2 * n)
    return ImplicitSolution(
        ImplicitGraph(n, rules),
        labels,
        plies,
        method="implicit",
        terminals=terminals,
    )


def _as_rules(
    n: int, succ: Any, pred: Any, terminal: Any, terminals: str,
    params: Any, degree: Any, most_moves: int, debug: bool,
) -> ListRules:  # fmt: skip
    named = {"succ": succ, "pred": pred, "terminal": terminal, "degree": degree}
    given = {name: rule for name, rule in named.items() if name != "degree" or rule is not None}
    for name, rule in given.items():
        if not callable(rule):
            raise GameGraphError(f"{name} must be a function of a position, not {rule!r}")
    terminal_outcome(terminals)
    ready = [name for name, rule in given.items() if hasattr(rule, "py_func")]
    if params is None and not ready:
        if degree is not None:
            raise GameGraphError("degree is for compiled rules; len(succ(u)) is used here")
        for name, rule in given.items():
            wanted = "(u, params, out)" if name in ("succ", "pred") else "(u, params)"
            if isinstance(rule, FunctionType):
                needed = rule.__code__.co_argcount - len(rule.__defaults__ or ())
                if needed == wanted.count(",") + 1:
                    raise GameGraphError(
                        f"{name} is a function {name}{wanted}, which needs params; params=[] if "
                        "it reads none"
                    )
        return ListRules(n, succ, pred, terminal, terminals)
    for name, rule in given.items():
        wanted = "(u, params, out)" if name in ("succ", "pred") else "(u, params)"
        code = getattr(getattr(rule, "py_func", rule), "__code__", None)
        if code is None or code.co_argcount != wanted.count(",") + 1:
            raise GameGraphError(
                f"{name} must be a function {name}{wanted} beside params or compiled rules"
            )
    room = as_count(most_moves, "most_moves")
    if room == 0:
        raise GameGraphError("most_moves must be at least 1, not 0")
    return ArrayRules(n, succ, pred, terminal, terminals, params, degree, room, debug)


def _wave(
    rules: ListRules, room: int, distances: bool, report: Callable[[int], None], threads: Threads
) -> tuple[Any, Any]:
    """Return (labels, distances)."""
    n = rules.n
    for wide in (False, True):
        wave: Any
        at_once = 1
        if isinstance(rules, ArrayRules) and rules.compiled:
            from .compiled_wave import CompiledWave

            wave = CompiledWave(rules, wide, distances)
            at_once = 1 if threads.count == 1 else 4 * threads.count
        else:
            wave = PlainWave(rules, wide, distances)
        chunks = [(first, min(n, first + wave.chunk)) for first in range(0, n, wave.chunk)]
        fits = True
        for i in range(0, len(chunks), at_once):
            fits = all(threads.run(wave.start, chunks[i : i + at_once]))
            if not fits:
                break
            report(chunks[min(i + at_once, len(chunks)) - 1][1])
        if fits:
            break
    if distances:
        _by_distance(wave, max(1, room // 2), report)
    else:
        _by_stack(wave, room, report)
    return wave.answer()  # type: ignore[no-any-return]


def _by_stack(wave: Any, room: int, report: Callable[[int], None]) -> None:
    """Propagate in any order: what is decided goes on a stack while there is room."""
    n = wave.n
    stack = wave.buffer(room)
    depth = where = done = 0
    some_wait = False
    while True:
        if depth:
            size = min(depth, wave.batch)
            depth -= size
            batch = stack[depth : depth + size]
        elif where < n:
            batch, where = wave.pending(where)
        elif some_wait:
            where, some_wait = 0, False
            continue
        else:
            return
        decided = wave.step(batch)
        fitting = min(len(decided), room - depth)
        stack[depth : depth + fitting] = decided[:fitting]
        depth += fitting
        if fitting < len(decided):
            wave.mark_pending(decided[fitting:])
            some_wait = True
        done += len(batch)
        report(n + done)


def _by_distance(wave: Any, room: int, report: Callable[[int], None]) -> None:
    """Propagate all positions of a distance before those of the next one."""
    current, following = wave.buffer(room), wave.buffer(room)
    distance = done = 0
    batches = _scan(wave.n, wave.pending)
    count = wave.n
    while count:
        count = tail = 0
        for batch in batches:
            if distance == 0:
                wave.write_distances(batch, 0)
            decided = wave.step(batch)
            done += len(batch)
            wave.write_distances(decided, distance + 1)
            count += len(decided)
            if count <= room:
                following[tail:count] = decided
                tail = count
            report(wave.n + done)
        distance += 1
        current, following = following, current
        if count <= room:
            batches = _parts(current, tail, wave.batch)
        else:
            batches = _scan(wave.n, partial(wave.at_distance, distance=distance))


def _scan(n: int, search: Callable[[int], tuple[Any, int]]) -> Iterator[Any]:
    where = 0
    while where < n:
        batch, where = search(where)
        yield batch


def _parts(values: Any, count: int, size: int) -> Iterator[Any]:
    for i in range(0, count, size):
        yield values[i : min(i + size, count)]
