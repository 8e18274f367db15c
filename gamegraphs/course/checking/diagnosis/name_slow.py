"""The name of slow work: which known mistake does about as much of it on the same inputs?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import inf
from operator import itemgetter

from ...exercises import Exercise, misconceptions
from ...mistakes.misconception import Misconception
from ..work.costs import Cost, measure_costs
from .mistake_runner import MistakeRunner

_IN_PROPORTION, _MORE = 4.5, 6.0  # times the looks at moves at four times the size
_CLEARLY = 1.25  # times as far from the looks at moves is another way of being slow


def name_slow(exercise: Exercise, measured: Sequence[Cost]) -> Misconception | None:
    """Return the mistake that is slow on the same families as these, and does about as much work.

    Of several the one that looks at moves about as often, if it is clearly the nearest. The nearest
    on the first family come first; one that is too far away is not measured on the others.
    """
    likely: list[tuple[float, Misconception, Iterator[Cost]]] = []
    for mistake in (m for m in misconceptions(exercise.number) if m.slow):
        for i in range(len(mistake.functions)):
            run = MistakeRunner(exercise, mistake, i)
            costs = _while_alike(measure_costs(exercise, run, is_right=True), measured)
            for first in islice(costs, 1):
                likely.append((_times_the_looks(first, measured[0]), mistake, costs))
    fits: dict[str, tuple[float, Misconception]] = {}
    best = inf
    for distance, mistake, costs in sorted(likely, key=itemgetter(0)):
        for other in measured[1:]:
            one = next(costs, None) if distance < _CLEARLY * best else None
            if one is None:
                break
            distance = max(distance, _times_the_looks(one, other))
        else:
            before = fits.get(mistake.key, (distance, mistake))[0]
            fits[mistake.key] = (min(before, distance), mistake)
            best = min(best, distance)
    nearest = sorted(fits.values(), key=itemgetter(0))
    if not nearest or (len(nearest) > 1 and nearest[1][0] < _CLEARLY * nearest[0][0]):
        return None
    return nearest[0][1]


def _while_alike(found: Iterable[Cost], measured: Sequence[Cost]) -> Iterator[Cost]:
    """Yield the work of a mistake as long as it grows on the same families as that of an answer."""
    for one, other in zip(found, measured, strict=False):
        if one.wrong or one.slow != other.slow or (other.ended == 2 and one.ended < 2):
            return
        few, many = sorted((_growth_of_looks(one), _growth_of_looks(other)))
        told = other is measured[0] and 2 not in (one.ended, other.ended)
        if told and few < _IN_PROPORTION and many > _MORE:
            return  # lines grow in both, and looks in one of them alone
        yield one


def _growth_of_looks(cost: Cost) -> float:
    """Return how many times as many looks at moves there are at the larger size."""
    return cost.looks[1] / max(cost.looks[0], 1)


def _times_the_looks(one: Cost, other: Cost) -> float:
    """Return how many times as often one looks at moves, at the smaller size, where both end."""
    if 2 in (one.ended, other.ended):
        return 1.0
    few, many = sorted((one.looks[0], other.looks[0]))
    return (many + 1) / (few + 1)
