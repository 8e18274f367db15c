"""Mistakes in the chase of cop and robber."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import LOSE, WIN, Moves, reverse, wave

Edges = list[tuple[int, int]]
Table = list[list[int | None]]
COP, ROBBER = 0, 1


def neighbours(n: int, edges: Edges, stay: bool = True) -> Moves:
    """Return where one move leads to from each vertex."""
    found: Moves = [[v] if stay else [] for v in range(n)]
    for u, v in edges:
        found[u].append(v)
        found[v].append(u)
    return found


def number(n: int, c: int, r: int, turn: int) -> int:
    """Return the number of the position with cop at c, robber at r and this one to move."""
    return (turn * n + c) * n + r


def positions(n: int, cop: Moves, robber: Moves) -> Moves:
    """Return the moves of all positions, whose numbers are those of `number`."""
    pairs = list(product(range(n), repeat=2))
    return [
        *([number(n, x, r, ROBBER) for x in cop[c]] for c, r in pairs),
        *([number(n, c, y, COP) for y in robber[r]] for c, r in pairs),
    ]


def captured(n: int, turns: Iterable[int] = (COP, ROBBER)) -> dict[int, int]:
    """Return the outcome, for the player to move, where cop and robber share a vertex."""
    outcome = {COP: WIN, ROBBER: LOSE}
    return {number(n, v, v, turn): outcome[turn] for turn in turns for v in range(n)}


def table_of(n: int, plies: list[int], turn: int = COP) -> Table:
    """Return the entries with this one to move; what is negative becomes None."""
    found = [[plies[number(n, c, r, turn)] for r in range(n)] for c in range(n)]
    return [[None if x < 0 else x for x in row] for row in found]


def chase(
    n: int, cop: Moves, robber: Moves | None = None, turn: int = COP, stack: bool = False
) -> Table:
    """Return the table where each vertex has these moves; the robber's are the cop's by default."""
    moves = positions(n, cop, cop if robber is None else robber)
    return table_of(n, wave(moves, captured(n), stack=stack)[1], turn)


def solved(n: int, edges: Edges) -> Table:
    """Return the right table."""
    return chase(n, neighbours(n, edges))


def changed(table: Table, change: Callable[[int], int], escape: int | None = None) -> Table:
    """Return a table with each number of plies changed, and each escape written in this way."""
    return [[escape if x is None else change(x) for x in row] for row in table]


def path_lengths(near: Moves, start: int) -> list[int | None]:
    """Return the length of a shortest path to each vertex, None where there is no path."""
    found, queue = {start: 0}, deque([start])
    while queue:
        u = queue.popleft()
        for v in near[u]:
            if v not in found:
                found[v] = found[u] + 1
                queue.append(v)
    return [found.get(v) for v in range(len(near))]


MISTAKES = Mistakes()


@MISTAKES.add(
    "nobody may stay",
    "Both may stay where they are: v itself is among the moves from v, for the cop and for the "
    "robber. Where everybody has to move, a robber can be driven out of a safe place.",
)
def nobody_stays(n: int, edges: Edges) -> Table:
    return chase(n, neighbours(n, edges, stay=False))


@MISTAKES.add(
    "only the cop may stay, the robber has to move",
    "The robber may stay too, and often should: with the cop next door and no way out, staying "
    "is as good as anything. So the robber has degree + 1 moves, and all of them have to be bad.",
)
def robber_must_move(n: int, edges: Edges) -> Table:
    return chase(n, neighbours(n, edges), neighbours(n, edges, stay=False))


@MISTAKES.add(
    "the robber helps: one bad move of the robber is taken for a capture",
    "The cop needs one good move, but the robber chooses the other moves: with the robber to "
    "move, capture is forced only if every move leads to it, staying included.",
)
def robber_cooperates(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    predecessors = reverse(positions(n, near, near))
    plies = [-1] * len(predecessors)
    queue = deque(captured(n))
    for v in queue:
        plies[v] = 0
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if plies[u] < 0:
                plies[u] = plies[v] + 1
                queue.append(u)
    return table_of(n, plies)


@MISTAKES.add(
    "the robber is taken to stand still: twice the distance less 1",
    "The length of the shortest path tells how long it takes to catch a robber who never moves. "
    "A real one runs: on a path to the far end, on a cycle for ever.",
)
def distance_alone(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    distances = [path_lengths(near, c) for c in range(n)]
    return [[None if d is None else max(0, 2 * d - 1) for d in row] for row in distances]


@MISTAKES.also("distance-alone")
def distance_alone_where_one_cop_wins(n: int, edges: Edges) -> Table:
    """Where somebody in the same piece of the graph escapes, only neighbours are captured."""
    right, table = solved(n, edges), distance_alone(n, edges)
    for c, row in enumerate(table):
        piece = [v for v in range(n) if row[v] is not None]
        if any(right[u][v] is None for u in piece for v in piece):
            table[c] = [x if x in (0, 1) else None for x in row]
    return table


@MISTAKES.add(
    "capture counts only after a move of the cop: starts on one vertex are given 1 ply",
    "They share a vertex, so it is capture already, whoever is to move: 0 plies. Seed every "
    "(v, v, turn) with 0, for both turns.",
)
def after_a_move(n: int, edges: Edges) -> Table:
    return changed(solved(n, edges), lambda plies: plies or 1)


@MISTAKES.add(
    "the table for the robber to move",
    "The starts asked for have the cop to move. A position is (cop, robber, turn): take the "
    "entries of the other turn.",
)
def robber_to_move(n: int, edges: Edges) -> Table:
    return chase(n, neighbours(n, edges), turn=ROBBER)


@MISTAKES.add(
    "each edge is used in one direction only",
    "The graph is undirected: an edge (u, v) leads from u to v and from v to u. Put v into the "
    "list of u and u into the list of v.",
)
def one_way(n: int, edges: Edges) -> Table:
    near: Moves = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
    return chase(n, near)


@MISTAKES.add(
    "the table is turned over: rows for the robber, columns for the cop",
    "The first index is the cop's vertex, the second the robber's: table[cop][robber]. The two "
    "differ, because it is the cop who moves first.",
)
def turned_over(n: int, edges: Edges) -> Table:
    return [list(row) for row in zip(*solved(n, edges), strict=True)]


@MISTAKES.add(
    "the moves of the cop are counted, not those of both",
    "A ply is one move of one of the two, so a capture by the cop's second move takes 3 plies: "
    "cop, robber, cop.",
)
def cop_moves_alone(n: int, edges: Edges) -> Table:
    return changed(solved(n, edges), lambda plies: (plies + 1) // 2)


@MISTAKES.add(
    "an escape is written -1",
    "That is how distances of draws are written elsewhere; here an escape is no number, so that "
    "it cannot be taken for one.",
    in_python="It is None.",
)
def escape_negative(n: int, edges: Edges) -> Table:
    return changed(solved(n, edges), int, escape=-1)


@MISTAKES.add(
    "an escape is written 0",
    "0 is the number of plies where cop and robber share a vertex. What the wave never reaches is "
    "an escape.",
    in_python="Start with None everywhere and overwrite.",
)
def escape_zero(n: int, edges: Edges) -> Table:
    return changed(solved(n, edges), int, escape=0)


@MISTAKES.add(
    "the owner of the move is forgotten: whoever is to move on a shared vertex has lost",
    "The labelling rules know WIN and LOSE of the player to move, and a shared vertex is LOSE "
    "for the robber but WIN for the cop, whoever came there. So seed it by turn; otherwise the "
    "robber captures the cop.",
)
def owner_forgotten(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    labels, plies = wave(positions(n, near, near), dict.fromkeys(captured(n), LOSE))
    shared = captured(n, [COP])
    won = [p if labels[u] == WIN or u in shared else -1 for u, p in enumerate(plies)]
    return table_of(n, won)


@MISTAKES.add(
    "the robber looks one step ahead only",
    "A vertex that the cop cannot reach by the next move may still be a trap later. The robber "
    "needs a move from which the escape goes on: to a start that is not captured at all. So the "
    "rule has to be applied again and again, until nothing changes.",
)
def one_step_ahead(n: int, edges: Edges) -> Table:
    near = [set(row) for row in neighbours(n, edges)]
    table: Table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    for c, r in product(range(n), repeat=2):
        if c != r and r in near[c]:
            table[c][r] = 1
        elif c != r and any(near[r] <= near[x] for x in near[c]):
            table[c][r] = 3
    return table


@MISTAKES.add(
    "the robber hurries: the first number found is kept, not the largest",
    "The cop wants the end soon, the robber late: with the robber to move it is 1 + the largest "
    "number of plies over all moves. In the wave the last move counted down sets it.",
)
def robber_hurries(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    plies = {(v, v, turn): 0 for v in range(n) for turn in (COP, ROBBER)}
    open_moves = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    queue = deque(plies)
    while queue:
        c, r, turn = queue.popleft()
        if turn == ROBBER:
            for x in near[c]:
                if (x, r, COP) not in plies:
                    plies[x, r, COP] = plies[c, r, turn] + 1
                    queue.append((x, r, COP))
        else:
            for y in near[r]:
                plies.setdefault((c, y, ROBBER), plies[c, r, turn] + 1)
                open_moves[c, y] -= 1
                if open_moves[c, y] == 0:
                    queue.append((c, y, ROBBER))
    return [[plies.get((c, r, COP)) for r in range(n)] for c in range(n)]


@MISTAKES.add(
    "a stack instead of a queue",
    "The wave meets positions in order of plies only if the oldest one leaves first. With a "
    "stack the captures are right, but not the numbers: what is found first for the cop need not "
    "be the smallest, and what is found last for the robber not the largest.",
)
def newest_first(n: int, edges: Edges) -> Table:
    return chase(n, neighbours(n, edges), stack=True)


@MISTAKES.add(
    "the robber's move of staying is in the lists, but not in the counter",
    "The counter of a robber position holds all moves not yet known to be bad: degree + 1 of "
    "them. With degree alone it comes down to 0 one move too soon, and a safe stay is overlooked.",
)
def stay_not_counted(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    moves = positions(n, near, near)
    open_moves = [len(row) - (u >= n * n) for u, row in enumerate(moves)]
    return table_of(n, wave(moves, captured(n), open_moves=open_moves)[1])


@MISTAKES.add(
    "all or nothing: one escape makes every start an escape",
    "That one cop cannot win on a graph says that the robber escapes from some start, not from "
    "every one: next to the cop the robber is captured in 1 ply on any graph. Each start is "
    "judged by itself.",
)
def all_or_nothing(n: int, edges: Edges) -> Table:
    table = solved(n, edges)
    if all(x is not None for row in table for x in row):
        return table
    return [[0 if c == r else None for r in range(n)] for c in range(n)]


@MISTAKES.add(
    "a search that calls a repeated position an escape and remembers what follows from it",
    "To come back to a position of its own path says nothing yet. What was concluded from such a "
    "provisional escape must not be stored; go backward from the captures instead.",
)
def provisional_escapes(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    never = 10**9
    memo: dict[tuple[int, int, int], int] = {}

    def search(c: int, r: int, turn: int, path: frozenset[tuple[int, int, int]]) -> int:
        here = (c, r, turn)
        if c == r:
            return 0
        if here in memo or here in path:
            return memo.get(here, never)
        if turn == COP:
            found = min(search(x, r, ROBBER, path | {here}) for x in near[c])
        else:
            found = max(search(c, y, COP, path | {here}) for y in near[r])
        memo[here] = min(never, found + 1)
        return memo[here]

    table = [[search(c, r, COP, frozenset()) for r in range(n)] for c in range(n)]
    return [[None if plies == never else plies for plies in row] for row in table]


@MISTAKES.also("one-way")
def one_way_back(n: int, edges: Edges) -> Table:
    near: Moves = [[v] for v in range(n)]
    for u, v in edges:
        near[v].append(u)
    return chase(n, near)


@MISTAKES.add(
    "one row shared by all cops",
    "Whatever is written into a row appears in all of them. Make a row for each cop.",
    in_python="In `[[None] * n] * n` the outer `* n` makes one row and n names for it; `[[None] * "
    "n for _ in range(n)]` makes n rows.",
)
def shared_row(n: int, edges: Edges) -> Table:
    return _written(n, solved(n, edges), lambda c, r, plies: (c, r), escapes=True)


@MISTAKES.also("shared-row")
def shared_row_without_escapes(n: int, edges: Edges) -> Table:
    return _written(n, solved(n, edges), lambda c, r, plies: (c, r), escapes=False)


@MISTAKES.also("shared-row")
def shared_row_in_order_of_plies(n: int, edges: Edges) -> Table:
    return _written(n, solved(n, edges), lambda c, r, plies: (plies, c, r), escapes=False)


def _written(
    n: int, table: Table, order: Callable[[int, int, int], tuple[int, ...]], escapes: bool
) -> Table:
    """Return a table whose rows are one, written entry by entry in this order."""
    entries = [(c, r, table[c][r]) for c in range(n) for r in range(n)]
    rows: Table = [[None] * n] * n
    for c, r, plies in sorted(
        entries, key=lambda e: order(e[0], e[1], -1 if e[2] is None else e[2])
    ):
        if escapes or plies is not None:
            rows[c][r] = plies
    return rows


@MISTAKES.also("newest-first")
def newest_first_robber_last(n: int, edges: Edges) -> Table:
    return _by_stack(n, neighbours(n, edges), [COP, ROBBER])


@MISTAKES.also("newest-first")
def newest_first_robber_first(n: int, edges: Edges) -> Table:
    return _by_stack(n, neighbours(n, edges), [ROBBER, COP])


@MISTAKES.also("newest-first")
def newest_first_robber_alone(n: int, edges: Edges) -> Table:
    return _by_stack(n, neighbours(n, edges), [ROBBER])


def _by_stack(n: int, near: Moves, turns: list[int], turn_by_turn: bool = False) -> Table:
    plies = {(v, v, turn): 0 for v in range(n) for turn in (COP, ROBBER)}
    open_moves = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    stack = [(v, v, turn) for v in range(n) for turn in turns]
    if turn_by_turn:
        stack.sort(key=lambda position: turns.index(position[2]))
    while stack:
        c, r, turn = stack.pop()
        for x in near[c] if turn == ROBBER else near[r]:
            here = (x, r, COP) if turn == ROBBER else (c, x, ROBBER)
            if turn == COP:
                open_moves[c, x] -= 1
                if open_moves[c, x]:
                    continue
            if here not in plies:
                plies[here] = plies[c, r, turn] + 1
                stack.append(here)
    return [[plies.get((c, r, COP)) for r in range(n)] for c in range(n)]


@MISTAKES.changes("turned-over")
def rows_and_columns(table: Table) -> Table:
    return [list(row) for row in zip(*table, strict=True)]


@MISTAKES.changes("cop-moves-alone")
def every_other_ply(table: Table) -> Table:
    return changed(table, lambda plies: plies if plies < 0 else (plies + 1) // 2)


@MISTAKES.changes("after-a-move")
def one_at_least(table: Table) -> Table:
    return changed(table, lambda plies: plies or 1)


@MISTAKES.changes("escape-negative")
def minus_one_for_escapes(table: Table) -> Table:
    return changed(table, int, escape=-1)


@MISTAKES.changes("escape-zero")
def zero_for_escapes(table: Table) -> Table:
    return changed(table, int, escape=0)


@MISTAKES.change(
    "truth values instead of plies",
    "The table says how long the chase takes: a number of plies, or that the robber escapes.",
    solved,
    in_python="An escape is None.",
)
def cop_wins_told(table: Table) -> list[list[bool]]:
    return [[x is not None for x in row] for row in table]


@MISTAKES.also("one-way")
def one_way_for_the_robber(n: int, edges: Edges) -> Table:
    return chase(n, neighbours(n, edges), _along(n, edges))


@MISTAKES.also("one-way")
def one_way_for_the_cop(n: int, edges: Edges) -> Table:
    return chase(n, _along(n, edges), neighbours(n, edges))


def _along(n: int, edges: Edges) -> Moves:
    near: Moves = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
    return near


@MISTAKES.also("newest-first")
def newest_first_in_order(n: int, edges: Edges) -> Table:
    return _by_stack(n, [sorted(row) for row in neighbours(n, edges)], [ROBBER, COP])


@MISTAKES.also("newest-first")
def newest_first_in_order_robber_last(n: int, edges: Edges) -> Table:
    return _by_stack(n, [sorted(row) for row in neighbours(n, edges)], [COP, ROBBER])


@MISTAKES.also("newest-first")
def newest_first_by_recursion(n: int, edges: Edges) -> Table:
    """Each position tells those before it as soon as it is known, vertex after vertex."""
    near = [sorted(row) for row in neighbours(n, edges)]
    plies = {(v, v, turn): 0 for v in range(n) for turn in (COP, ROBBER)}
    open_moves = {(c, r): len(near[r]) for c in range(n) for r in range(n)}

    def tell(c: int, r: int, turn: int) -> None:
        for x in near[c] if turn == ROBBER else near[r]:
            here = (x, r, COP) if turn == ROBBER else (c, x, ROBBER)
            if turn == COP:
                open_moves[c, x] -= 1
            if here not in plies and (turn == ROBBER or not open_moves[c, x]):
                plies[here] = plies[c, r, turn] + 1
                tell(*here)

    for v in range(n):
        tell(v, v, COP)
        tell(v, v, ROBBER)
    return [[plies.get((c, r, COP)) for r in range(n)] for c in range(n)]


@MISTAKES.also("newest-first")
def newest_first_all_robbers_last(n: int, edges: Edges) -> Table:
    near = [sorted(row) for row in neighbours(n, edges)]
    return _by_stack(n, near, [COP, ROBBER], turn_by_turn=True)


@MISTAKES.also("newest-first")
def newest_first_all_cops_last(n: int, edges: Edges) -> Table:
    near = [sorted(row) for row in neighbours(n, edges)]
    return _by_stack(n, near, [ROBBER, COP], turn_by_turn=True)


@MISTAKES.change(
    "an escape where both begin on one vertex",
    "They share a vertex, so it is capture already: 0 plies.",
    solved,
    in_python="None says that the robber escapes.",
)
def diagonal_none(table: Table) -> Table:
    return [[None if c == r else x for r, x in enumerate(row)] for c, row in enumerate(table)]


@MISTAKES.also("robber-must-move")
def robber_without_a_move_is_caught(n: int, edges: Edges) -> Table:
    """Return the table where a robber who has nowhere to go is caught by any move of the cop."""
    near, away = neighbours(n, edges), neighbours(n, edges, stay=False)
    table = chase(n, near, away)
    for c, r in product(range(n), repeat=2):
        if c != r and not away[r]:
            table[c][r] = 2  # the cop's move, and that of the robber which is not there
    return table


@MISTAKES.also("robber-must-move")
def robber_must_move_if_it_can(n: int, edges: Edges) -> Table:
    away = neighbours(n, edges, stay=False)
    return chase(n, neighbours(n, edges), [row or [v] for v, row in enumerate(away)])


@MISTAKES.also("nobody-stays")
def nobody_stays_who_can_move(n: int, edges: Edges) -> Table:
    return chase(n, [row or [v] for v, row in enumerate(neighbours(n, edges, stay=False))])


@MISTAKES.also("robber-must-move")
def robber_must_move_if_it_can_in_rounds(n: int, edges: Edges) -> Table:
    away = neighbours(n, edges, stay=False)
    return _in_rounds(n, neighbours(n, edges), [row or [v] for v, row in enumerate(away)])


@MISTAKES.also("robber-must-move")
def robber_must_move_in_rounds(n: int, edges: Edges) -> Table:
    return _in_rounds(n, neighbours(n, edges), neighbours(n, edges, stay=False))


@MISTAKES.also("nobody-stays")
def nobody_stays_in_rounds(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges, stay=False)
    return _in_rounds(n, near, near)


def _in_rounds(n: int, cop: Moves, robber: Moves) -> Table:
    """Return the table where each round gives a ply to the cop and the next one to the robber.

    A robber who has to step onto the cop is caught by the move of the cop that follows.
    """
    pairs = [(c, r) for c in range(n) for r in range(n)]
    table: Table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    cornered = {(v, v) for v in range(n)}
    ply, before = 1, set(pairs)
    while cornered != before:
        caught = [(c, r) for c, r in pairs if any((x, r) in cornered for x in cop[c])]
        for c, r in caught:
            table[c][r] = ply if table[c][r] is None else table[c][r]
        before = cornered
        cornered = {(c, r) for c, r in pairs if all(table[c][y] is not None for y in robber[r])}
        cornered |= before
        ply += 2
    return table


@MISTAKES.add(
    "the search ends too early: a longer chase is called an escape",
    "A chase on n vertices can take more than n plies, for the robber moves too. Go on until a "
    "round finds nothing new, or let a queue say what is left to do.",
)
def ended_too_early(n: int, edges: Edges) -> Table:
    return _up_to(n, solved(n, edges))


@MISTAKES.forms("ended-too-early")
def no_more_plies_than_vertices(
    function: Callable[[int, Edges], Table], n: int, edges: Edges
) -> Table:
    return _up_to(n, function(n, edges))


@MISTAKES.also("ended-too-early")
def as_many_rounds_as_for_the_best_start(n: int, edges: Edges) -> Table:
    return _up_to(2 * (n - 4 if n >= 7 else n) - 1, solved(n, edges))


@MISTAKES.also("ended-too-early")
def as_many_rounds_as_the_longest_path(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    lengths = [d or 0 for v in range(n) for d in path_lengths(near, v)]
    return _up_to(2 * max(1, *lengths) - 1, solved(n, edges))


def _up_to(most: int, table: Table) -> Table:
    return [[None if x is None or x > most else x for x in row] for row in table]


@MISTAKES.shown("ended-too-early")
def only_long_ones_missing(answers: list[tuple[list[Any], Any]]) -> bool:
    """Return whether nothing is wrong but None for the longest chases among so many vertices."""
    found: dict[int, set[int]] = {}
    missing: dict[int, set[int]] = {}
    for (n, edges), table in answers:
        right = [x for row in solved(n, edges) for x in row]
        given = [x for row in table for x in row]
        if len(given) != len(right):
            return False
        for x, y in zip(right, given, strict=True):
            if x is not None and y is None:
                missing.setdefault(n, set()).add(x)
            elif x is not None and x == y:
                found.setdefault(n, set()).add(x)
            elif x != y:
                return False
    late = [(min(plies), max(found.get(n, {0}))) for n, plies in missing.items()]
    most = max((last for _, last in late), default=0)
    return most > 1 and all(first > last for first, last in late)


@MISTAKES.change(
    "-1 where both begin on one vertex",
    "They share a vertex, so it is capture already: 0 plies. A formula such as 2 d - 1 holds for "
    "d > 0 alone.",
    solved,
)
def diagonal_negative(table: Table) -> Table:
    return [[-1 if c == r else x for r, x in enumerate(row)] for c, row in enumerate(table)]


@MISTAKES.add(
    "the robber's moves onto the cop are left out of the counter, and counted down all the same",
    "What the counter does not count must not take anything off: it comes to 0 one move too early. "
    "Count all moves of the robber, or skip those onto the cop in both places.",
)
def cop_struck_off_twice(n: int, edges: Edges) -> Table:
    moves = positions(n, near := neighbours(n, edges), near)
    open_moves = [len(row) for row in moves]
    for c, r in product(range(n), repeat=2):
        open_moves[number(n, c, r, ROBBER)] -= near[r].count(c)
    return table_of(n, wave(moves, captured(n), open_moves=open_moves)[1])


@MISTAKES.also("all-or-nothing")
def all_or_the_next_vertex_alone(n: int, edges: Edges) -> Table:
    return _where_all_is_won(n, edges, whole_graph=True)


@MISTAKES.also("all-or-nothing")
def all_of_a_piece_or_the_next_vertex_alone(n: int, edges: Edges) -> Table:
    return _where_all_is_won(n, edges, whole_graph=False)


def _where_all_is_won(n: int, edges: Edges, whole_graph: bool) -> Table:
    """Return the table with captures in more than one ply only where nobody escapes."""
    table, near = solved(n, edges), neighbours(n, edges)
    pieces = [[v for v, d in enumerate(path_lengths(near, c)) if d is not None] for c in range(n)]
    found: Table = []
    for c, row in enumerate(table):
        piece = range(n) if whole_graph else pieces[c]
        won = all(table[x][y] is not None for x in piece for y in piece)
        found.append([x if won or r in near[c] else None for r, x in enumerate(row)])
    return found


@MISTAKES.add(
    "the cop may not stay, and captures by a move alone: on one vertex it has to leave",
    "Both may stay where they are, and if they share a vertex, it is capture already: 0 plies, "
    "whoever is to move. Seed (v, v, turn) for both turns, and put v into the moves from v.",
)
def cop_must_move(n: int, edges: Edges) -> Table:
    moves = positions(n, neighbours(n, edges, stay=False), neighbours(n, edges))
    return table_of(n, wave(moves, captured(n, [ROBBER]))[1])


@MISTAKES.change(
    "one half of the table is copied to the other",
    "Edges go both ways, but the cop and the robber do not have the same part: a robber in a dead "
    "end is caught soon, a cop in a dead end has a long way. Work out table[c][r] and table[r][c] "
    "each by itself.",
    solved,
)
def other_half_mirrored(table: Table) -> Table:
    places = range(len(table))
    return [[table[min(c, r)][max(c, r)] for r in places] for c in places]


@MISTAKES.also("other-half-mirrored")
def lower_half_mirrored(n: int, edges: Edges) -> Table:
    return lower_half_copied(solved, n, edges)


@MISTAKES.forms("other-half-mirrored")
def lower_half_copied(function: Callable[[int, Edges], Table], n: int, edges: Edges) -> Table:
    table = function(n, edges)
    return [[table[max(c, r)][min(c, r)] for r in range(n)] for c in range(n)]


@MISTAKES.also("shared-row")
def shared_row_all_captured(n: int, edges: Edges) -> Table:
    """Return what is left if the places that are captured already are written first."""
    return [[0] * n] * n


@MISTAKES.add(
    "a vertex without edges has no moves at all, not even that of staying",
    "Both may stay on every vertex, also on one that no edge tells of: begin with the vertex "
    "itself.",
    in_python="A dict that is filled from the edges has no entry for it: `[[v] for v in range(n)]` "
    "has.",
)
def lonely_vertices_cannot_stay(n: int, edges: Edges) -> Table:
    return _robber_without_moves(n, edges, stuck=1)


@MISTAKES.also("lonely-vertices-cannot-stay")
def lonely_vertices_cannot_stay_captured_at_once(n: int, edges: Edges) -> Table:
    return _robber_without_moves(n, edges, stuck=0)


@MISTAKES.also("lonely-vertices-cannot-stay")
def lonely_vertices_have_no_entry(n: int, edges: Edges) -> Table:
    ends = {v for edge in edges for v in edge}
    near = {v: row for v, row in enumerate(neighbours(n, edges)) if v in ends}
    return chase(n, [near[v] for v in range(n)])


def _robber_without_moves(n: int, edges: Edges, stuck: int) -> Table:
    """Return the table where a robber who has no move is so many plies from capture."""
    table = solved(n, edges)
    lonely = [len(row) == 1 for row in neighbours(n, edges)]
    for c, r in product(range(n), repeat=2):
        if c != r and lonely[r] and not lonely[c]:
            table[c][r] = stuck + 1
    return table


@MISTAKES.add(
    "both only look at the distance of the moment: the cop goes near, the robber far away",
    "The largest distance now may be a dead end later, and the cop may do better than to come as "
    "near as it can. What a move is worth is the number of plies from there on, so work backward "
    "from the captures.",
)
def both_go_by_the_distance(n: int, edges: Edges) -> Table:
    return _played(n, neighbours(n, edges))


@MISTAKES.also("both-go-by-the-distance")
def both_go_by_the_distance_in_order(n: int, edges: Edges) -> Table:
    return _played(n, [sorted({*row}) for row in neighbours(n, edges)])


@MISTAKES.also("both-go-by-the-distance")
def both_go_by_the_distance_staying_last(n: int, edges: Edges) -> Table:
    return _played(n, [row[1:] + row[:1] for row in neighbours(n, edges)])


def _played(n: int, near: Moves) -> Table:
    """Return the plies where both go by the distance, None if a situation comes again."""
    lengths = [[n if d is None else d for d in path_lengths(near, v)] for v in range(n)]

    def played(c: int, r: int) -> int | None:
        plies, seen = 0, set[tuple[int, int]]()
        while c != r:
            if (c, r) in seen:
                return None
            seen.add((c, r))
            c = min(near[c], key=lambda x: lengths[x][r])
            plies += 1
            if c != r:
                r = max(near[r], key=lambda y: lengths[c][y])
                plies += 1
        return plies

    return [[played(c, r) for r in range(n)] for c in range(n)]


@MISTAKES.add(
    "the cop only makes moves that bring it nearer to the robber",
    "A step aside, or standing still, may cut off the way out. All moves of the cop count; which "
    "of them is good the plies tell.",
)
def cop_only_comes_nearer(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    lengths = [[n if d is None else d for d in path_lengths(near, v)] for v in range(n)]
    pairs = list(product(range(n), repeat=2))
    moves = [
        [number(n, x, r, ROBBER) for x in near[c] if lengths[x][r] < lengths[c][r]]
        for c, r in pairs
    ]
    moves += positions(n, near, near)[len(pairs) :]
    return table_of(n, wave(moves, captured(n))[1])


@MISTAKES.add(
    "the robber never comes nearer to the cop, not even to run past it",
    "A way past the cop may be the only way out, and to be caught late is worth a step towards "
    "it. All moves of the robber count.",
)
def robber_never_comes_nearer(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    lengths = [[n if d is None else d for d in path_lengths(near, v)] for v in range(n)]
    pairs = list(product(range(n), repeat=2))
    moves = positions(n, near, near)[: len(pairs)]
    moves += [
        [number(n, c, y, COP) for y in near[r] if lengths[c][y] >= lengths[c][r]] for c, r in pairs
    ]
    return table_of(n, wave(moves, captured(n))[1])


@MISTAKES.add(
    "the robber stays until the cop is next to it",
    "To run early may gain time, or reach a place that is cut off later. All moves of the robber "
    "count at every turn.",
)
def robber_stays_till_attacked(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    pairs = list(product(range(n), repeat=2))
    moves = positions(n, near, near)[: len(pairs)]
    moves += [[number(n, c, y, COP) for y in (near[r] if c in near[r] else [r])] for c, r in pairs]
    return table_of(n, wave(moves, captured(n))[1])


@MISTAKES.add(
    "the number of a round is taken for that of the cop's move, but a round uses what it has found",
    "What is found in a round counts from the next one on: work on a copy of the table, or take "
    "the positions from a queue.",
)
def rounds_run_ahead(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    table = _up_to(1, solved(n, edges))
    for number_of_round in range(2, n * n + 2):
        for c, r in product(range(n), repeat=2):
            if table[c][r] is None and any(
                all(table[x][y] is not None for y in near[r]) for x in near[c]
            ):
                table[c][r] = 2 * number_of_round - 1
    return table


@MISTAKES.add(
    "the first number found is kept, though a sweep does not find the soonest capture first",
    "A sweep uses what it has found on its way, in the order of the vertices. So a number can come "
    "before a smaller one that is due: work on a copy of the table, or let a queue bring them.",
)
def first_in_sweeps(n: int, edges: Edges) -> Table:
    near = neighbours(n, edges)
    pairs = [(c, r) for c in range(n) for r in range(n)]
    ours = {(c, r): [(x, r) for x in near[c]] for c, r in pairs}
    theirs = {(c, r): [(c, y) for y in near[r]] for c, r in pairs}
    cop, robber = ({(c, r): 0 if c == r else -1 for c, r in pairs} for _ in range(2))
    before = -1
    while before != (before := sum(cop.values()) + sum(robber.values())):
        for pair in pairs:
            found = {*map(robber.__getitem__, ours[pair])} - {-1}
            if cop[pair] < 0 and found:
                cop[pair] = 1 + min(found)
            plies = {*map(cop.__getitem__, theirs[pair])}
            if robber[pair] < 0 and -1 not in plies:
                robber[pair] = 1 + max(plies)
    return [[None if cop[c, r] < 0 else cop[c, r] for r in range(n)] for c in range(n)]
