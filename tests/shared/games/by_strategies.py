"""Labels of small graphs from strategies, a definition that the course's oracles do not use.

A strategy names one move for each position. A position is WIN if a strategy for its player
wins every play that begins there, whatever the opponent does, LOSE if one for the opponent does.
"""

from __future__ import annotations

from itertools import product


def labels_by_strategies(moves, stuck_wins=False):
    """Return the labels; `stuck_wins` is misere play. Cost: exponential."""
    choices = [sorted(set(row)) or [None] for row in moves]
    strategies = list(product(*choices))

    def wins(strategy, u, mine, path):
        """Whether the owner of the strategy wins all plays from u; `mine`: who is to move."""
        if (u, mine) in path:
            return False
        if not moves[u]:
            return mine == stuck_wins
        after = [strategy[u]] if mine else choices[u]
        return all(wins(strategy, v, not mine, {*path, (u, mine)}) for v in after)

    def label(u):
        if any(wins(strategy, u, True, set()) for strategy in strategies):
            return 1
        return 0 if any(wins(strategy, u, False, set()) for strategy in strategies) else 2

    return [label(u) for u in range(len(moves))]
