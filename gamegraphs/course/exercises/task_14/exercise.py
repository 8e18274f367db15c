"""Exercise 14: from which starts can a cop capture a robber on an undirected graph?

Cop and robber move in turn, along an edge or not at all; sharing a vertex is capture. The truth
is made in rounds, straight from the definition: with the cop to move one good move is enough,
with the robber to move every move has to be bad.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from ....draw import Picture, draw_pursuit
from ...running.values import MalformedError, count, described, read_list, shown
from ..base import Exercise, Family, Input, Part
from ..section import Section, sections_for
from ..text_form import end_after, numbers_at, numbers_line
from .patterns import PATTERNS
from .undirected import further_graphs, in_one_piece, larger_graphs, near, path, square_with_leaves

Table = list[list[int | None]]
_SMALL = (5, 5)  # vertices and edges of the largest small graphs
_IN_FULL = 6
_DRAWN = 16


class CopWinStarts(Exercise):
    """Plies to capture with the cop to move, [cop][robber]; the input is n and the edges."""

    number = 14
    title = "Cop and robber"
    level = "advanced"
    function = "cop_win_starts"
    signature = "cop_win_starts(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]"
    limit = "up to 300 vertices; O(n (n + edges)) positions and moves"
    notebook = "07-pursuit"
    sections = sections_for(
        Section(notebook, "4. Two players with different aims, one labelling"),
        distance=Section(notebook, "8. How many plies? How many cops?"),
    )
    patterns = PATTERNS
    parts = (
        Part("connected", "small connected graphs", 6),
        Part("apart", "small graphs in several pieces", 2),
        Part("large", "larger graphs", 2),
    )
    hints = (
        "As in task 10: what is a position, and who needs one good move, who needs all?",
        "Positions are (cop, robber, whose turn), both may stay. Cop on robber is capture, 0 "
        "plies, whoever is to move.",
        "Cop to move: capture can be forced if some move leads to where it can, in 1 + the "
        "smallest number of plies. Robber to move: only if every move does, in 1 + the "
        "largest.",
        "Run the wave from all (v, v, turn), with a counter of degree + 1 for the robber, and "
        "report the positions with the cop to move; None where the wave never comes.",
    )
    reads = "the number of vertices and of edges; then for each edge its two ends"
    prints = (
        "the count of cop-win starts; then for each vertex of the cop a line with the capture "
        "plies for each vertex of the robber, -1 for an escape"
    )
    shape = "edges"

    def example(self) -> Input:
        return [5, [[0, 1], [1, 2], [2, 3], [3, 0], [0, 4]]]

    def small(self) -> Iterator[Input]:
        for n in range(1, _SMALL[0] + 1):
            yield from (data for data in _graphs(n) if self.size(data) <= _SMALL)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        for n, edges in larger_graphs(seed):
            yield [n, edges]

    def further(self, seed: int = 1) -> Iterator[Input]:
        for n, edges in further_graphs(seed):
            yield [n, edges]

    def deep(self) -> list[Family]:
        # The chases are short, so that even slow answers come to an end; but 264 ways lead from one
        # corner, more than a byte counts, the robber is not lost there, and the numbers of the
        # vertices have three digits. On the path one chase takes 305 plies.
        leaves = "{n} vertices, four of them a square, with the others at two corners of it"
        return [
            Family(leaves, lambda n: [n, square_with_leaves(n)], 274, may_take_long=True),
            Family("a path of {n} vertices", lambda n: [n, path(n)], 154, may_take_long=True),
        ]

    def part(self, data: Input) -> str:
        return "connected" if in_one_piece(*data) else "apart"

    def size(self, data: Input) -> tuple[int, ...]:
        return data[0], len(data[1])

    def lines_enough(self, data: Input) -> int:
        n, m = self.size(data)
        return 30 * (1 + n * (n + m))

    def smaller(self, data: Input) -> Iterator[Input]:
        n, edges = data
        for gone in range(n) if n > 1 else ():
            left = [[u - (u > gone), v - (v > gone)] for u, v in edges if gone not in (u, v)]
            yield [n - 1, left]
        for i in range(len(edges)):
            yield [n, edges[:i] + edges[i + 1 :]]

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        for n in range(_SMALL[0], size[0] + 1):
            for data in _graphs(n):
                if self.size(data) >= size:
                    return
                if self.size(data) > _SMALL:
                    yield data

    def truth(self, data: Input) -> Table:
        """Return the true table."""
        return [list(row) for row in _plies(data[0], tuple((u, v) for u, v in data[1]))]

    def fault(self, data: Input, value: Any) -> str:
        n, edges = data
        given, table = read_table(value, n), self.truth(data)
        entry = explained(table, given)
        if entry is None:
            return ""
        c, r = entry
        why = _why(near(n, edges), table, c, r, given[c][r])
        said = "that the robber escapes" if given[c][r] is None else given[c][r]
        return f"Cop at {c}, robber at {r}, cop to move: you say {said}, but {why}."

    def rule_broken(self, data: Input, value: Any) -> str:
        given, table = read_table(value, data[0]), self.truth(data)
        entry = explained(table, given)
        if entry is None:
            return ""
        c, r = entry
        return "" if None in (table[c][r], given[c][r]) else "distance"

    def answer(self, data: Input) -> str:
        n, table = data[0], self.truth(data)
        told = _share(sum(plies is not None for row in table for plies in row), n * n)
        return f"{shown(table)}: {told}" if n <= _IN_FULL else told

    def picture(self, data: Input, value: Any) -> Picture | None:
        n, edges = data
        if n > _DRAWN:
            return None
        given, table = read_table(value, n), self.truth(data)
        return draw_pursuit(n, edges, table, explained(table, given), given)

    def call(self, name: str, data: Input) -> str:
        return f"{name}({data[0]}, {[(u, v) for u, v in data[1]]})"

    def input_text(self, data: Input) -> str:
        n, edges = data
        return f"{n} {len(edges)}\n" + "".join(f"{u} {v}\n" for u, v in edges)

    def right_output(self, data: Input) -> str:
        table = [[-1 if plies is None else plies for plies in row] for row in self.truth(data)]
        starts = sum(plies >= 0 for row in table for plies in row)
        return "\n".join([str(starts), *map(numbers_line, table)])

    def read_output(self, data: Input, lines: list[str]) -> Any:
        n = data[0]
        (told,) = numbers_at(lines, 0, 1, "number, the count of cop-win starts")
        table = [numbers_at(lines, cop, n, "capture plies") for cop in range(1, n + 1)]
        end_after(lines, n + 1)
        for cop, row in enumerate(table):
            if min(row) < -1:
                none = f"{min(row)} is neither a number of plies nor -1"
                raise MalformedError(f"line {cop + 2}: {none}, which stands for an escape")
        rows = [[None if plies == -1 else plies for plies in row] for row in table]
        real = sum(plies is not None for row in rows for plies in row)
        if real != told and not self.fault(data, rows):
            have = "1 entry that is" if real == 1 else f"{real} entries that are"
            wrong = f"line 1 says {told} cop-win starts"
            raise MalformedError(f"{wrong}, but the table is right and has {have} no escape")
        return rows


def read_table(value: Any, n: int) -> Table:
    """Return n rows of n entries, each None or a number of plies.

    >>> read_table([[0, -1], [-1, 0]], 2)
    Traceback (most recent call last):
    gamegraphs.course.running.values.MalformedError: entry [0][1] is -1; an escape is written None
    """
    places = count(n, "vertex", "vertices")
    if not isinstance(value, list):
        raise MalformedError(
            f"the answer must be a table, a list with a row for each place of the cop, not "
            f"{described(value)}"
        )
    read_list(value, n, "rows", places)
    for c, row in enumerate(value):
        if not isinstance(row, list):
            raise MalformedError(f"row {c} (cop at {c}) must be a list, not {described(row)}")
        if len(row) != n:
            raise MalformedError(f"row {c} (cop at {c}) has {len(row)} entries for {places}")
    entries = [(c, r, value[c][r]) for c in range(n) for r in range(n)]
    for c, r, entry in entries:
        if _means_escape(entry):
            raise MalformedError(f"entry [{c}][{r}] is {shown(entry)}; an escape is written None")
    for c, r, entry in entries:
        if entry is not None and type(entry) is not int:
            raise MalformedError(
                f"entry [{c}][{r}] must be a whole number or None, not {described(entry)}"
            )
    return value


def explained(table: Table, given: Table) -> tuple[int, int] | None:
    """Return the wrong start that explains most: the one that is captured first; None if none."""
    n = len(table)
    wrong = [(c, r) for c in range(n) for r in range(n) if table[c][r] != given[c][r]]

    def order(entry: tuple[int, int]) -> tuple[bool, int]:
        plies = table[entry[0]][entry[1]]
        return plies is None, plies or 0

    return min(wrong, key=order, default=None)


@lru_cache(maxsize=4096)
def _plies(n: int, edges: tuple[tuple[int, int], ...]) -> Table:
    """Return the plies to capture, the cop to move, round after round."""
    reach = near(n, edges)
    table: Table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    cop = [{c} for c in range(n)]  # cop[c]: the robber's places from which it is captured,
    robber = [{c} for c in range(n)]  # with the cop to move, and with the robber to move
    plies = 1
    while True:
        found = [set().union(*(robber[x] for x in reach[c])) - cop[c] for c in range(n)]
        if not any(found):
            return table
        for c, places in enumerate(found):
            cop[c] |= places
            for r in places:
                table[c][r] = plies
        robber = [{r for r in range(n) if r == c or reach[r] <= cop[c]} for c in range(n)]
        plies += 2  # one of the cop and one of the robber


def _why(reach: list[set[int]], table: Table, c: int, r: int, given: int | None) -> str:
    """Return what settles a start, after "but"."""
    true = table[c][r]
    if true is None:
        return _why_escape(reach, table, c, r)
    if true == 0:
        return "they share a vertex: that is capture already, 0 plies"
    if true == 1:
        return f"the cop moves to {r} and has captured: 1 ply"
    x = min(sorted(reach[c]), key=lambda x: _longest(reach, table, x, r))
    step = _step(c, x)
    if given is None or given > true:
        more = "1 more ply is" if true == 3 else f"{true - 2} more plies are"
        return f"it is {true}: the cop {step}, and whatever the robber does then, {more} enough"
    y = max(sorted(reach[r]), key=lambda y: table[x][y] or 0)
    return (
        f"it takes {true}. Even if the cop plays best and {step}, the robber {_step(r, y)}, and "
        f"from there it takes {true - 2} more"
    )


def _why_escape(reach: list[set[int]], table: Table, c: int, r: int) -> str:
    distance = _distances(reach, r)
    if c not in distance:
        return f"no path leads from {c} to {r}, so the cop never gets there"
    x = min(sorted(reach[c]), key=lambda x: distance[x])
    y = next(y for y in sorted(reach[r], reverse=True) if table[x][y] is None)
    return (
        f"the robber escapes. Whatever the cop does, the robber has a safe answer; if the "
        f"cop {_step(c, x)}, the robber {_step(r, y)}"
    )


def _share(caught: int, starts: int) -> str:
    if starts == 1:
        return "the only start is a capture"
    return f"{'all' if caught == starts else f'{caught} of the'} {starts} starts end in capture"


def _longest(reach: list[set[int]], table: Table, c: int, r: int) -> float:
    """Return the plies to capture with the robber to move; infinite if there is none."""
    ends = [table[c][y] for y in reach[r]]
    return 0 if c == r else max(float("inf") if plies is None else plies for plies in ends)


def _distances(reach: list[set[int]], start: int) -> dict[int, int]:
    found, queue = {start: 0}, [start]
    for u in queue:
        for v in sorted(reach[u]):
            if v not in found:
                found[v] = found[u] + 1
                queue.append(v)
    return found


def _step(start: int, end: int) -> str:
    return f"stays at {start}" if start == end else f"moves to {end}"


def _means_escape(entry: Any) -> bool:
    """Return whether an entry is one of the usual marks for "never"."""
    if isinstance(entry, float):
        return entry != entry or abs(entry) == float("inf")
    return entry in ("None", "ESCAPE", "escape") or (type(entry) is int and entry < 0)


def _graphs(n: int) -> Iterator[Input]:
    """Yield all graphs with n vertices, few edges first."""
    pairs = [[u, v] if (u + v) % 2 else [v, u] for u, v in combinations(range(n), 2)]
    for m in range(len(pairs) + 1):
        for chosen in combinations(pairs, m):
            yield [n, [list(pair) for pair in chosen]]


EXERCISE = CopWinStarts()
