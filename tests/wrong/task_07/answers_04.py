"""A third set of wrong answers to task 7, written before a look at what names it."""

from collections import deque


def _wave(moves, seeds, some=0):
    """The wave; a successor with the label `some` decides at once."""
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    lab, left = dict(seeds), [len(row) for row in moves]
    queue = deque(lab)
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if u not in lab:
                left[u] -= lab[v] != some
                if lab[v] == some or not left[u]:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return [lab.get(u, 2) for u in range(len(moves))]


def reaching_the_goal(moves, verdicts):
    """A move onto a goal wins: the verdict is that of who comes there."""
    seeds = dict(verdicts)
    for u, row in enumerate(moves):
        if any(verdicts.get(v) == 1 for v in row):
            seeds[u] = 1
    return _wave(moves, seeds)


def default_is_lose(moves, verdicts):
    """Every terminal has lost."""
    return _wave(moves, dict.fromkeys(verdicts, 0))


def answer_turned(moves, verdicts):
    """Solved right, but the verdicts stand in the answer the other way round."""
    lab = _wave(moves, verdicts)
    for u, verdict in verdicts.items():
        lab[u] = 0 if verdict else 1
    return lab


def both_rules_turned(moves, verdicts):
    """Some move to WIN loses, all moves to LOSE win."""
    return _wave(moves, verdicts, some=1)


def for_the_other_one(moves, verdicts):
    """The verdict is read for the player who came there."""
    return _wave(moves, {u: 1 - verdict for u, verdict in verdicts.items()})


def first_verdict_for_all(moves, verdicts):
    """The first verdict is taken for the convention of the game."""
    if not verdicts:
        return [2] * len(moves)
    convention = next(iter(verdicts.values()))
    return _wave(moves, dict.fromkeys(verdicts, convention))


def losing_ends_only(moves, verdicts):
    """WIN terminals are labelled, but the wave begins at the others."""
    lab = _wave(moves, {u: v for u, v in verdicts.items() if v == 0})
    return [verdicts.get(u, lab[u]) for u in range(len(moves))]


def keys_beside_numbers(moves, verdicts):
    """The verdicts are taken in the order of the dict, and not by their keys."""
    ends = [u for u, row in enumerate(moves) if not row]
    return _wave(moves, dict(zip(ends, sorted(verdicts.values()), strict=True)))


WRONG = {
    reaching_the_goal: "wrong-player",
    default_is_lose: "verdicts-ignored",
    answer_turned: "turned-in-the-answer",
    both_rules_turned: "rules-swapped",
    for_the_other_one: "verdicts-turned",
    first_verdict_for_all: "verdicts-ignored",
    losing_ends_only: "wins-not-queued",
    keys_beside_numbers: "where-ends",
}
