"""Wrong answers to task 7, a fourteenth set: what was meant is in the docstring."""

from collections import deque


def pit_is_the_last_position(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: let each WIN terminal move to a pit without moves, and play normally.

    Wrong: the number of the pit is n - 1, one too small, so the WIN terminals move to the last
    position of the game itself.
    """
    pit = len(moves) - 1
    rows = [list(row) for row in moves] + [[]]
    for end, verdict in verdicts.items():
        if verdict == 1:
            rows[end].append(pit)
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in rows]
    labels = [2 if row else 0 for row in rows]
    queue = deque(u for u, row in enumerate(rows) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                elif left[u] == 0:
                    labels[u] = 0
                    queue.append(u)
    return labels[: len(moves)]


def two_waves_that_do_not_meet(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: one wave from the LOSE terminals as in normal play, one from the WIN terminals as
    in misere play, then put the results together.

    Wrong: each wave has its own counters and labels, so a position whose label needs news from
    both is left a DRAW.
    """

    def wave(seed):
        before = [[] for _ in moves]
        for u, row in enumerate(moves):
            for v in row:
                before[v].append(u)
        left = [len(row) for row in moves]
        labels = [2] * len(moves)
        queue = deque()
        for end, verdict in verdicts.items():
            if verdict == seed:
                labels[end] = seed
                queue.append(end)
        while queue:
            v = queue.popleft()
            for u in before[v]:
                if labels[u] != 2:
                    continue
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = 0
                        queue.append(u)
        return labels

    normal, misere = wave(0), wave(1)
    return [a if a != 2 else b for a, b in zip(normal, misere)]


def verdict_for_the_player_who_began(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: I choose the best and the opponent chooses what is worst for me, until a terminal
    says what I get.

    Wrong: the verdict is that of the player to move at the terminal, after an odd number of
    plies this is the opponent and the verdict has to be turned.
    """
    n = len(moves)
    value = {}
    for end, verdict in verdicts.items():
        value[end, "me"] = verdict
        value[end, "you"] = verdict
    other = {"me": "you", "you": "me"}
    wish = {"me": 1, "you": 0}
    changed = True
    while changed:
        changed = False
        for u in range(n):
            for who in ("me", "you"):
                if (u, who) in value:
                    continue
                after = [value.get((v, other[who])) for v in moves[u]]
                if wish[who] in after:
                    value[u, who] = wish[who]
                    changed = True
                elif all(a == 1 - wish[who] for a in after):
                    value[u, who] = 1 - wish[who]
                    changed = True
    return [value.get((u, "me"), 2) for u in range(n)]


def each_position_told_only_once(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: remember who has been visited by the wave, so that it does not go round.

    Wrong: a position that heard of a WIN with other moves still open counts as visited and is
    not listened to again, neither for a LOSE nor for its last WIN.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [verdicts.get(u, 2) for u in range(len(moves))]
    visited = set(verdicts)
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u in visited:
                continue
            visited.add(u)
            open_moves[u] -= 1
            if labels[v] == 0:
                labels[u] = 1
                queue.append(u)
            elif open_moves[u] == 0:
                labels[u] = 0
                queue.append(u)
    return labels


def first_ply_not_turned_and_passes_struck(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: who can move to a won end has won, further back the two rules of task 4 hold;
    passes lead nowhere and are struck out.

    Wrong: (1) for the positions just before a terminal the verdict is taken over without
    turning it; (2) a pass keeps a position from being lost.
    """
    n = len(moves)
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    labels = [2] * n
    for end in verdicts:
        labels[end] = verdicts[end]
    for u in range(n):
        ends = [verdicts[v] for v in rows[u] if v in verdicts]
        if 1 in ends:
            labels[u] = 1
        elif ends and len(ends) == len(rows[u]):
            labels[u] = 0
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if labels[u] == 2 and rows[u]:
                inner = [labels[v] for v in rows[u] if v not in verdicts]
                if 0 in inner:
                    labels[u] = 1
                    changed = True
                elif inner.count(1) == len(rows[u]):
                    labels[u] = 0
                    changed = True
    return labels


def one_pass_from_the_end_and_open_moves_ignored(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: write the verdicts at the terminals, then go through the positions from the last
    to the first and apply the rules.

    Wrong: (1) one pass is not enough, the numbers are no order; (2) a DRAW successor is not
    looked at, so whoever has no LOSE successor but at least one WIN is called LOSE.
    """
    labels = {u: 2 for u in range(len(moves))}
    labels.update(verdicts)
    for u in reversed(range(len(moves))):
        if u in verdicts:
            continue
        found = {labels[v] for v in moves[u]}
        if 0 in found:
            labels[u] = 1
        elif 1 in found:
            labels[u] = 0
    return [labels[u] for u in range(len(moves))]


WRONG = {
    pit_is_the_last_position: "at-end",
    two_waves_that_do_not_meet: "two-waves",
    verdict_for_the_player_who_began: "verdict-of-the-first-player",
    each_position_told_only_once: "looked-at-once",
    first_ply_not_turned_and_passes_struck: "wrong-player+loops-skipped",
    one_pass_from_the_end_and_open_moves_ignored: "",
}
