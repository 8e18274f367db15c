"""Exercise 5: label any game in misere play."""

from __future__ import annotations

from collections.abc import Callable

from ....graph import GameGraph
from ..base import Game, Input
from ..graph_families import Moves
from ..graph_inputs import true_answers
from ..label_answers import LabelExercise, graph_parts
from ..section import LABEL_SECTIONS, Section, sections_for


class LabelMisere(LabelExercise):
    """Labels of all positions where the player who cannot move wins."""

    number = 5
    title = "Misere play"
    level = "beginner"
    function = "label_misere"
    signature = "label_misere(moves: list[list[int]]) -> list[int]"
    limit = "up to 10^6 positions, cycles allowed; O(n + m)"
    notebook = "05-terminals-seeds-self-loops"
    sections = sections_for(
        Section(notebook, "4. Misere is not the mirror"),
        LABEL_SECTIONS,
        terminal=Section(notebook, "3. The wave takes its seeds as an argument"),
    )
    parts = graph_parts(1, 2, 1, 1)
    hints = (
        "What changes when the player who cannot move wins? Less than one might think.",
        "Only the seed changes: terminals are WIN. Both rules stay as they are.",
        "It is not the normal answer with WIN and LOSE swapped: label [[1], []] in both "
        "conventions by hand and compare.",
        "The terminals enter the queue as WIN, so the first thing the wave does is to count "
        "down. A position whose moves all lead to terminals is LOSE.",
    )
    ends = "misere play"

    def example(self) -> Input:
        return [[[1, 2], [3], [2, 3], [], [0, 2]]]

    def played(self, make: Callable[[int], Moves]) -> Callable[[int], Moves]:
        """Return the family with one move more: whoever was stuck can only move to the end."""
        return lambda n: [*(row or [n - 1] for row in make(n - 1)), []]

    def game(self, data: Input) -> Game | None:
        return GameGraph.from_moves(data[0]), "misere", None

    def truth(self, data: Input) -> tuple[list[int], list[int]]:
        return true_answers(data[0], "misere")


EXERCISE = LabelMisere()
