"""From a verdict back to work: the case that goes wrong, ready to be run, stepped and labelled."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from ...draw import Picture
from ..exercises import Exercise, Input
from ..exercises.section import Section
from ..running.values import as_code, is_whole
from .feedback.sections import rule_broken, section
from .trial import Trial, endless

if TYPE_CHECKING:
    from ...widgets.case_buttons import CaseButtons

_MOST = 30  # positions; nobody steps through more


@dataclass(frozen=True)
class Case:
    """What can be done with the input that goes wrong; without one, what is to be read.

    Attributes
    ----------
    data : the input, None if it is too large to be worked on
    read : the section that teaches the rule which broke
    """

    exercise: Exercise
    data: Input | None
    read: Section

    @property
    def code(self) -> str:
        """The case as a cell: the call, and what is right."""
        if self.data is None:
            return ""
        call = self.exercise.call(self.exercise.function, self.data)
        return f"# Right: {self.exercise.answer(self.data)}\n{call}"

    def ways(self) -> list[str]:
        """Return what can be done, a line for each."""
        return [f"{words}: {code}" for words, code in self._codes()] + [f"read {self.read}"]

    def ways_html(self) -> str:
        """Return the same as HTML, with a link to the section."""
        codes = [f"<li>{words}: <code>{escape(code)}</code></li>" for words, code in self._codes()]
        return f"{''.join(['<ul>', *codes, '</ul>']) if codes else ''}{self.read_html()}"

    def read_html(self) -> str:
        """Return the link to the section."""
        return f'<p>Read <a href="{escape(self.read.link)}">{escape(str(self.read))}</a>.</p>'

    def buttons(self, picture: Picture | None) -> CaseButtons | None:
        """Return the buttons for the case; None without ipywidgets, or without a case."""
        if self.data is None:
            return None
        try:
            from ...widgets.case_buttons import CaseButtons
        except ModuleNotFoundError:
            return None
        graph, terminals, verdicts = self.exercise.game(self.data) or (None, "normal", None)
        return CaseButtons(self.code, graph, terminals, verdicts, picture)

    def _codes(self) -> list[tuple[str, str]]:
        if self.data is None:
            return []
        codes = [("run it alone", self.exercise.call(self.exercise.function, self.data))]
        game = self.exercise.game(self.data)
        if game is not None:
            graph, terminals, verdicts = game
            moves = [list(graph.moves(u)) for u in range(graph.n)]
            rows = as_code(moves) if is_whole(moves) else str(moves)
            more = ', "misere"' if terminals == "misere" else ""
            if verdicts:
                plain = {u: int(verdict) for u, verdict in verdicts.items()}
                more = f", verdicts={plain}"
            step = f"gamegraphs.widgets.stepper(gamegraphs.GameGraph.from_moves({rows}){more})"
            codes += [("step through it", step), ("label it by hand", f"practice({rows}{more})")]
        return codes


def case_of(exercise: Exercise, trial: Trial | None, slow: bool = False) -> Case:
    """Return the case of a failing trial; without one, the section for what is wrong or `slow`."""
    if trial is None:
        return Case(exercise, None, section(exercise, "work" if slow else ""))
    kind = trial.result.kind
    size = exercise.size(trial.data)
    small = size[0] <= _MOST or sum(size) <= 2 * _MOST
    small = small and kind != "died" and all(map(is_whole, trial.data))
    broken = "deep" if kind in ("deep", "died") else ""
    if endless(trial.result):
        broken = "endless" if small else "work"
    if kind == "value" and not trial.malformed:
        broken = rule_broken(exercise, trial.data, trial.result.value)
    game = exercise.game(trial.data) if small else None
    small = small and (game is None or game[0].n <= _MOST)
    return Case(exercise, trial.data if small else None, section(exercise, broken))
