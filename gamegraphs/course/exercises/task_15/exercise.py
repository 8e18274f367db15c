"""Exercise 15: which tool answers a question about a game?

All combinations of facts are tried, those that differ least from the plain case first: one
impartial game without cycles, and the question who wins. The truth is `gamegraphs.classify`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from typing import Any

from ....draw import Picture
from ....draw.primitives import ALARM, INK, LINE, document, rectangle, text
from ....solvers.sums.tool_choice import (
    GRAPH_TYPES,
    PATH_QUERIES,
    PLAY_QUERIES,
    TOOLS,
    Tool,
    classify,
)
from ...running.values import MalformedError, described, shown
from ..base import Exercise, Input, Part
from ..section import Section, sections_for
from ..text_form import end_after, line_at, unquoted
from .patterns import PATTERNS

_PLAIN = ("impartial", False, False, "who_wins")
ROWS = (
    "one game",
    "a sum of impartial games",
    "how long such a sum lasts",
    "a sum of partizan games",
    "simple paths",
)
COLUMNS = ("without cycles", "with cycles")


class ChooseTool(Exercise):
    """The name of a tool; the inputs are graph_type, has_cycles, is_sum_of_games and query."""

    number = 15
    title = "Choose the tool"
    level = "advanced"
    function = "choose_tool"
    signature = (
        "choose_tool(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str"
    )
    limit = "every combination of the arguments in the statement"
    notebook = "09-grundy-contrast"
    sections = sections_for(Section(notebook, "14. Two questions, four tools"))
    patterns = PATTERNS
    by_case = True
    parts = (
        Part("single", "single games", 3),
        Part("sums", "sums of games", 4),
        Part("paths", "questions about simple paths", 3),
    )
    hints = (
        "What is asked comes before what the graph looks like. Is it about play at all?",
        "A question about simple paths is no question about play: neither labels nor values "
        "answer it, and it is hard.",
        "For one game only cycles matter. Of a sum ask whether both players have the same "
        "moves, for only impartial games have values, and what is asked: values tell who "
        "wins, not how long it takes.",
        "Sums of impartial games: GRUNDY without cycles, LOOPY_GRUNDY with cycles (the "
        "values of Smith and Fraenkel); how long they last takes the tool for one game. Sums "
        "of partizan games are INTRACTABLE, and so is all about simple paths.",
    )
    reads = "graph_type, has_cycles (1 or 0), is_sum_of_games (1 or 0), query"
    prints = "the name of the tool"

    def example(self) -> Input:
        return ["impartial", True, False, "who_wins"]

    def small(self) -> Iterator[Input]:
        flags = (False, True)
        cases = product(GRAPH_TYPES, flags, flags, PLAY_QUERIES + PATH_QUERIES)
        valid = [list(case) for case in cases if case[:2] != ("dag", True)]
        yield from sorted(valid, key=self.size)

    def further(self, seed: int = 1) -> Iterator[Input]:
        # Each after each that differs in one fact: what was asked last may still be remembered.
        for one, other in permutations(self.small(), 2):
            if sum(a != b for a, b in zip(one, other, strict=True)) == 1:
                yield from (one, other)

    def part(self, data: Input) -> str:
        _, _, is_sum, query = data
        return "paths" if query in PATH_QUERIES else "sums" if is_sum else "single"

    def size(self, data: Input) -> tuple[int, ...]:
        """Return how many facts differ from the plain case."""
        return (sum(fact != plain for fact, plain in zip(data, _PLAIN, strict=True)),)

    def truth(self, data: Input) -> Tool:
        """Return the right tool."""
        graph_type, has_cycles, is_sum, query = data
        return classify(graph_type, has_cycles, is_sum, query)

    def fault(self, data: Input, value: Any) -> str:
        given, tool = read_tool(value), self.truth(data)
        if given == tool:
            return ""
        return f"You say {given}, but {_decides(data)}: that is {tool}. {tool.reason}"

    def answer(self, data: Input) -> str:
        return shown(str(self.truth(data)))

    def picture(self, data: Input, value: Any) -> Picture | None:
        case = (_row(data), data[1])
        return draw_cases({case: self.truth(data)}, case, read_tool(value))

    def input_text(self, data: Input) -> str:
        graph_type, has_cycles, is_sum, query = data
        return f"{graph_type} {int(has_cycles)} {int(is_sum)} {query}\n"

    def right_output(self, data: Input) -> str:
        return str(self.truth(data))

    def read_output(self, data: Input, lines: list[str]) -> Any:
        word = line_at(lines, 0, "the name of a tool").strip()
        end_after(lines, 1)
        if bare := unquoted(word):
            raise MalformedError(f"line 1: expected one of {', '.join(TOOLS)}{bare}")
        return word


def read_tool(value: Any) -> str:
    """Return the name of a tool.

    >>> read_tool("Grundy")
    Traceback (most recent call last):
    gamegraphs.course.running.values.MalformedError: 'Grundy' has to be spelled "GRUNDY"
    """
    if isinstance(value, str):
        if value in TOOLS:
            return value
        likely = value.strip().upper().replace("-", "_").replace(" ", "_")
        if likely in TOOLS:
            raise MalformedError(f'{shown(value)} has to be spelled "{likely}"')
    names = ", ".join(f'"{tool}"' for tool in TOOLS)
    raise MalformedError(f"the answer must be one of {names}, not {described(value)}")


def _row(data: Input) -> int:
    """Return the row of a case in the table of cases."""
    graph_type, _, is_sum, query = data
    if query in PATH_QUERIES:
        return 4
    if not is_sum:
        return 0
    if graph_type == "partizan":
        return 3
    return 2 if query == "distance" else 1


def _decides(data: Input) -> str:
    """Return the facts that decide a case."""
    graph_type, has_cycles, is_sum, query = data
    cycles, is_a_sum = _holds("has_cycles", has_cycles), _holds("is_sum_of_games", is_sum)
    counts = "" if graph_type == "impartial" else f' ("{graph_type}" counts as impartial)'
    return (
        f"{is_a_sum} and {cycles}",
        f"{is_a_sum} and {cycles}{counts}",
        f'query is "{query}", which values do not tell, and {cycles}',
        f'{is_a_sum} and graph_type is "{graph_type}"',
        f'query is "{query}", which is not about play',
    )[_row(data)]


def _holds(name: str, fact: bool) -> str:
    return f"{name} holds" if fact else f"{name} does not hold"


def draw_cases(
    tools: Mapping[tuple[int, bool], str],
    marked: tuple[int, bool] | None = None,
    given: str | None = None,
) -> Picture:
    """Return the table of cases with some of the tools filled in.

    `tools` holds the tool of a case (row, has_cycles); in the marked one stands another that
    was given.

    >>> draw_cases({(0, True): "RETROGRADE"}, (0, True), "MEMO_DFS").alt
    'Table of cases. One game, with cycles: RETROGRADE, yours MEMO_DFS.'
    """
    left, top, wide, tall = 216.0, 34.0, 164.0, 42.0
    row, column = marked or (None, None)
    parts = [
        text(left + wide * (j + 0.5), 23, 13.5, title, INK, j == column)
        for j, title in enumerate(COLUMNS)
    ]
    words = ["Table of cases."]
    for i, title in enumerate(ROWS):
        parts.append(text(left / 2, top + tall * i + 26, 13.5, title, INK, i == row))
        for j in (False, True):
            x, y, tool = left + wide * j, top + tall * i, tools.get((i, j))
            fill, border = "#fff" if tool else "#eee", 3 if (i, j) == marked else 1
            box = (x + 2, y + 2, wide - 4, tall - 4)
            parts.append(rectangle(*box, fill=fill, stroke=LINE, stroke_width=border))
            if tool is None:
                continue
            other = given if (i, j) == marked else None
            parts.append(text(x + wide / 2, y + (18 if other else 26), 13.5, tool, INK, True))
            said = f"{title[0].upper()}{title[1:]}, {COLUMNS[j]}: {tool}"
            if other is not None:
                parts.append(text(x + wide / 2, y + 34, 12, f"yours: {other}", ALARM))
                said += f", yours {other}"
            words.append(f"{said}.")
    alt = " ".join(words)
    height = top + tall * len(ROWS) + 8
    svg = document(left + 2 * wide + 10, height, "".join(parts), words[0], " ".join(words[1:]))
    return Picture(svg, alt)


EXERCISE = ChooseTool()
