"""Which exercises have a sheet, and what is on it: rules, difficulty, and tables to fill in."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

from ...outcome import DRAW, LOSE, WIN, GameGraphError
from ..exercises.task_08.exercise import EXERCISE as SUBTRACTION
from ..exercises.task_12.exercise import longest
from .games import Difficulty, Maker
from .tables import Page, label_page, piles_page, reverse_page, seeds_page, wave_page

_NORMAL = "Two players move one token along the arrows, in turn. Whoever cannot move has lost."
_MISERE = "Two players move one token along the arrows, in turn. Whoever cannot move has won."
_LABEL = (
    "Give every position its outcome for the player to move, and the plies to the end: who wins "
    "is quick, who loses holds out. A DRAW has no plies."
)
_WAVE = (
    "Run the wave. In the first row write the counter of every position, its number of moves; a "
    "position where play ends has its label and 0 plies instead (W 0 or L 0), and stands in the "
    "queue, the smallest number first. Then take the first position out of the queue, row after "
    "row: look at all that can move to it, the smallest number first, write down what has changed "
    "and what the queue is now. Stop when the queue is empty."
)
_VERDICTS = (
    "Two players move one token along the arrows, in turn. Where play ends the drawing says "
    "what the player to move there gets: W in a circle is WIN, L in a box is LOSE."
)
_PASS = " A move back to the same position is a pass."

_SHORT = Difficulty((1, 1, 3), (0, 2), 2, 11)
_LONG = Difficulty((1, 1, 3, 5), (0, 2, 4), 2, 14)
_ACYCLIC = Difficulty((1, 1, 3, 3), (0, 0, 2, 4), 0, 11, acyclic=True)
_MISERE_GAME = Difficulty((0, 2, 2), (1, 1, 3), 2, 13)
_VERDICT_GAME = Difficulty((0, 1, 2), (0, 1, 3), 2, 12)
_PASSES = Difficulty((1, 1, 3), (0, 2), 2, 12, loops=(WIN, DRAW))
_MANY_ENDS = Difficulty((1, 1, 3), (0, 0, 0, 2), 2, 13)

_PILES, _TAKES, _MOST = 19, 3, 15
_LOSING = (5, 6, 7, 8)  # how many of the piles are LOSE
_SMALLEST = 4  # the smallest take is at most this: else half of the piles are LOSE at once

_Make = Callable[[Maker, str], Page]


def _labels(difficulty: Difficulty, rules: str) -> _Make:
    def make(maker: Maker, key: str) -> Page:
        return label_page(maker.make(difficulty, f"{key} hand"), f"{rules} {_LABEL}")

    return make


def _wave(difficulty: Difficulty, rules: str) -> _Make:
    return lambda maker, key: wave_page(maker.make(difficulty, f"{key} wave"), f"{rules} {_WAVE}")


def _seeds(maker: Maker, key: str) -> Page:
    rules = (
        "Which positions are terminals, and what are their labels before anything else is known?"
    )
    return seeds_page(maker.make(_MANY_ENDS, f"{key} hand"), rules)


def _reverse(maker: Maker, key: str) -> Page:
    rules = "Count the moves of every position, and write down from where one can move to it."
    return reverse_page(maker.make(_MANY_ENDS, f"{key} hand"), rules)


def _cycle_or_not(page: int) -> _Make:
    """Return what makes page 0 or 1: of the two, dice say which game is the acyclic one."""

    def make(maker: Maker, key: str) -> Page:
        acyclic = Random(f"{maker.seed} {key} which").randrange(2)
        game = maker.make(_ACYCLIC if page == acyclic else _SHORT, f"{key} {page}")
        cycle = game.graph.find_cycle()
        told = "ACYCLIC"
        if cycle:
            told = "CYCLIC, for instance " + " -> ".join(map(str, [*cycle, cycle[0]]))
        asked = [("ACYCLIC or CYCLIC? If there is a cycle, name one.", told)]
        return label_page(game, f"{_NORMAL} {_LABEL}", asked)

    return make


def _longest(maker: Maker, key: str) -> Page:
    game = maker.make(_LONG, f"{key} hand")
    labels = list(map(int, game.labels))
    asked = []
    for outcome in (WIN, LOSE):
        plies, where = longest(outcome, labels, game.distances)
        told = f"{' or '.join(map(str, where))}, {plies} plies"
        asked.append((f"Where does the longest {outcome.name} begin, in how many plies?", told))
    return label_page(game, f"{_NORMAL} {_LABEL}", asked)


def _piles(maker: Maker, key: str) -> Page:
    random = Random(f"{maker.seed} {key}")
    choices = list(combinations(range(1, _MOST + 1), _TAKES))
    random.shuffle(choices)
    for takes in choices:
        labels = SUBTRACTION.truth([_PILES, list(takes)])
        if takes[0] <= _SMALLEST and labels.count(LOSE) in _LOSING and maker.is_new(takes):
            told = ", ".join(map(str, takes[:-1])) + f" or {takes[-1]}"
            rules = (
                f"Two players take {told} stones from a pile, in turn. Whoever cannot has lost. "
                "What is each pile for the player to move, and which takes win?"
            )
            return piles_page(labels, takes, rules)
    raise GameGraphError("there are no more subtraction games of this difficulty")


SHEETS: dict[int, tuple[_Make, ...]] = {
    1: (_labels(_ACYCLIC, _NORMAL),),
    2: (_seeds,),
    3: (_reverse,),
    4: (_labels(_SHORT, _NORMAL), _wave(_SHORT, _NORMAL)),
    5: (_labels(_MISERE_GAME, _MISERE), _wave(_MISERE_GAME, _MISERE)),
    6: (_labels(_LONG, _NORMAL), _wave(_LONG, _NORMAL)),
    7: (_labels(_VERDICT_GAME, _VERDICTS), _wave(_VERDICT_GAME, _VERDICTS)),
    8: (_piles,),
    9: (_cycle_or_not(0), _cycle_or_not(1)),
    12: (_longest,),
    13: (_labels(_PASSES, _NORMAL + _PASS), _wave(_PASSES, _NORMAL + _PASS)),
}


def pages(number: int, maker: Maker, key: str) -> list[Page]:
    """Return the pages of the sheet of one student, whose key makes their games.

    Raises GameGraphError for an exercise that has no sheet; it says which have.
    """
    if number not in SHEETS:
        *most, last = map(str, SHEETS)
        raise GameGraphError(
            f"exercise {number} has no sheet; those that can be done on paper are "
            f"{', '.join(most)} and {last}"
        )
    return [make(maker, f"{number} {key}") for make in SHEETS[number]]
