"""Exercise 11: label a game whose moves come from functions."""

from __future__ import annotations

from ...running.values import as_code
from ..base import Family, Input, Part
from ..graph_families import crowd
from ..label_answers import LabelExercise
from ..section import LABEL_SECTIONS, Section, sections_for
from ..text_form import GRAPH


class LabelImplicit(LabelExercise):
    """Labels of all positions; the moves come from functions."""

    number = 11
    title = "Solve a game you cannot store"
    level = "advanced"
    function = "label_implicit"
    signature = (
        "label_implicit(n: int, succ: Callable[[int], list[int]], "
        "pred: Callable[[int], list[int]], terminal: Callable[[int], bool]) -> list[int]"
    )
    limit = "up to 10^7 positions; O(1) calls of succ and pred for each position"
    notebook = "07-pursuit"
    sections = sections_for(
        Section(notebook, "12. The wave without a graph"),
        LABEL_SECTIONS,
        work=Section(notebook, "12. The wave without a graph"),
    )
    parts = (
        Part("small", "small graphs", 5),
        Part("large", "larger graphs", 2),
        Part("linear", "the number of calls", 3),
    )
    hints = (
        "It is task 4. What did you need the lists for?",
        "You needed the number of moves of u, len(succ(u)), and the predecessors of v, "
        "pred(v). Both can be asked for when they are needed.",
        "Ask succ once for each position, for the counters, and pred once for each position "
        "that leaves the queue. Neither in an inner loop.",
        "A terminal is what terminal(u) says. pred lists u once for every move u -> v, so "
        "parallel moves and counters agree.",
    )
    reads = (
        f"{GRAPH}; the program wraps it in functions succ, pred and terminal and solves through "
        "these"
    )
    shape = "implicit"

    def part(self, data: Input) -> str:
        return "small"

    def crowd(self) -> Family:
        text = "{n} positions, all but six of which move to the same five"
        return self.family(text, crowd, 10_400)

    def call(self, name: str, data: Input) -> str:
        return f"{name}(*implicit({as_code(data[0])}))"


EXERCISE = LabelImplicit()
