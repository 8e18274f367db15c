"""What stands on a sheet: a game, a table to fill in, and what the filled table says.

One page of a sheet is one `Page`. The sheet shows the cells that are given, the key all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ...draw import Picture, draw
from ...outcome import LOSE, WIN, Outcome
from ...text import listing
from ...trace import Step, trace
from .games import SheetGame

Cells = Sequence[object]  # of a line of a table


@dataclass(frozen=True)
class Page:
    """One page of a sheet, with its key.

    Attributes
    ----------
    rules : how the game is played and what is to be done
    columns, rows : the table as it is in the key
    given : how many cells of each row the sheet shows
    picture, solved : the game, without and with its answer; None where there is none to draw
    questions : what is asked below the table, and the answers
    narrow : whether the columns but the last are all of the same, small width
    """

    rules: str
    columns: list[str]
    rows: list[Cells]
    given: int = 1
    picture: Picture | None = None
    solved: Picture | None = None
    questions: list[tuple[str, str]] = field(default_factory=list)
    narrow: bool = False


def label_page(game: SheetGame, rules: str, questions: Sequence[tuple[str, str]] = ()) -> Page:
    """Return a page on which every position gets its outcome, its plies and a reason."""
    steps = trace(game.graph, game.terminals, game.verdicts)
    because = {step.position: step.because for step in steps if step.kind in ("seed", "label")}
    never = "no move leads to LOSE, and one leads to DRAW"
    rows = []
    for u, (outcome, plies) in enumerate(zip(game.labels, game.distances, strict=True)):
        reason = because.get(u, f"{u} is DRAW: {never}.").partition(": ")[2]
        rows.append([u, outcome.name, plies if plies >= 0 else "-", reason])
    columns = ["position", "WIN, LOSE or DRAW", "plies", "because"]
    return _page(game, rules, columns, rows, list(questions))


def wave_page(game: SheetGame, rules: str) -> Page:
    """Return a page on which the wave is run: counters and queue, row by row."""
    steps = trace(game.graph, game.terminals, game.verdicts)
    start = max(i for i, step in enumerate(steps) if step.kind == "seed")
    rows: list[Cells] = [["start", *_cells(steps[start]), _queue(steps[start])]]
    for step, after in zip(steps[start + 1 :], steps[start + 2 :], strict=False):
        if step.source != after.source:
            rows.append([step.source, *_cells(step), _queue(step)])
    columns = ["take", *map(str, range(game.graph.n)), "queue"]
    draws = [str(u) for u, outcome in enumerate(game.labels) if outcome not in (WIN, LOSE)]
    asked = ("What is left without a label, and what is it?", f"{listing(draws)}: DRAW")
    page = _page(game, rules, columns, rows, [asked])
    return replace(page, given=0, narrow=True)


def _cells(step: Step) -> list[str]:
    """Return for each position its label and plies, or its counter where it has none."""
    return [
        str(counter) if label is None else f"{label.letter} {plies}"
        for label, plies, counter in zip(step.labels, step.distances, step.counters, strict=True)
    ]


def _queue(step: Step) -> str:
    return " ".join(map(str, step.queue)) or "empty"


def seeds_page(game: SheetGame, rules: str) -> Page:
    """Return a page on which the terminals are found, and get their labels."""
    rows = []
    for u in range(game.graph.n):
        ends = game.graph.is_terminal(u)
        rows.append([u, "yes" if ends else "no", *(("LOSE", "WIN") if ends else ("-", "-"))])
    columns = ["position", "terminal?", "its label in normal play", "in misere play"]
    return replace(_page(game, rules, columns, rows), solved=None)


def reverse_page(game: SheetGame, rules: str) -> Page:
    """Return a page on which the edges of a graph are reversed."""
    rows = [
        [u, len(game.graph.moves(u)), " ".join(map(str, game.graph.predecessors(u))) or "none"]
        for u in range(game.graph.n)
    ]
    page = _page(game, rules, ["position", "number of moves", "who can move here"], rows)
    return replace(page, solved=None)


def piles_page(labels: Sequence[int], takes: Sequence[int], rules: str) -> Page:
    """Return a page on which the piles of a subtraction game are labelled."""
    rows: list[Cells] = []
    for pile, label in enumerate(labels):
        good = [take for take in takes if take <= pile and labels[pile - take] == LOSE]
        rows.append([pile, Outcome(label).name, listing(list(map(str, good))) if good else "none"])
    return Page(rules, ["pile", "WIN or LOSE", "takes that win"], rows)


def _page(
    game: SheetGame,
    rules: str,
    columns: list[str],
    rows: list[Any],
    questions: Sequence[tuple[str, str]] = (),
) -> Page:
    known = None
    if game.verdicts:
        known = [game.verdicts.get(u) for u in range(game.graph.n)]
    picture = draw(game.graph, known, title=None, plan=game.plan)
    solved = draw(game.graph, game.labels, distances=game.distances, plan=game.plan)
    return Page(rules, columns, rows, 1, picture, solved, list(questions))
