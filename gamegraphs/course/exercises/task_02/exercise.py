"""Exercise 2: find the terminals and give them their labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....draw import Picture, draw
from ....graph import GameGraph
from ....outcome import Outcome
from ...running.values import MalformedError, as_code, described, shown
from ..base import Input, Part
from ..graph_families import Moves, small_moves
from ..graph_inputs import StructureExercise
from ..section import Section, sections_for
from ..text_form import end_after, increasing, line_at, numbers_at, numbers_line, unquoted
from .patterns import PATTERNS

_DRAWN = 12


class SeedTerminals(StructureExercise):
    """The labels of the terminals; the input is a graph and whether play is misere."""

    number = 2
    title = "Find the terminals and seed them"
    level = "beginner"
    function = "seed_terminals"
    signature = "seed_terminals(moves: list[list[int]], misere: bool = False) -> dict[int, int]"
    default = False
    limit = "up to 10^5 positions; O(n + m)"
    notebook = "05-terminals-seeds-self-loops"
    sections = sections_for(Section(notebook, "3. The wave takes its seeds as an argument"))
    patterns = PATTERNS
    parts = (
        Part("normal", "normal play", 2),
        Part("misere", "misere play", 2),
        Part("large", "larger graphs", 1),
    )
    hints = (
        "When is the game over?",
        "A terminal is a position without moves; a self-loop is a move.",
        "In normal play the player who cannot move has lost, in misere play they have won. "
        "The seed is the outcome of the player to move at the terminal.",
        "A dict from each u with no moves[u] to 1 if misere, else 0. Nothing else is in it.",
    )
    prints = (
        'the terminals in increasing order on one line; then "normal: " and the seed in normal '
        'play, "misere: " and the seed in misere play, each LOSE or WIN'
    )

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

    def right_labels(self, data: Input) -> Sequence[int]:
        return [int(not row) for row in data[0]]

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
        return sorted(_read_seeds(value).items())  # a dict in any order

    def answer(self, data: Input) -> str:
        return shown({"dict": list(self.seeds(data).items())})

    def call(self, name: str, data: Input) -> str:
        return f"{name}({as_code(data[0])}, misere={data[1]})"

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

    def right_output(self, data: Input) -> str:
        seeds = (f"{play}: {Outcome(i).name}" for i, play in enumerate(("normal", "misere")))
        return "\n".join([numbers_line(self.seeds(data)), *seeds])

    def read_output(self, data: Input, lines: list[str]) -> Any:
        found = numbers_at(lines, 0, None, "the terminals, in increasing order")
        seeds = []
        for i, play in enumerate(("normal", "misere"), 1):
            line = line_at(lines, i, f'"{play}: LOSE" or "{play}: WIN"')
            name, _, seed = (part.strip() for part in line.partition(":"))
            if name != play or seed not in ("LOSE", "WIN"):
                told = f'"{play}: LOSE" or "{play}: WIN"{unquoted(line)}'
                raise MalformedError(f"line {i + 1}: expected {told}, not {line[:60]!r}")
            seeds.append(("LOSE", "WIN").index(seed))
        end_after(lines, 3)
        answer = {"dict": [[u, seeds[bool(data[1])]] for u in found]}
        once = len({*found}) == len(found)
        if not (once and increasing(found)) and not self.fault(data, answer):
            order = "in increasing order" if once else "each of them once"
            raise MalformedError(f"line 1: the terminals are right, but not {order}")
        return answer


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


EXERCISE = SeedTerminals()
