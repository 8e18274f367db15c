"""Play a small game against its solution: a button for every move, a log, a hint."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from html import escape
from typing import Any

from ipywidgets import Button, HBox

from ..draw import Picture, draw
from ..graph import GameGraph
from ..outcome import DRAW, LOSE, WIN, GameGraphError, Terminals
from ..rules import Rules, explore
from ..solvers.outcomes.solver import solve
from .notebook_widget import NotebookWidget, boxed, button, inline, paragraph, text_area

_DRAWN = 30  # a graph of more positions is not drawn


def play(
    game: Rules | GameGraph,
    start: Hashable | None = None,
    you_first: bool = True,
    name_of: Callable[[Any], str] | None = None,
    picture: Callable[[Any], Picture] | None = None,
    terminals: Terminals = "normal",
) -> Match:
    """Return a match between the reader and the solver.

    Parameters
    ----------
    game : rules, all of whose positions are explored, or a graph
    start : the first position; by default `game.start`, or the first position of a graph
    you_first : False lets the computer begin
    name_of : position -> the text on its button and in the log
    picture : position -> what to show; by default the graph, if it has at most 30 positions
    terminals : "normal" (who cannot move loses) or "misere" (who cannot move wins)

    In Python: `.move(position)`, `.hint()`, `.restart()`, `.position`, `.finished`, `.log`.

    >>> from gamegraphs import GameGraph
    >>> match = play(GameGraph.from_moves([[1, 2], [], [1]]))
    >>> match.move(1)
    >>> match.log
    ['You move to 1.', 'The computer has no moves: you win.']
    """
    return Match(game, start, you_first, name_of or str, picture, terminals)


class Match(NotebookWidget):
    """The state of a match and the widgets that show it; see `play`.

    Attributes
    ----------
    position : the name of the position the play has reached
    finished : whether the play is over
    winner : "you", "computer", or None while the play goes on and after a draw
    log : what happened, one sentence each
    """

    def __init__(
        self,
        game: Rules | GameGraph,
        start: Hashable | None,
        you_first: bool,
        name_of: Callable[[Any], str],
        picture: Callable[[Any], Picture] | None,
        terminals: Terminals,
    ) -> None:
        if isinstance(game, GameGraph):
            self.graph = game
            if not game.n:
                raise GameGraphError("there is no position to start from")
        else:
            self.graph = explore(game)
        self.solution = solve(self.graph, terminals=terminals)
        self.start = self.graph.names[0] if start is None else start
        self.graph.index(self.start)  # refuses an unknown name
        self.you_first = you_first
        self._name_of = name_of
        self._draw = picture
        self._buttons: list[Button] = []
        self._moves = HBox(layout={"flex_flow": "row wrap"})
        self._news, self._log, self._picture = text_area(), text_area(), text_area()
        hint = button("Hint", "Tell the outcome of this position and the best move")
        new = button("New game", "Start again")
        hint.on_click(lambda _: self.hint())
        new.on_click(lambda _: self.restart())
        self._hint = hint
        controls = HBox([hint, new])
        self.box = boxed([self._news, self._moves, controls, self._picture, self._log])
        self.restart()

    def restart(self) -> None:
        """Start a new game."""
        self.position: Any = self.start
        self.finished = False
        self.winner: str | None = None
        self.log: list[str] = []
        self._seen: set[tuple[Hashable, str]] = set()
        self._arrive("You" if self.you_first else "The computer")
        self._show()

    def move(self, position: Hashable) -> None:
        """Move to this position and let the computer answer."""
        if self.finished:
            raise GameGraphError("the game is over; restart() begins a new one")
        if position not in self.choices():
            offered = ", ".join(repr(name) for name in self.choices())
            raise GameGraphError(
                f"there is no move from {self.position!r} to {position!r}; there are: {offered}"
            )
        self._go("You", position)
        self._show()

    def choices(self) -> list[Any]:
        """Return the positions that can be moved to, each once; none when the game is over."""
        if self.finished:
            return []
        u = self.graph.index(self.position)
        return [self.graph.names[v] for v in dict.fromkeys(self.graph.moves(u))]

    def hint(self) -> str:
        """Show and return the outcome of the position for you, and the best move."""
        text = "The game is over."
        if not self.finished:
            outcome = self.solution.outcome(self.position)
            best = self._name_of(self.solution.best_move(self.position))
            plies = self.solution.distance(self.position)
            count = f"{plies} {'ply' if plies == 1 else 'plies'}"
            text = {
                WIN: f"You can WIN in {count}: the fastest win is by a move to {best}.",
                LOSE: f"You LOSE in {count} if the computer makes no mistake. "
                f"To {best} takes longest.",
                DRAW: f"With best play this is a DRAW: moving to {best} keeps it.",
            }[outcome]
        self._news.value = paragraph(text, live=True)
        return text

    def still(self) -> Picture | None:
        """Return the picture of the position, None if there is none."""
        if self._draw is not None:
            return self._draw(self.position)
        if self.graph.n > _DRAWN:
            return None
        return draw(self.graph, highlight=[self.position])

    def _go(self, who: str, position: Any) -> None:
        self.position = position
        verb = "move" if who == "You" else "moves"
        self.log.append(f"{who} {verb} to {self._name_of(position)}.")
        self._arrive("The computer" if who == "You" else "You")

    def _arrive(self, mover: str) -> None:
        """Note what is to be said of the position, and let the computer move if it is to move."""
        name = self.position
        if self.solution.is_over(name):
            self._finish(mover)
            return
        if (name, mover) in self._seen:
            self.log.append(
                f"{self._name_of(name)} was there before with the same player to move: "
                "if both repeat, play goes on for ever, and that is a draw."
            )
        self._seen.add((name, mover))
        if mover == "The computer":
            self._go(mover, self.solution.best_move(name))

    def _finish(self, mover: str) -> None:
        self.finished = True
        outcome = self.solution.outcome(self.position)
        by_verdict = self.graph.index(self.position) in self.solution.fixed
        has = "have" if mover == "You" else "has"
        why = "The rules end the game" if by_verdict else f"{mover} {has} no moves"
        if outcome == DRAW:
            result = "it is a draw"
        else:
            self.winner = "you" if (outcome == WIN) == (mover == "You") else "computer"
            result = "you win" if self.winner == "you" else "the computer wins"
        self.log.append(f"{why}: {result}.")

    def _show(self) -> None:
        choices = self.choices()
        # The same buttons with new texts, so that the keyboard stays where it is.
        while len(self._buttons) < len(choices):
            self._buttons.append(self._new_button(len(self._buttons)))
        for i, widget in enumerate(self._buttons):
            text = f"Move to {self._name_of(choices[i])}" if i < len(choices) else ""
            widget.description, widget.tooltip = text, text
            widget.layout.display = "" if text else "none"
        self._moves.children = tuple(self._buttons)
        self._hint.disabled = self.finished
        self._news.value = paragraph(self.in_words(), live=True)
        items = "".join(f"<li>{escape(line)}</li>" for line in self.log)
        self._log.value = f"<ol>{items}</ol>" if items else ""
        self._picture.value = inline(self.still())
        self._keep()

    def _new_button(self, i: int) -> Button:
        widget = button("", "")
        widget.on_click(lambda _: self.move(self.choices()[i]))
        return widget

    def in_words(self) -> str:
        """Return what was said last, and who is to move."""
        if self.finished:
            return self.log[-1]

        turn = f"You are to move at {self._name_of(self.position)}."
        return " ".join([*self.log[-1:], turn])

    def __repr__(self) -> str:
        return f"Match(at {self._name_of(self.position)}: {self.in_words()})"
