"""Missions for the editor: build a graph on which something happens, or on which a method fails.

A check says what is missing. Afterwards the smallest known solution is shown; the tests prove
of each, by trying all graphs, that there is none smaller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ipywidgets import HBox

from ..draw import draw
from ..graph import GameGraph
from ..outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, Terminals
from ..solvers.outcomes.solver import solve
from ..text import listing
from ..validate import shown
from .editor import Editor
from .last_picture import last_html
from .notebook_widget import boxed, button, inline, paragraph, text_area

Moves = list[list[int]]
_FIVE = [[1, 2], [3], [1, 4], [], []]
_DISTANCE, _POSITIONS = 4, 5


@dataclass(frozen=True)
class Mission:
    """A task for the editor.

    Attributes
    ----------
    task : what to build
    start : the graph it starts from
    missing : moves -> what is missing, "" if nothing is
    smallest : the smallest known solution: fewest positions, then fewest arrows
    why : one sentence about it
    """

    task: str
    start: Moves
    missing: Callable[[Moves], str]
    smallest: Moves
    why: str


def guarded(moves: Moves) -> list[Outcome]:
    """Return what the search of notebook 03 says that calls each return to its path a DRAW.

    >>> guarded([[1, 2], [0], []])[1].name  # it is LOSE
    'DRAW'
    """
    label: dict[int, Outcome] = {}
    path: set[int] = set()

    def outcome(u: int) -> Outcome:
        if u in path:
            return DRAW
        if u not in label:
            path.add(u)
            found = [outcome(v) for v in moves[u]]
            label[u] = WIN if LOSE in found else DRAW if DRAW in found else LOSE
            path.remove(u)
        return label[u]

    return [outcome(u) for u in range(len(moves))]


def distances_by_stack(moves: Moves) -> list[int]:
    """Return the distances of the wave of notebook 04 with a stack instead of its queue.

    >>> distances_by_stack([[1, 2], [3], [], [4], []])[0]  # it is 1
    3
    """
    before: Moves = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels: list[Outcome | None] = [None if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    stack = [u for u, row in enumerate(moves) if not row]
    while stack:
        v = stack.pop()
        for u in before[v]:
            if labels[u] is None:
                open_moves[u] -= 1
                if labels[v] == LOSE or not open_moves[u]:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    distances[u] = distances[v] + 1
                    stack.append(u)
    return distances


def _one_arrow(moves: Moves) -> str:
    """2 is a DRAW, and one arrow was added to the start."""
    given, now = _arrows(_FIVE), _arrows(moves)
    if len(moves) != len(_FIVE):
        return f"The positions are those of the start: {len(_FIVE)}, not {len(moves)}."
    gone = [arrow for arrow in given if arrow not in now]
    if gone:
        return f"The arrow from {gone[0][0]} to {gone[0][1]} is gone: one is added, none deleted."
    added = len(now) - len(given)
    if added != 1:
        return f"One arrow is to be added; you have added {added}."
    solution = solve(GameGraph.from_moves(moves))
    outcome = solution.outcome(2)
    if outcome == DRAW:
        return ""
    return f"Position 2 is {outcome.name} in {solution.distance(2)}, not a DRAW."


def _far_loss(moves: Moves) -> str:
    """Some position is a LOSE in 4, and there are at most five positions."""
    if len(moves) > _POSITIONS:
        return f"There are {len(moves)} positions; {_POSITIONS} have to do."
    solution = solve(GameGraph.from_moves(moves))
    lost = [solution.distance(u) for u in range(len(moves)) if solution.outcome(u) == LOSE]
    if _DISTANCE in lost:
        return ""
    if not lost:
        return "No position is LOSE yet: where does play end?"
    return f"The furthest LOSE has distance {max(lost)}, not {_DISTANCE}."


def _guard_fails(moves: Moves) -> str:
    """The guarded search gives a wrong label."""
    graph = GameGraph.from_moves(moves)
    if guarded(moves) != [Outcome(int(label)) for label in solve(graph).labels]:
        return ""
    if graph.find_cycle() is None:
        return "The guarded search is right here: without a cycle its guard is never used."
    return "The guarded search is right here. Who asks on the way round, and keeps the answer?"


def _stack_fails(moves: Moves) -> str:
    """The wave with a stack gives a wrong distance."""
    graph = GameGraph.from_moves(moves)
    solution = solve(graph)
    truth = [solution.distance(u) for u in range(len(moves))]
    if distances_by_stack(moves) != truth:
        return ""
    ends = sum(not row for row in moves)
    if ends < 2:
        return "All distances of the stack are right. Let the wave start in two places."
    return "All distances of the stack are right. It begins with the last end, and runs after it."


MISSIONS = {
    "draw": Mission(
        "Make 2 a DRAW with one arrow more.",
        _FIVE,
        _one_arrow,
        [[1, 2], [3], [1, 4], [], [2]],
        "With a move back, 4 is no end any more: 2 and 4 can walk to and fro for ever.",
    ),
    "far": Mission(
        "Build a LOSE at distance 4 with five positions.",
        [[], []],
        _far_loss,
        [[], [0], [1], [2], [3]],
        "A distance of 4 rests on a position at each of 3, 2, 1 and 0: fewer than five cannot do.",
    ),
    "guard": Mission(
        "Break the guarded search of notebook 03: make it give a position a wrong label.",
        [[1], [0], []],
        _guard_fails,
        [[1, 2], [0], []],
        "From 0 the search asks 1, and 1 asks 0: a DRAW is noted for 1, which is LOSE.",
    ),
    "stack": Mission(
        "Make the stack lie: a wave that takes the last position first gives a wrong distance.",
        [[1], [], []],
        _stack_fails,
        [[1, 2], [], [3], [4], []],
        "The wave starts at both ends. The stack runs after 4 first, so 0 hears of the longer win.",
    ),
}


def mission(name: str = "draw") -> MissionEditor:
    """Return an editor with a task: "draw", "far", "guard" or "stack".

    A button checks the graph and says what is missing; afterwards it shows the smallest known
    solution. In Python: `.check()`, and everything of `edit`.

    >>> m = mission("far")
    >>> m.check()
    'Not yet. The furthest LOSE has distance 0, not 4.'
    >>> m.set([[], [0], [1], [2], [3]])
    >>> m.check().startswith("Done, with 5 positions and 4 arrows.")
    True
    """
    if not isinstance(name, str) or name not in MISSIONS:
        raise GameGraphError(f"there is no mission {name!r}; there are: {', '.join(MISSIONS)}")
    return MissionEditor(MISSIONS[name])


class MissionEditor(Editor):
    """An editor, its task, and the check; see `mission`.

    Attributes
    ----------
    mission : the task
    done : whether it has been done
    """

    def __init__(self, mission: Mission) -> None:
        if not isinstance(mission, Mission):
            raise GameGraphError(f"mission must be a Mission, not {shown(mission)}")
        self.mission, self.done = mission, False
        super().__init__(mission.start, "normal")
        self._view.task = mission.task
        self._verdict, self._solution = text_area(), text_area()
        check = button("Check", "Say what is missing", self.check)
        again = button(
            "From the start", "Take the graph that was given", lambda: self.set(mission.start)
        )
        self.box = boxed([self._view, HBox([check, again]), self._verdict, self._solution])

    def check(self) -> str:
        """Say what is missing, and when nothing is, show the smallest known solution."""
        said = self._judge()
        self._verdict.value = paragraph(said, live=True)
        if self.done:
            graph = GameGraph.from_moves(self.mission.smallest)
            words = f"The smallest known: {_size(self.mission.smallest)}. {self.mission.why}"
            self._solution.value = paragraph(words) + inline(draw(graph, solve(graph)))
        self._keep()
        return said

    def _changed(self) -> None:
        # What was said of another graph holds no more; of one that was only moved about, it does.
        if self._said and self._judged != self._game():
            self._said = self._verdict.value = ""
        super()._changed()

    def _game(self) -> tuple[Moves, object, Terminals]:
        state = self._view.state
        return [list(row) for row in state["moves"]], state.get("verdicts"), self.terminals

    def last_html(self) -> str:
        """Return what an editor leaves, with what the check said last."""
        words = " ".join(part for part in (self.mission.task, self._said) if part)
        return last_html(self.still(), words, self.page(), self.page_height + 24)

    _said = ""
    _judged: tuple[Moves, object, Terminals] | None = None  # the graph that this was said of

    def _judge(self) -> str:
        self._judged = self._game()
        if self.terminals != "normal":
            self._said = "Not yet. The mission is for normal play: untick misère."
            return self._said
        if self._view.state.get("verdicts"):
            self._said = "Not yet. The mission is for play without verdicts."
            return self._said
        moves = [list(row) for row in self._view.state["moves"]]
        missing = self.mission.missing(moves)
        self.done = self.done or not missing
        self._said = f"Not yet. {missing}" if missing else f"Done, with {_size(moves)}."
        return self._said


def _size(moves: Moves) -> str:
    arrows = len(_arrows(moves))
    parts = [(len(moves), "position"), (arrows, "arrow")]
    return listing([f"{count} {what}{'' if count == 1 else 's'}" for count, what in parts])


def _arrows(moves: Moves) -> list[tuple[int, int]]:
    return [(u, v) for u, row in enumerate(moves) for v in row]
