"""Random games by sliders: the picture, and how many positions have each outcome."""

from __future__ import annotations

from ipywidgets import IntSlider

from ..draw import Picture, draw
from ..generate import random_graph
from ..graph import GameGraph
from ..outcome import GameGraphError, Terminals
from ..solution import Solution
from ..solvers.outcomes.solver import solve
from ..text import count
from ..validate import as_count
from .notebook_widget import NotebookWidget, boxed, inline, paragraph, text_area

_MOST, _LAST = 30, 99  # positions; the last seed


def explore_random(
    n: int = 8, seed: int = 1, max_out: int = 3, terminals: Terminals = "normal"
) -> RandomGames:
    """Return random solved games of n positions, with sliders for n (1..30) and the seed (0..99).

    In Python: `.set(n, seed)`, `.graph`, `.solution`. Raises GameGraphError for another n or seed.

    >>> explore_random(5, seed=7)
    RandomGames(5 positions, seed 7: 2 WIN, 2 LOSE, 1 DRAW)
    """
    return RandomGames(n, seed, max_out, terminals)


class RandomGames(NotebookWidget):
    """A random graph, its solution, and the widgets that show both; see `explore_random`."""

    graph: GameGraph
    solution: Solution

    def __init__(self, n: int, seed: int, max_out: int, terminals: Terminals) -> None:
        _check(n, seed)
        self.max_out = max_out
        self.terminals = terminals
        self._n = IntSlider(n, min=1, max=_MOST, description="Positions")
        self._seed = IntSlider(seed, min=0, max=_LAST, description="Seed")
        self._counts, self._picture = text_area(), text_area()
        for slider in (self._n, self._seed):
            slider.layout.width, slider.layout.max_width = "auto", "300px"  # narrower on a phone
            slider.observe(lambda _: self._show(), names="value")
        self.box = boxed([self._n, self._seed, self._counts, self._picture])
        self._show()

    def set(self, n: int, seed: int) -> None:
        """Show the random game of n positions with this seed."""
        _check(n, seed)
        self._n.value, self._seed.value = n, seed

    def still(self) -> Picture:
        """Return the picture of the solved game."""
        return draw(self.graph, self.solution)

    def _show(self) -> None:
        self.graph = random_graph(self._n.value, self._seed.value, self.max_out)
        self.solution = solve(self.graph, terminals=self.terminals)
        self._counts.value = paragraph(self.in_words() + ".", live=True)
        self._picture.value = inline(self.still())
        self._keep()

    def in_words(self) -> str:
        """Return the sizes and how many positions have each outcome."""
        counts = self.solution.counts().items()
        found = ", ".join(f"{many} {outcome.name}" for outcome, many in counts)
        return f"{count(self.graph.n)}, seed {self._seed.value}: {found}"

    def __repr__(self) -> str:
        return f"RandomGames({self.in_words()})"


def _check(n: int, seed: int) -> None:
    """Raise GameGraphError for what the sliders cannot show."""
    if not 1 <= as_count(n, "n") <= _MOST:
        raise GameGraphError(f"n must lie in 1..{_MOST}, not {n}")
    if as_count(seed, "seed") > _LAST:
        raise GameGraphError(f"seed must lie in 0..{_LAST}, not {seed}")
