"""Games for pencil and paper: as many as wanted, all of one difficulty, drawn without crossings.

A difficulty says how many positions have which outcome at which distance, and how many moves there
are. A game of it is made backwards: first the outcomes are dealt out, then every position gets the
moves that its outcome needs, then others that change none. The solver's rules say which: WIN in d
needs a move to LOSE in d - 1 and none to a nearer LOSE; LOSE in d has all its moves to WIN, the
furthest in d - 1; DRAW has a move to DRAW and none to LOSE.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from ...draw import Layout, layout
from ...draw.graphs.faults import all_crossings, line_of
from ...graph import GameGraph
from ...outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, Terminals

WIDEST, HIGHEST = 620.0, 300.0  # of a drawing, in pixels: it fits A4 and Letter at full size
_MOST_MOVES = 3  # from one position
_TRIES = 3000
_ENOUGH = 150  # tries after which a drawing with crossings will do
Moves = list[list[int]]


@dataclass(frozen=True)
class Difficulty:
    """What all games of a kind have in common.

    Attributes
    ----------
    wins, losses : the distance of every WIN and every LOSE position
    draws : how many positions are DRAW
    moves : how many moves there are
    loops : from where a move leads to where it began
    acyclic : whether no position can come back
    """

    wins: tuple[int, ...]
    losses: tuple[int, ...]
    draws: int
    moves: int
    loops: tuple[Outcome, ...] = ()
    acyclic: bool = False


@dataclass(frozen=True)
class SheetGame:
    """A game graph with its answer and its drawing; `terminals` and `verdicts` as for `solve`."""

    graph: GameGraph
    labels: list[Outcome]
    distances: list[int]
    plan: Layout
    terminals: Terminals = "normal"
    verdicts: dict[int, Outcome] | None = None


@dataclass
class Maker:
    """Makes games of which no two are the same, not even with their positions renumbered."""

    seed: int
    _made: set[tuple[object, ...]] = field(default_factory=set)

    def is_new(self, game: tuple[object, ...]) -> bool:
        """Return whether a game was not made before; from now on it was."""
        new = game not in self._made
        self._made.add(game)
        return new

    def make(self, difficulty: Difficulty, key: str) -> SheetGame:
        """Return a game; the same seed and key give the same, unless that was made before.

        Raises GameGraphError if too many were made for another one to be found.

        Cost: one to twenty drawings, 0.05 to 1 second.
        """
        random = Random(f"{self.seed} {key}")
        best: tuple[int, _Answer, Moves, Layout] | None = None
        for i, (answer, moves) in enumerate(_candidates(difficulty, random)):
            if i >= _TRIES or (best is not None and (best[0] == 0 or i >= _ENOUGH)):
                break
            if _fingerprint(answer, moves) in self._made:
                continue
            plan = layout(GameGraph.from_moves(moves))
            if plan.width > WIDEST or plan.height > HIGHEST:
                continue
            crossed = crossings(plan)
            if best is None or crossed < best[0]:
                best = crossed, answer, moves, plan
        if best is None:
            raise GameGraphError(
                f"no other game of this difficulty was found after {len(self._made)}: make the "
                "sheets of a smaller class, or with another --seed"
            )
        _, answer, moves, plan = best
        self._made.add(_fingerprint(answer, moves))
        ends = {u: answer[u][0] for u, row in enumerate(moves) if not row}
        kinds = set(ends.values())
        return SheetGame(
            GameGraph.from_moves(moves),
            [outcome for outcome, _ in answer],
            [distance for _, distance in answer],
            plan,
            "misere" if kinds == {WIN} else "normal",
            ends if kinds == {WIN, LOSE} else None,
        )


_Answer = list[tuple[Outcome, int]]


def _candidates(difficulty: Difficulty, random: Random) -> Iterator[tuple[_Answer, Moves]]:
    """Yield games in one piece, without end."""
    answer: _Answer = [(WIN, d) for d in difficulty.wins] + [(LOSE, d) for d in difficulty.losses]
    answer += [(DRAW, -1)] * difficulty.draws
    while True:
        random.shuffle(answer)
        moves = _moves(difficulty, answer, random)
        if moves is not None and _in_one_piece(moves):
            yield list(answer), moves


def _moves(difficulty: Difficulty, answer: _Answer, random: Random) -> Moves | None:
    """Return moves with this answer, or None where the dice leave no room for as many."""
    everyone = range(len(answer))
    going = [u for u in everyone if answer[u][1] != 0]
    order = sorted(everyone, key=lambda u: (answer[u][1], random.random()))
    place = {u: i for i, u in enumerate(order)}
    moves: Moves = [[] for _ in everyone]

    def fits(u: int, v: int) -> bool:
        if v in moves[u] or u == v or len(moves[u]) >= _MOST_MOVES:
            return False
        if difficulty.acyclic and place[u] < place[v]:
            return False
        (mine, far), (other, near) = answer[u], answer[v]
        if other == LOSE:
            return mine == WIN and near >= far - 1
        return mine != LOSE or (other == WIN and near < far)

    def needed(u: int, v: int) -> bool:
        (mine, far), (other, near) = answer[u], answer[v]
        if mine == DRAW:
            return other == DRAW and u != v
        return other == (LOSE if mine == WIN else WIN) and near == far - 1

    for u in going:
        moves[u].append(random.choice([v for v in everyone if needed(u, v)]))
    for outcome in difficulty.loops:
        u = random.choice([u for u in going if answer[u][0] == outcome and u not in moves[u]])
        moves[u].append(u)
    for _ in range(difficulty.moves - sum(map(len, moves))):
        possible = [(u, v) for u in going for v in everyone if fits(u, v)]
        if not possible:
            return None
        u, v = random.choice(possible)
        moves[u].append(v)
    return [sorted(row) for row in moves]


def _in_one_piece(moves: Moves) -> bool:
    near: list[set[int]] = [set(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            near[v].add(u)
    reached = [0]
    for u in reached:  # grows while it is walked
        reached += sorted(near[u] - set(reached))
    return len(reached) == len(moves)


def _fingerprint(answer: _Answer, moves: Moves) -> tuple[object, ...]:
    """Return what is the same for a game whose positions are renumbered, and hardly otherwise."""
    colours: list[object] = list(answer)
    for _ in range(4):
        after = [sorted(map(repr, (colours[v] for v in row))) for row in moves]
        before: list[list[str]] = [[] for _ in moves]
        for u, row in enumerate(moves):
            for v in row:
                before[v].append(repr(colours[u]))
        seen = [
            repr((colours[u], after[u], sorted(before[u]), u in moves[u]))
            for u in range(len(moves))
        ]
        numbers = {colour: i for i, colour in enumerate(sorted(set(seen)))}
        colours = [numbers[colour] for colour in seen]
    return (*sorted(seen), sum(map(len, moves)))


def crossings(plan: Layout) -> int:
    """Return how often moves cross in a drawing.

    >>> crossings(layout(GameGraph.from_moves([[2, 3], [2, 3], [], []])))
    0
    """
    return all_crossings(
        line_of(curve, ends, plan.centres, plan.half_widths)
        for curve, ends in zip(plan.curves, plan.moves, strict=True)
    )
