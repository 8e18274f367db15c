"""A third set of wrong answers to task 5, written before a look at what names it."""

from collections import deque


def _solve(moves, seed, good, queue_last=True):
    """The wave where `good` is the label of a successor that decides at once."""
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    lab = [2] * len(moves)
    left = [len(row) for row in moves]
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            lab[u] = seed
            queue.append(u)
    while queue:
        v = queue.popleft() if queue_last else queue.pop()
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v] != good
                if lab[v] == good or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return lab


def some_win_loses(moves):
    """Both rules turned around."""
    return _solve(moves, 1, 1)


def turned_as_a_whole(moves):
    """As in normal play, and then everything turned around."""
    return [{0: 1, 1: 0, 2: 2}[label] for label in _solve(moves, 0, 0)]


def passes_taken_out(moves):
    """Moves to itself lead nowhere: out with them, before anything else."""
    return _solve([[v for v in row if v != u] for u, row in enumerate(moves)], 1, 0)


def ends_without_ways_in(moves):
    """All terminals WIN, but the queue begins with the first one alone."""
    pre = [[u for u, row in enumerate(moves) for w in row if w == v] for v in range(len(moves))]
    ends = [u for u, row in enumerate(moves) if not row]
    lab = [1 if not row else 2 for row in moves]
    left = [len(row) for row in moves]
    queue = ends[:1]
    for v in queue:
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v] == 1
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return lab


def only_stuck_position_changes(moves):
    """Misere changes the label of the terminals, nothing else."""
    lab = _solve(moves, 0, 0)
    return [1 if not row else label for row, label in zip(moves, lab, strict=True)]


def extra_move_at_the_end(moves):
    """A terminal gets a move to a new position that is LOSE: the loser."""
    n = len(moves)
    more = [list(row) or [n] for row in moves] + [[]]
    return _solve(more, 1, 0)[:n]


def draws_are_wins(moves):
    """Nobody is stuck: both have won."""
    return [1 if label == 2 else label for label in _solve(moves, 1, 0)]


WRONG = {
    some_win_loses: "mirrored",
    turned_as_a_whole: "mirrored",
    passes_taken_out: "loops-skipped",
    ends_without_ways_in: "some-not-seeded",
    only_stuck_position_changes: "terminals-turned-last",
    extra_move_at_the_end: "normal-labels",
    draws_are_wins: "leftovers-win",
}
