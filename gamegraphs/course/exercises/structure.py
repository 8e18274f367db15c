"""The tasks on the graph itself, before anything is labelled: 2 and 3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ...draw import Picture, draw, draw_table
from ...graph import GameGraph
from ...outcome import Outcome
from ..running.values import (
    MalformedError,
    count,
    described,
    read_list,
    read_pair,
    read_whole,
    shown,
)
from .base import Family, Input
from .graphs import GraphTask, Moves, funnel, small_moves, up

_DRAWN = 12


def star(n: int) -> Moves:
    """Position 0 moves to all others, which are terminals."""
    return [list(range(1, n)), *([] for _ in range(1, n))]


class StructureTask(GraphTask):
    """What both tasks share: the work depends on the numbers of moves in and out alone."""

    def families(self) -> list[Family]:
        return [
            self.family("the chain 0 -> 1 -> ... of {n} positions", up),
            self.family("{n} positions, the first of which moves to all others", star),
            self.family("{n} positions that all move to the same one", funnel),
        ]


class SeedTerminals(StructureTask):
    """Task 2: the input is a graph and whether play is misere."""

    number = 2

    def inputs(self, moves: Moves) -> list[Input]:
        return [[moves, False], [moves, True]]

    def small(self) -> Iterator[Input]:
        # Every graph comes twice: of those with 4 positions fewer moves are enough.
        for data in super().small():
            if len(data[0]) < 4 or sum(map(len, data[0])) < 4:
                yield data

    def below(self, size: tuple[int, ...]) -> Iterator[Input]:
        if size > (4, 4):
            for moves in small_moves():
                if self.size([moves]) == (4, 4):
                    yield from self.inputs(moves)
        yield from super().below(size)

    def larger(self, seed: int = 1) -> Iterator[Input]:
        for i, data in enumerate(super().larger(seed)):
            yield [data[0], i % 2 == 1]

    def smaller(self, data: Input) -> Iterator[Input]:
        return (other for other in super().smaller(data) if other[1] == data[1])

    def example(self) -> Input:
        return [[[1, 2], [], [2], [1, 0], []], False]

    def part(self, data: Input) -> str:
        return "misere" if data[1] else "normal"

    def seeds(self, data: Input) -> dict[int, int]:
        """Return the right answer."""
        return {u: int(data[1]) for u, row in enumerate(data[0]) if not row}

    def fault(self, data: Input, value: Any) -> str:
        given, right, moves = _read_seeds(value), self.seeds(data), data[0]
        for u in sorted(given.keys() - right.keys()):
            if not 0 <= u < len(moves):
                return f"There is no position {u}: the positions are 0 to {len(moves) - 1}."
            where = "itself, so play goes on" if moves[u][0] == u else str(moves[u][0])
            return f"Position {u} is in your answer, but it is no terminal: it can move to {where}."
        for u, seed in right.items():
            if u not in given:
                return f"Position {u} is not in your answer, but it has no moves: it is a terminal."
            if given[u] != seed:
                play = "misere" if data[1] else "normal"
                return (
                    f"Position {u}: you say {Outcome(given[u]).name}, but it has no moves, and in "
                    f"{play} play that is {Outcome(seed).name} for the player to move."
                )
        return ""

    def canonical(self, data: Input, value: Any) -> Any:
        return _read_seeds(value)

    def answer(self, data: Input) -> str:
        return shown({"dict": list(self.seeds(data).items())})

    def call(self, name: str, data: Input) -> str:
        return f"{name}({shown(data[0])}, misere={data[1]})"

    def picture(self, data: Input, value: Any) -> Picture | None:
        moves = data[0]
        if len(moves) > _DRAWN:
            return None
        given, right = _read_seeds(value), self.seeds(data)
        differ = [u for u in range(len(moves)) if given.get(u) != right.get(u)]
        graph = GameGraph.from_moves(moves)
        pictures = [
            draw(graph, [seeds.get(u) for u in range(graph.n)], highlight=differ)
            for seeds in (right, given)
        ]
        texts = [shown({"dict": sorted(seeds.items())}) for seeds in (right, given)]
        return Picture.row(*pictures, captions=[f"right: {texts[0]}", f"yours: {texts[1]}"])


def _read_seeds(value: Any) -> dict[int, int]:
    """Return the seeds of an answer to task 2."""
    if isinstance(value, list) or (isinstance(value, dict) and "set" in value):
        raise MalformedError(
            "the answer must be a dict that has a label for each terminal, like {3: 0}"
        )
    if not isinstance(value, dict) or "dict" not in value:
        raise MalformedError(f"the answer must be a dict, not {described(value)}")
    seeds = {}
    for u, label in value["dict"]:
        if type(u) is not int:
            raise MalformedError(f"the keys must be positions, whole numbers, not {described(u)}")
        if type(label) is not int or label not in (0, 1, 2):
            raise MalformedError(f"the label of {u} must be 0 or 1, not {described(label)}")
        seeds[u] = label
    return seeds


class ReverseGraph(StructureTask):
    """Task 3: how many moves each position has, and who can move to it."""

    number = 3

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

    def canonical(self, data: Input, value: Any) -> Any:
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
            told = f"Position {u}: you count {count(degrees[u], 'move')}, but `moves[{u}]` is "
            each = "; parallel moves count one by one" if len(set(row)) < len(row) else ""
            return f"{told}{shown(row)}, that is {len(row)}{each}."
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
                return f"{place} you list {u}, but `moves[{u}]` is {shown(moves[u])}, without {v}."
            if not found:
                who = "itself" if u == v else str(v)
                return f"{place} {u} is missing, and it can move to {who}."
            times = "once" if found == 1 else f"{found} times"
            there = (
                f"there is only 1 move {u} -> {v}"
                if wanted == 1
                else (f"there are {wanted} moves {u} -> {v}, and each one counts")
            )
            return f"{place} {u} stands there {times}, but {there}."
    return ""
