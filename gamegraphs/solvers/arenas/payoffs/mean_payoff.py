"""Mean-payoff games: which average weight a move can each player secure in the long run?

Player 0 wants the limit of the means of the first k weights to be high, player 1 wants it low.
Every position has a value that both can secure, without memory; it is the mean of a cycle, a
fraction with a denominator of at most n.

Whether a value is at least t = p / q is an energy game: with weights q w - p, player 0 can stay
at 0 or above from some credit on. With the players exchanged the same game says whether the value
is at most t. So positions of value t are told from those below and those above, from where no
player has a reason to change sides; each part is a smaller game, and is divided again. All parts
are solved in one go.

As t we try the mean of a cycle of the strategies found last; every second time the simplest
fraction in the middle of what the part has left, so that O(log(n W)) divisions are enough.

Source: Ehrenfeucht and Mycielski, Positional strategies for mean payoff games, International
Journal of Game Theory 8 (1979) 109-113; by energy games and division: Brim, Chaloupka, Doyen,
Gentilini, Raskin, Formal Methods in System Design 38 (2011) 97-118; Comin and Rizzi, Improved
pseudo-polynomial bound for the value problem and optimal strategy synthesis in mean payoff games,
Algorithmica 77 (2017).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from ...jit.dispatch import new_array, run
from ..arena import Arena, as_arena, loses_if_stuck
from .raising import TOP, call, fits_in_64_bits, least_credits
from .weights import WeightedMoves, as_weights, largest_weight, weighted_moves, with_weights

BELOW, EQUAL, ABOVE = 0, 1, 2


@dataclass(frozen=True, eq=False)
class MeanPayoffSolution:
    """The mean weight that both players can secure from each position, and how.

    Attributes
    ----------
    value : list of n fractions.Fraction, in units of the weights for each move; with
        stuck="loses" also math.inf and -math.inf, where a player is forced into a dead end
    strategy : int32, shape (n,), the successor to move to, -1 at dead ends
    """

    value: list[Any]
    strategy: Any


class Part(NamedTuple):
    """The values of a part of the positions lie between two bounds, which they do not reach."""

    above: Fraction
    below: Fraction


def solve_mean_payoff(
    arena: Arena, weights: Iterable[int], *, stuck: str = "stays", on: str | None = None
) -> MeanPayoffSolution:
    """Return the mean weight that both players can secure from each position, and how.

    Parameters
    ----------
    arena, weights, on : as for `solve_energy`
    stuck : "stays": the mean of a play that ends at a dead end is the weight there, 0 if weights
        are on moves; "loses": the owner of the dead end loses, which is worse than any mean

    Returns
    -------
    MeanPayoffSolution with
        value : list of n fractions.Fraction, exact, in units of the weights for each move; with
            stuck="loses" math.inf where player 0 can force player 1 into a dead end, -math.inf
            where player 1 can force player 0 into one
        strategy : int32, shape (n,), the successor to move to: of player 0, for at least the
            value, of player 1, for at most the value; -1 at dead ends. Of parallel moves there,
            the mover takes the one that is best for it

    Raises GameGraphError as `solve_energy` does.

    Cost: two energy games for each of O(log(n W)) divisions, few as a rule.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> solution = solve_mean_payoff(arena, [-2, 3, -1])
    >>> solution.value, solution.strategy.tolist()
    ([Fraction(1, 2), Fraction(1, 2), Fraction(-1, 1)], [1, 0, 2])
    """
    arena = as_arena(arena)
    loses = loses_if_stuck(stuck)
    numbers, per_move = as_weights(arena, weights, on)
    worst = largest_weight(numbers) + 1  # no mean is as large: for whoever wins at a dead end
    total, weight = with_weights(arena, numbers, per_move, (-worst, worst) if loses else None)
    moves = weighted_moves(total, weight)
    means, which, choice = divide(moves, total.owner)
    if loses:
        infinite = {worst: math.inf, -worst: -math.inf}
        means = [infinite.get(mean, mean) for mean in means]
    n = arena.n
    strategy = new_array("i", n)
    for u in range(n):
        strategy[u] = total.graph.targets[choice[u]]
    for u in arena.dead_ends():
        strategy[u] = -1
    return MeanPayoffSolution([means[i] for i in which], strategy)


def divide(moves: WeightedMoves, owner: Any) -> tuple[list[Any], list[int], Any]:
    """Return (values, the index of the value of each position, the index of its best move)."""
    n, size = len(owner), len(owner) + len(moves.sources)
    part, active = new_array("i", n, 0), new_array("i", n)
    which, choice = new_array("i", n, -1), new_array("q", n)
    for u in range(n):
        active[u] = u
        choice[u] = moves.offsets[u]
    bound = largest_weight(moves.weight) + 1
    parts = [Part(Fraction(-bound), Fraction(bound))] if n else []
    found: list[Fraction] = []
    step = 0
    while parts:
        thresholds = choose_thresholds(moves, part, active, choice, parts, step % 2 == 1)
        step += 1
        side = compare(moves, owner, part, active, choice, thresholds)
        counts = new_array("q", 3 * len(parts), 0)
        run(count_loop, size, part, active, side, counts)
        number = new_array("i", 3 * len(parts), -1)
        smaller: list[Part] = []
        for k, (above, below) in enumerate(parts):
            t = thresholds[k]
            if counts[3 * k + EQUAL]:
                number[3 * k + EQUAL] = len(found)
                found.append(t)
            for kind, rest in ((BELOW, Part(above, t)), (ABOVE, Part(t, below))):
                if counts[3 * k + kind]:
                    number[3 * k + kind] = len(smaller)
                    smaller.append(rest)
        left = run(renumber_loop, size, part, active, side, number, which)
        active, parts = active[:left], smaller
        run(inside_loop, size, moves, part, active, choice)
    return found, which.tolist(), choice


def choose_thresholds(
    moves: WeightedMoves, part: Any, active: Any, choice: Any, parts: list[Part], in_middle: bool
) -> list[Fraction]:
    """Return a threshold between the bounds of each part, in the middle if `in_middle`.

    Else it is the mean of the cycle to which most positions lead by the chosen moves.
    """
    n = len(part)
    thresholds = [simplest_in_middle(*bounds, n) for bounds in parts]
    if in_middle:
        return thresholds
    root, roots, length, count = (new_array("i", n, -1) for _ in range(4))
    total = new_array("q", n, 0)
    cycles = run(
        cycles_loop, n + len(moves.sources),
        moves, active, choice, root, roots, total, length, count,
    )  # fmt: skip
    most = [0] * len(parts)
    for i in range(cycles):
        u = roots[i]
        k = part[u]
        mean = Fraction(int(total[u]), int(length[u]))
        if count[u] > most[k] and parts[k].above < mean < parts[k].below:
            most[k] = count[u]
            thresholds[k] = mean
    return thresholds


def simplest_in_middle(above: Fraction, below: Fraction, n: int) -> Fraction:
    """Return a fraction between the bounds that is a good threshold.

    It lies in the middle half, so that each side has at most three quarters. Where no two
    fractions with denominators up to n fit between the bounds, it is the only one.

    >>> simplest_in_middle(Fraction(0), Fraction(1), 9)
    Fraction(1, 2)
    >>> simplest_in_middle(Fraction(1, 4), Fraction(1, 3), 3)
    Fraction(2, 7)
    """
    if (below - above) * n * n <= 1:
        return simplest_between(above, below)
    quarter = (below - above) / 4
    return simplest_between(above + quarter, below - quarter)


def simplest_between(above: Fraction, below: Fraction) -> Fraction:
    """Return the fraction of least denominator between two others, which are left out.

    The continued fractions of the bounds are followed to where they part.

    >>> simplest_between(Fraction(3, 10), Fraction(2, 5))
    Fraction(1, 3)
    """
    whole = math.floor(above)
    if whole + 1 < below:
        return Fraction(whole + 1)
    if above == whole:
        return whole + Fraction(1, math.floor(1 / (below - whole)) + 1)
    return whole + 1 / simplest_between(1 / (below - whole), 1 / (above - whole))


def compare(
    moves: WeightedMoves, owner: Any, part: Any, active: Any, choice: Any,
    thresholds: list[Fraction],
) -> Any:  # fmt: skip
    """Return which active positions have a value BELOW, EQUAL or ABOVE the threshold of their part.

    Writes to `choice` the moves by which players secure this.
    """
    n, size = len(owner), len(owner) + len(moves.sources)
    factor = max(t.denominator for t in thresholds)
    addend = max(abs(t.numerator) for t in thresholds)
    fits = fits_in_64_bits(n, moves.weight, factor, addend)
    p = _integers([t.numerator for t in thresholds], fits)
    q = _integers([t.denominator for t in thresholds], fits)
    scaled = new_array("q", len(moves.sources), 0) if fits else [0] * len(moves.sources)
    side = new_array("i", n, BELOW)
    for keeper in (0, 1):
        call(scale_loop, size, fits, moves, part, active, p, q, 1 - 2 * keeper, scaled)
        here = new_array("i", n, -1)
        for_keeper = new_array("i", len(active))
        left = run(ask_loop, size, part, active, side, keeper, here, for_keeper)
        asked = for_keeper[:left]
        credit, move = least_credits(moves._replace(weight=scaled), owner, keeper, here, asked)
        call(learn_loop, size, fits, owner, keeper, asked, credit, move, side, choice)
    return side


def _integers(values: list[int], fits: bool) -> Any:
    if not fits:
        return values
    numbers = new_array("q", len(values))
    for i, value in enumerate(values):
        numbers[i] = value
    return numbers


def scale_loop(
    moves: WeightedMoves, part: Any, active: Any, p: Any, q: Any, sign: int, scaled: Any
) -> None:
    """Write sign * (q weight - p) for each move from an active position; p, q by part."""
    for i in range(len(active)):
        u = active[i]
        k = part[u]
        for e in range(moves.offsets[u], moves.offsets[u + 1]):
            scaled[e] = sign * (q[k] * moves.weight[e] - p[k])


def ask_loop(part: Any, active: Any, side: Any, keeper: int, here: Any, asked: Any) -> int:
    """Note the positions to ask about, and their parts: all, then those that are not below."""
    count = 0
    for i in range(len(active)):
        u = active[i]
        if keeper == 0 or side[u] != BELOW:
            here[u] = part[u]
            asked[count] = u
            count += 1
    return count


def learn_loop(
    owner: Any, keeper: int, asked: Any, credit: Any, move: Any, side: Any, choice: Any
) -> None:
    """Note what the credits of an energy game say about the values, and the moves found."""
    for i in range(len(asked)):
        u = asked[i]
        if keeper == 0:
            side[u] = BELOW if credit[u] == TOP else EQUAL
        elif credit[u] == TOP:
            side[u] = ABOVE
        if move[u] >= 0:
            choice[u] = move[u]


def count_loop(part: Any, active: Any, side: Any, counts: Any) -> None:
    """Count the positions of each part on each side."""
    for i in range(len(active)):
        u = active[i]
        counts[3 * part[u] + side[u]] += 1


def renumber_loop(part: Any, active: Any, side: Any, number: Any, which: Any) -> int:
    """Give each position its value, or its new part; return how many are still active."""
    left = 0
    for i in range(len(active)):
        u = active[i]
        new = number[3 * part[u] + side[u]]
        if side[u] == EQUAL:
            which[u] = new
            part[u] = -1
        else:
            part[u] = new
            active[left] = u
            left += 1
    return left


def inside_loop(moves: WeightedMoves, part: Any, active: Any, choice: Any) -> None:
    """Choose a move inside the part where the chosen one leaves it."""
    for i in range(len(active)):
        u = active[i]
        e = moves.offsets[u]
        if part[moves.targets[choice[u]]] != part[u]:
            while part[moves.targets[e]] != part[u]:
                e += 1
            choice[u] = e


def cycles_loop(
    moves: WeightedMoves, active: Any, choice: Any, root: Any, roots: Any, total: Any,
    length: Any, count: Any,
) -> int:  # fmt: skip
    """Find the cycles of the chosen moves; return how many.

    root : int32, shape (n,), -1 on entry: a position on the cycle to which each one leads
    roots : int32, shape (n,), these positions; for each of them
    total, length, count : the sum of the weights, the number of moves, how many lead there
    """
    cycles = 0
    for i in range(len(active)):
        u = active[i]
        v = u
        while root[v] == -1:
            root[v] = -2
            v = moves.targets[choice[v]]
        if root[v] == -2:
            roots[cycles] = v
            cycles += 1
            total[v] = 0
            length[v] = 0
            count[v] = 0
            x = v
            while root[x] == -2:
                root[x] = v
                total[v] += moves.weight[choice[x]]
                length[v] += 1
                x = moves.targets[choice[x]]
        r = root[v]
        x = u
        while root[x] == -2:
            root[x] = r
            x = moves.targets[choice[x]]
    for i in range(len(active)):
        count[root[active[i]]] += 1
    return cycles
