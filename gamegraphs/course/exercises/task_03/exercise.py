"""Exercise 3: reverse the graph and count the moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....draw import Picture, draw, draw_table
from ....graph import GameGraph
from ...running.values import (
    MalformedError,
    count,
    described,
    read_list,
    read_pair,
    read_whole,
    shown,
)
from ..base import Input, Part
from ..graph_families import Moves
from ..graph_inputs import StructureExercise
from ..section import Section, sections_for
from ..text_form import end_after, increasing, line_at, numbers_at, numbers_line
from .patterns import PATTERNS

_DRAWN = 12
_TOLD = 12  # targets in a sentence


class ReverseGraph(StructureExercise):
    """How many moves each position has, and who can move to it."""

    number = 3
    title = "Reverse the graph and count the moves"
    level = "beginner"
    function = "reverse_graph"
    signature = "reverse_graph(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]"
    limit = "up to 10^5 positions; O(n + m)"
    notebook = "04-retrograde-analysis"
    sections = sections_for(
        Section(notebook, "6. Second version: tell only those concerned"),
        degrees=Section(notebook, "7. Third version: the counter"),
        parallel=Section(notebook, "Parallel moves and self-loops"),
    )
    patterns = PATTERNS
    parts = (
        Part("simple", "graphs without parallel moves", 3),
        Part("parallel", "graphs with parallel moves", 1),
        Part("linear", "the amount of work", 1),
    )
    hints = (
        "The wave of retrograde analysis runs against the arrows. What does it ask of v?",
        "For every move u -> v, u has to appear in the list of v. One pass over all moves is "
        "enough; do not search for the predecessors of each v.",
        "Two moves u -> v are two ways out of u: they count twice in the degree of u, so u "
        "must stand twice in the list of v, or the counter of u never reaches 0.",
        "degrees[u] = len(moves[u]); for v in moves[u]: predecessors[v].append(u). Make the "
        "n empty lists with a comprehension: [[]] * n is n times the same list.",
    )
    prints = (
        "the n out-degrees on one line; then for each position a line with its predecessors in "
        "increasing order, once for each move"
    )

    def part(self, data: Input) -> str:
        simple = all(len(row) == len(set(row)) for row in data[0])
        return "simple" if simple else "parallel"

    def reverse(self, data: Input) -> tuple[list[int], list[list[int]]]:
        """Return the right answer, with predecessors in order."""
        predecessors: list[list[int]] = [[] for _ in data[0]]
        for u, row in enumerate(data[0]):
            for v in row:
                predecessors[v].append(u)
        return [len(row) for row in data[0]], predecessors

    def fault(self, data: Input, value: Any) -> str:
        degrees, predecessors = _read_reverse(value, len(data[0]))
        return _wrong_degree(data[0], degrees) or _wrong_predecessors(
            data[0], predecessors, self.reverse(data)[1]
        )

    def rule_broken(self, data: Input, value: Any) -> str:
        if self.part(data) == "parallel":  # the smallest game that fails: without, all was right
            return "parallel"
        return "degrees" if _wrong_degree(data[0], _read_reverse(value, len(data[0]))[0]) else ""

    def canonical(self, data: Input, value: Any) -> Any:
        if isinstance(value, list) and len(value) == 2 and _lists(value[0]):  # the wrong way round
            return [sorted(row, key=repr) for row in value[0]], value[1]
        degrees, predecessors = _read_reverse(value, len(data[0]))
        return degrees, [sorted(row) for row in predecessors]

    def answer(self, data: Input) -> str:
        return shown(self.reverse(data))

    def picture(self, data: Input, value: Any) -> Picture | None:
        moves = data[0]
        if len(moves) > _DRAWN:
            return None
        (degrees, predecessors), right = _read_reverse(value, len(moves)), self.reverse(data)
        rows, wrong = [], set()
        for u in range(len(moves)):
            answers = (right[0][u], degrees[u], right[1][u], sorted(predecessors[u]))
            rows.append([str(u), *map(shown, answers)])
            wrong |= {(u, j) for j in (2, 4) if rows[u][j] != rows[u][j - 1]}
        head = ["position", "degree", "yours", "predecessors", "yours"]
        differ = {u for u, _ in wrong}
        missing = {
            (u, v)
            for u, row in enumerate(moves)
            for v in row
            if predecessors[v].count(u) != right[1][v].count(u) or degrees[u] != right[0][u]
        }
        graph = draw(GameGraph.from_moves(moves), highlight=differ, moves=missing)
        table = draw_table(head, rows, wrong)
        return Picture.row(graph, table, captions=["the game", "the answers"])

    def answer_in(self, data: Input, printed: str) -> Any:
        """Return the answer in all that a program printed; here a blank line may be one of it.

        The end of the last line may be missing. Where that line is empty it cannot be told then
        whether it is there: it counts as there.
        """
        n = len(data[0])
        lines = [line.rstrip() for line in printed.split("\n")] if printed.strip() else []
        while len(lines) > n + 1 and not lines[-1]:
            lines.pop()
        may_be_row = len(lines) == n + 1 and not any(n - 1 in row for row in data[0])
        if printed.endswith("\n") and len(lines) == printed.count("\n") + 1 and not may_be_row:
            lines.pop()  # there is no line after the last end of one
        return self.read_output(data, lines)

    def right_output(self, data: Input) -> str:
        degrees, predecessors = self.reverse(data)
        return "\n".join(map(numbers_line, [degrees, *predecessors]))

    def read_output(self, data: Input, lines: list[str]) -> Any:
        n = len(data[0])
        degrees = numbers_at(lines, 0, n, "out-degrees")
        if len(lines) < n + 1:
            told = f"the predecessors of {len(lines) - 1}; a position without any has an empty line"
            line_at(lines, len(lines), told)
        before = [numbers_at(lines, v + 1, None, f"the predecessors of {v}") for v in range(n)]
        end_after(lines, n + 1)
        late = next((v for v, row in enumerate(before) if not increasing(row)), None)
        if late is not None and not self.fault(data, [degrees, before]):
            told = f"the predecessors of {late} are right, but not in increasing order"
            raise MalformedError(f"line {late + 2}: {told}")
        return [degrees, before]


def _read_reverse(value: Any, n: int) -> tuple[list[int], list[list[int]]]:
    """Return the two parts of an answer to task 3."""
    degrees, predecessors = read_pair(value, "degrees, predecessors")
    read_list(degrees, n, "degrees", count(n))
    for u, degree in enumerate(degrees):
        read_whole(degree, f"degree {u}")
    read_list(predecessors, n, "lists of predecessors", count(n))
    for v, row in enumerate(predecessors):
        if not isinstance(row, list):
            told = "a set" if isinstance(row, dict) and "set" in row else described(row)
            raise MalformedError(f"the predecessors of {v} must be a list, not {told}")
        for u in row:
            read_whole(u, f"each predecessor of {v}")
    return degrees, predecessors


def _wrong_degree(moves: Moves, degrees: list[int]) -> str:
    for u, row in enumerate(moves):
        if degrees[u] != len(row):
            told = f"Position {u}: you count {count(degrees[u], 'move')}, but it has "
            each = "; parallel moves count one by one" if len(set(row)) < len(row) else ""
            return f"{told}{_moves_told(row)}{each}."
    return ""


def _wrong_predecessors(moves: Moves, given: list[list[int]], right: list[list[int]]) -> str:
    for v, row in enumerate(given):
        place = f"Predecessors of {v}:"
        listed, needed = Counter(row), Counter(right[v])
        for u in sorted(listed | needed):
            found, wanted = listed[u], needed[u]
            if found == wanted:
                continue
            if not 0 <= u < len(moves):
                return f"{place} you list {u}, but the positions are 0 to {len(moves) - 1}."
            if not wanted:
                return f"{place} you list {u}, but position {u} has no move to {_who(u, v)}."
            if not found:
                return f"{place} {u} is missing, and it can move to {_who(u, v)}."
            times = "once" if found == 1 else f"{found} times"
            there = (
                f"there is only 1 move {u} -> {v}"
                if wanted == 1
                else (f"there are {wanted} moves {u} -> {v}, and each one counts")
            )
            return f"{place} {u} stands there {times}, but {there}."
    return ""


def _moves_told(row: list[int]) -> str:
    """Return how many moves these are, and where to: "2 moves, to 0 and 1"."""
    if not row:
        return "none"
    shown_all = len(row) <= _TOLD
    words = [*map(str, row)] if shown_all else [*map(str, row[: _TOLD - 1]), "other positions"]
    first, last = ", ".join(words[:-1]), words[-1]
    return f"{count(len(row), 'move')}, to {f'{first} and {last}' if first else last}"


def _who(u: int, v: int) -> str:
    """Return v as a target of u."""
    return "itself" if u == v else str(v)


def _lists(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, list) for row in value)


EXERCISE = ReverseGraph()
