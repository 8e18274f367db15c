"""Wrong answers to task 4, a fourth set: what was meant is in the docstring."""

import sys
from collections import deque


def _back_and_counts(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before, [len(row) for row in moves]


def one_bad_is_enough(moves):
    """LOSE as soon as one move leads to WIN."""
    before, _ = _back_and_counts(moves)
    label = [2 if row else 0 for row in moves]
    agenda = [u for u, row in enumerate(moves) if not row]
    while agenda:
        v = agenda.pop()
        for u in before[v]:
            if label[u] == 2:
                label[u] = 1 - label[v]
                agenda.append(u)
    return label


def distinct_counts(moves):
    """Counts distinct targets, counts down once for each parallel move."""
    before, _ = _back_and_counts(moves)
    left = [len(set(row)) for row in moves]
    label = [None] * len(moves)
    agenda = deque()
    for u, d in enumerate(left):
        if not d:
            label[u] = 0
            agenda.append(u)
    while agenda:
        v = agenda.popleft()
        for u in before[v]:
            if label[u] is not None:
                continue
            if label[v] == 0:
                label[u] = 1
                agenda.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    label[u] = 0
                    agenda.append(u)
    return [2 if x is None else x for x in label]


def recursion_with_grey(moves):
    """Depth-first search, a position on the path counts as DRAW, and the result is remembered."""
    sys.setrecursionlimit(10**6)
    memo = {}

    def value(u, path):
        if u in memo:
            return memo[u]
        if u in path:
            return 2
        results = [value(v, path | {u}) for v in moves[u]]
        if 0 in results:
            memo[u] = 1
        elif 2 in results:
            memo[u] = 2
        else:
            memo[u] = 0
        return memo[u]

    return [value(u, frozenset()) for u in range(len(moves))]


def cycles_lose(moves):
    """A position met again on the path counts as LOSE (never as DRAW)."""
    sys.setrecursionlimit(10**6)
    memo = {}

    def value(u):
        if u in memo:
            return memo[u]
        memo[u] = 0
        for v in moves[u]:
            if value(v) == 0:
                memo[u] = 1
                break
        return memo[u]

    return [value(u) for u in range(len(moves))]


def until_nothing_changes(moves):
    """Right, but sweeps over all positions until nothing changes."""
    label = dict.fromkeys(range(len(moves)), 2)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if label[u] != 2:
                continue
            values = {label[v] for v in row}
            if 0 in values:
                label[u] = 1
                changed = True
            elif values <= {1}:
                label[u] = 0
                changed = True
    return [label[u] for u in range(len(moves))]


def two_sweeps(moves):
    """Goes over all positions n times at most ten."""
    label = [2 if row else 0 for row in moves]
    for _ in range(min(10, len(moves))):
        for u, row in enumerate(moves):
            if any(label[v] == 0 for v in row):
                label[u] = 1
            elif all(label[v] == 1 for v in row):
                label[u] = 0
    return label


def counter_when_any(moves):
    """Counts a move down for LOSE and WIN neighbours alike, and relabels."""
    before, left = _back_and_counts(moves)
    label = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[v] == 0 and label[u] == 2:
                label[u] = 1
                queue.append(u)
            left[u] -= 1
            if left[u] == 0 and label[u] == 2:
                label[u] = 0
                queue.append(u)
            elif left[u] == 0:
                label[u] = 0
    return label


def draws_called_losses(moves):
    """Two mistakes: what the wave does not reach is LOSE, and self-loops are dropped."""
    moves = [[v for v in row if v != u] for u, row in enumerate(moves)]
    before, left = _back_and_counts(moves)
    label = [0 for _ in moves]
    known = [not row for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if known[u]:
                continue
            left[u] -= label[v]
            if label[v] == 0 or left[u] == 0:
                known[u] = True
                label[u] = 1 - label[v]
                queue.append(u)
    return label


def winners_only_spread(moves):
    """A new LOSE is labelled, never put on the queue; and WIN is queued twice."""
    before, left = _back_and_counts(moves)
    label = [2] * len(moves)
    queue = deque()
    for u in range(len(moves)):
        if not moves[u]:
            label[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2 and label[v] == 0:
                label[u] = 1
                queue.append(u)
            elif label[u] == 2 and label[v] == 1:
                left[u] -= 1
                if left[u] == 0:
                    label[u] = 0
    return label


def no_terminal_no_play(moves):
    """Returns early with an empty list when there is no terminal."""
    before, left = _back_and_counts(moves)
    queue = deque(u for u, row in enumerate(moves) if not row)
    if not queue:
        return []
    label = [2 if row else 0 for row in moves]
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def misere_and_set(moves):
    """Two mistakes: terminals are WIN, and predecessors are kept once, all moves counted."""
    before = [set() for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    left = [len(row) for row in moves]
    label = [2 if row else 1 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


WRONG = {
    one_bad_is_enough: "first-win-loses",
    distinct_counts: "parallel-counted-once",
    recursion_with_grey: "provisional-draws",
    cycles_lose: "provisional-losses",
    until_nothing_changes: "rounds",
    two_sweeps: "fixed-rounds",
    counter_when_any: "known-counted",
    draws_called_losses: "leftovers-lose+loops-skipped",
    winners_only_spread: "lose-not-queued",
    no_terminal_no_play: "other-form+where-no-end",
    misere_and_set: "terminals-win+parallel-dropped",
}
