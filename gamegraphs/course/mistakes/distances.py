"""Labels with distances by the table of distances, with switches for what can go wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .retrograde_with_switches import LOSE, WIN, Moves, wave

Choice = Callable[[Sequence[int]], int]


def by_table(
    moves: Moves,
    nearest: Choice = min,
    furthest: Choice = max,
    any_label: bool = False,
    until_stable: bool = False,
) -> tuple[list[int], list[int]]:
    """Return labels and distances by the table of distances, applied n times or until it is stable.

    `nearest` is what a WIN chooses among its LOSE successors, with `any_label` among all that
    have a distance; `furthest` is what a LOSE chooses among all of its successors.
    """
    labels = wave(moves)[0]
    distances = [-1 if row else 0 for row in moves]
    for _ in moves:
        before = list(distances)
        for u, row in enumerate(moves):
            known = [v for v in row if distances[v] >= 0 and (any_label or labels[v] != labels[u])]
            plies = [distances[v] for v in known]
            if labels[u] == WIN and plies:
                distances[u] = 1 + nearest(plies)
            if labels[u] == LOSE and row and len(plies) == len(row):
                distances[u] = 1 + furthest(plies)
        if until_stable and distances == before:
            break
    return labels, distances
