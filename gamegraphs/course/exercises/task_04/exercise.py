"""Exercise 4: label any game."""

from __future__ import annotations

from ..label_answers import LabelExercise, graph_parts
from ..section import LABEL_SECTIONS, Section, sections_for


class LabelGame(LabelExercise):
    """Labels of all positions in normal play."""

    number = 4
    title = "Label any game: WIN, LOSE, DRAW"
    level = "beginner"
    function = "label_game"
    signature = "label_game(moves: list[list[int]]) -> list[int]"
    limit = "up to 10^6 positions, cycles allowed; O(n + m)"
    notebook = "04-retrograde-analysis"
    sections = sections_for(
        Section(notebook, "10. Why it is right"),
        LABEL_SECTIONS,
    )
    parts = graph_parts(1, 2, 1, 1)
    hints = (
        "Do not ask where a position leads. Ask who can move to a position you know.",
        "Start with the terminals, LOSE, in a queue. A predecessor of a LOSE position is "
        "WIN at once. A predecessor of a WIN position has one way out less.",
        "Give each position a counter: its moves not yet known to lead to WIN. Count down "
        "once for each move into a WIN position; at 0 the position is LOSE. Leave positions "
        "alone that already have a label.",
        "Start with label DRAW everywhere and overwrite. What the wave never reaches keeps "
        "its DRAW; nothing has to detect cycles.",
    )


EXERCISE = LabelGame()
