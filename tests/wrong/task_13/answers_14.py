"""Wrong answers to task 13, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def who_may_pass_always_draws(moves):
    """Meant: a player who may pass need never lose.

    Wrong: takes that for a DRAW in any case, also where another move wins.
    """
    passes = [u in row for u, row in enumerate(moves)]
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW or passes[u]:
                continue
            rest[u] -= 1
            if labels[v] == LOSE or rest[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


def passing_turns_a_loss_into_a_win(moves):
    """Meant: whoever would lose by the other moves passes instead.

    Wrong: thinks that the opponent then has the loss, so the passer is WIN; but the opponent may
    pass as well.
    """
    n = len(moves)
    passer = set()
    before = [[] for _ in range(n)]
    rest = [0] * n
    for u in range(n):
        for v in moves[u]:
            if v == u:
                passer.add(u)
            else:
                before[v].append(u)
                rest[u] += 1
    label = {u: LOSE for u in range(n) if not moves[u]}
    queue = list(label)
    for v in queue:
        for u in before[v]:
            if u in label:
                continue
            rest[u] -= 1
            if label[v] == LOSE:
                label[u] = WIN
            elif rest[u] > 0:
                continue
            elif u in passer:
                label[u] = WIN
            else:
                label[u] = LOSE
            queue.append(u)
    return [label.get(u, DRAW) for u in range(n)]


def no_pass_after_a_pass(moves):
    """Meant: to label the positions with all moves, passes too.

    Wrong: a position is doubled, and after a pass of the opponent one may not pass; so two passes
    in a row are not allowed, and who can do nothing else is stuck.
    """
    n = len(moves)
    rows = []
    for u in range(n):
        rows.append([v if v != u else n + u for v in moves[u]])
    for u in range(n):
        rows.append([v for v in moves[u] if v != u])
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in rows]
    labels = [DRAW if row else LOSE for row in rows]
    queue = deque(u for u, row in enumerate(rows) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels[:n]


def the_pass_is_looked_at_in_the_end(moves):
    """Meant: solve without passes, and let who may pass draw instead of losing.

    Wrong: changes LOSE to DRAW after the wave, when others have been called WIN for that LOSE.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    rest = [0] * n
    may_pass = [False] * n
    for u, row in enumerate(moves):
        for v in row:
            if v == u:
                may_pass[u] = True
                continue
            before[v].append(u)
            rest[u] += 1
    labels = [DRAW if row else LOSE for row in moves]
    wave = [u for u in range(n) if not moves[u]]
    while wave:
        v = wave.pop()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    wave.append(u)
    return [DRAW if may_pass[u] and labels[u] == LOSE else labels[u] for u in range(n)]


def idle_positions_end_and_copies_count_off(moves):
    """Meant: the terminals are seeds, then the wave with counters.

    Two slips: who can only pass is a terminal too; the counter counts different targets, but
    each parallel move counts off.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(set(row)) for row in moves]
    label = {}
    for u, row in enumerate(moves):
        if set(row) <= {u}:
            label[u] = LOSE
    queue = deque(label)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u not in label:
                rest[u] -= 1
                if label[v] == LOSE or rest[u] == 0:
                    label[u] = LOSE if label[v] == WIN else WIN
                    queue.append(u)
    return [label.get(u, DRAW) for u in range(len(moves))]


def pass_seen_in_first_place_only_and_dead_ends_need_a_way_in(moves):
    """Meant: mark who may pass, count the real moves, and let the wave run.

    Two slips: a pass is only noticed if it is first in the list, else it is lost from the count;
    a terminal nobody can move to stays DRAW.
    """
    n = len(moves)
    may_pass = [bool(row) and row[0] == u for u, row in enumerate(moves)]
    real = [[v for v in row if v != u] for u, row in enumerate(moves)]
    before = [[] for _ in range(n)]
    for u, row in enumerate(real):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in real]
    labels = [DRAW] * n
    queue = [u for u in range(n) if not moves[u] and before[u]]
    for u in queue:
        labels[u] = LOSE
    for v in queue:
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            rest[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif rest[u] == 0 and not may_pass[u]:
                labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {
    who_may_pass_always_draws: "pass-draws",
    passing_turns_a_loss_into_a_win: "pass-rescues",
    no_pass_after_a_pass: "pass-rescues",
    the_pass_is_looked_at_in_the_end: "passes-at-the-end",
    idle_positions_end_and_copies_count_off: "parallel-counted-once+lone-pass-lost",
    pass_seen_in_first_place_only_and_dead_ends_need_a_way_in: (
        "pass-seen-in-one-place+some-not-seeded"
    ),
}
