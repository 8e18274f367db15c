"""Play a small game against its solution: a button for every move, a log, a hint, a look back."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from html import escape
from typing import Any

from ipywidgets import Button, HBox

from ..draw import Picture, draw, layout
from ..graph import GameGraph
from ..outcome import DRAW, LOSE, WIN, GameGraphError, Terminals
from ..rules import Rules, explore
from ..solvers.outcomes.solver import solve
from .match_review import Ply, changed_squares, losing_move, path_on_the_map, worth
from .notebook_widget import ONCE, NotebookWidget, boxed, button, paragraph, text_area
from .touch_picture import TouchPicture

_DRAWN = 30  # a graph of more positions is not drawn


def play(
    game: Rules | GameGraph,
    start: Hashable | None = None,
    you_first: bool = True,
    name_of: Callable[[Any], str] | None = None,
    picture: Callable[[Any], Picture] | None = None,
    terminals: Terminals = "normal",
    move_name: Callable[[Any, Any], str] | None = None,
) -> Match:
    """Return a match between the reader and the solver.

    Parameters
    ----------
    game : rules, all of whose positions are explored, or a graph
    start : the first position; by default `game.start`, or the first position of a graph
    you_first : False lets the computer begin
    name_of : position -> its name on the buttons and in the log
    picture : position -> what to show; by default the graph, if it has at most 30 positions. On a
        picture of this graph, and on a board of `draw_position`, `draw_stones` or `draw_cells`, a
        click makes the move
    terminals : "normal" (who cannot move loses) or "misere" (who cannot move wins)
    move_name : (position, next position) -> the move as players say it, "take two"; by default
        the method `move_name` of the game, or "move to" and the name of the next position

    After a loss, the map shows the path and the move that lost, and the match can go on from
    there. In Python: `.move(position)`, `.hint()`, `.show_values()`, `.again()`, `.restart()`,
    `.position`, `.finished`, `.log`.

    >>> from gamegraphs import GameGraph
    >>> match = play(GameGraph.from_moves([[1, 2], [], [1]]))
    >>> match.move(1)
    >>> match.log
    ['You move to 1.', 'The computer has no moves: you win.']
    """
    return Match(game, start, you_first, name_of or str, picture, terminals, move_name)


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
        move_name: Callable[[Any, Any], str] | None = None,
    ) -> None:
        given = {"name_of": name_of, "picture": picture, "move_name": move_name}
        for argument, function in given.items():
            if function is not None and not callable(function):
                raise GameGraphError(f"{argument} is a function of a position, not {function!r}")
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
        self._name_of: Callable[[Any], str] = lambda name: str(name_of(name))
        self._move_name = move_name or getattr(game, "move_name", None)
        self._draw = picture
        self._plan = layout(self.graph) if self.graph.n <= _DRAWN else None
        self._values = False
        self._buttons: list[Button] = []
        self._moves = HBox(layout={"flex_flow": "row wrap"})
        self._news, self._log = text_area(), text_area()
        self._picture = TouchPicture(self._clicked)
        self._picture.add_class(ONCE)
        self._hint = button(
            "Hint", "Tell the outcome of this position and the best move", self.hint
        )
        self._show_values = button("Show values", "What every move is worth", self.show_values)
        self._again = button("Again from here", "Take back the move that lost", self.again)
        new = button("New game", "Start again", self.restart)
        controls = [self._hint, new, self._again, self._show_values]
        row = HBox(controls, layout={"flex_flow": "row wrap"})
        self.box = boxed([self._news, self._moves, row, self._picture, self._log])
        self.restart()

    def restart(self) -> None:
        """Start a new game."""
        self.position: Any = self.start
        self.finished = False
        self.winner: str | None = None
        self.log: list[str] = []
        self._plies: list[Ply] = []
        self._log_before: list[int] = []  # lines of the log before each ply
        self._seen: list[tuple[Hashable, str]] = []
        self._chosen: set[Any] = set()  # squares clicked for a move that is not clear yet
        self._arrive("You" if self.you_first else "The computer")
        self._show()

    def again(self) -> None:
        """Take back the move that lost and all after it; the log goes on from there."""
        lost = self._lost()
        if lost is None:
            raise GameGraphError("no move of yours has lost; restart() begins a new game")
        self.position = self._plies[lost].start
        self.finished, self.winner = False, None
        del self.log[self._log_before[lost] :]
        del self._plies[lost:], self._log_before[lost:], self._seen[lost + 1 :]
        self._show()

    def show_values(self) -> None:
        """Show, or hide again, what every move is worth."""
        self._values = not self._values
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
            end = self.solution.best_move(self.position)
            best, said = self._name_of(end), self._say(self.position, end)
            plies = self.solution.distance(self.position)
            count = f"{plies} {'ply' if plies == 1 else 'plies'}"
            spoken = self._move_name is not None
            fast = f"is to {said}" if spoken else f"win is by a move to {best}"
            text = {
                WIN: f"You can WIN in {count}: the fastest {fast}.",
                LOSE: f"You LOSE in {count} if the computer makes no mistake. "
                + (f"It takes longest if you {said}." if spoken else f"To {best} takes longest."),
                DRAW: "With best play this is a DRAW: "
                + (f"to {said} keeps it." if spoken else f"moving to {best} keeps it."),
            }[outcome]
        self._news.value = paragraph(text, live=True)
        return text

    def still(self) -> Picture | None:
        """Return the picture of the position, None if there is none."""
        if self.winner == "computer" and self._plan is not None:
            return path_on_the_map(self.graph, self.solution, self._plies, self._lost())
        if self._draw is not None:
            return self._drawn(self.position)
        if self._plan is None:
            return None
        return draw(self.graph, highlight=[self.position], plan=self._plan)

    def _drawn(self, position: Any) -> Picture | None:
        """Return the picture that the caller's function makes; GameGraphError if it is none."""
        made = self._draw(position) if self._draw is not None else None
        if made is not None and not isinstance(made, Picture):
            raise GameGraphError(f"picture({position!r}) gives a Picture or None, not {made!r}")
        return made

    def _go(self, who: str, position: Any) -> None:
        self._plies.append(Ply(who, self.position, position))
        self._log_before.append(len(self.log))
        if self._move_name is None:
            verb = "move" if who == "You" else "moves"
            self.log.append(f"{who} {verb} to {self._name_of(position)}.")
        else:
            said = self._say(self.position, position)
            self.log.append(f"{who}: {said}. Then: {self._name_of(position)}.")
        self.position = position
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
        self._seen.append((name, mover))
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
            text = self._on_button(choices[i]) if i < len(choices) else ""
            widget.description, widget.tooltip = text, text
            widget.layout.display = "" if text else "none"
        self._moves.children = tuple(self._buttons)
        self._hint.disabled = self.finished
        self._show_values.description = "Hide values" if self._values else "Show values"
        lost = self._lost() if self.winner == "computer" else None
        self._again.layout.display = "none" if lost is None else ""
        self._news.value = paragraph(self.in_words(), live=True)
        items = "".join(f"<li>{escape(line)}</li>" for line in self.log)
        self._log.value = f"<ol>{items}</ol>" if items else ""
        self._chosen = set()
        picture = self.still()
        self._on_map = picture is not None and set(picture.places) == set(range(self.graph.n))
        self._contents = {} if picture is None else picture.contents
        self._squares = self._squares_of_moves(picture)
        self._picture.show(picture, self._titles())
        self._keep()

    def _new_button(self, i: int) -> Button:
        widget = button("", "", lambda: self.move(self.choices()[i]))
        widget.add_class(ONCE)
        return widget

    def _say(self, start: Any, end: Any) -> str:
        """Return a move as players say it."""
        if self._move_name is None:
            return f"move to {self._name_of(end)}"
        return str(self._move_name(start, end))

    def _on_button(self, end: Any) -> str:
        said = self._say(self.position, end)
        value = f" ({worth(self.solution, end)})" if self._values else ""
        return said[:1].upper() + said[1:] + value

    # Clicks on the picture

    def _squares_of_moves(self, picture: Picture | None) -> dict[Any, set[Any]]:
        """Return the squares of the board that each move changes, none where there is no board."""
        if picture is None or self._draw is None or not picture.contents:
            return {}
        after = {end: self._drawn(end) for end in self.choices()}
        return {end: changed_squares(picture, then) for end, then in after.items() if then}

    def _titles(self) -> dict[Any, str]:
        """Return what a click on each place of the picture does."""
        if self._on_map:
            return {self.graph.index(end): self._on_button(end) for end in self.choices()}
        titles = {}
        for square in {square for squares in self._squares.values() for square in squares}:
            meant = self._meant({square})
            titles[square] = self._on_button(meant[0]) if len(meant) == 1 else "Choose this"
        return titles

    def _meant(self, clicked: set[Any]) -> list[Any]:
        """Return the moves that change all these squares, those that change fewest in all.

        So a stone of a pile means this stone and all above it.
        """
        found = [end for end, squares in self._squares.items() if clicked <= squares]
        fewest = min((len(self._squares[end]) for end in found), default=0)
        return [end for end in found if len(self._squares[end]) == fewest]

    def _clicked(self, place: Any) -> None:
        """Make the move that a click means; moves that share a square need a second click.

        A click on the square that waits for it takes the choice back.
        """
        if self._on_map:
            self.move(self.graph.names[place])
            return
        if place in self._chosen:
            self._choose(set())
            return
        # A square that goes with nothing clicked before begins anew.
        chosen = self._chosen | {place}
        if not self._meant(chosen):
            chosen = {place}
        meant = self._meant(chosen)
        if len(meant) == 1:
            self.move(meant[0])
        else:
            self._choose(chosen)

    def _choose(self, chosen: set[Any]) -> None:
        """Outline the squares clicked for a move that is not clear yet, and say what is next."""
        self._chosen = chosen
        self._picture.outline(chosen)
        said = self.in_words()
        if chosen:
            full = any(self._contents.get(square) for square in chosen)
            said = f"Now click {'where it goes' if full else 'what goes there'}."
            said += " A click on the same square takes the choice back."
        self._news.value = paragraph(said, live=True)

    # The look back

    def _lost(self) -> int | None:
        return losing_move(self.solution, self._plies, "You")

    def _review(self) -> str:
        """Return which move has lost, after a loss."""
        lost = self._lost()
        if self.winner != "computer":
            return ""
        if lost is None:
            return "You made no mistake: the first position was lost."
        _, start, end = self._plies[lost]
        best = self.solution.best_move(start)
        return (
            f"The move that lost: at {self._name_of(start)}, {self._say(start, end)}. "
            f"Better: {self._say(start, best)} ({worth(self.solution, best)})."
        )

    def in_words(self) -> str:
        """Return what was said last, and who is to move."""
        if self.finished:
            return f"{self.log[-1]} {self._review()}".strip()
        turn = f"You are to move at {self._name_of(self.position)}."
        return " ".join([*self.log[-1:], turn])

    def __repr__(self) -> str:
        return f"Match(at {self._name_of(self.position)}: {self.in_words()})"
