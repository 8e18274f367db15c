"""Wrong answers to task 4, a sixth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = range(3)


def _into(moves):
    into = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    return into


def _wave(moves, queued=(LOSE, WIN), asked=True, newest=False):
    into, left = _into(moves), {u: len(row) for u, row in enumerate(moves)}
    label = {u: LOSE for u in left if not left[u]}
    todo = deque(label)
    while todo:
        v = todo.pop() if newest else todo.popleft()
        for u in into[v]:
            if asked and u in label:
                continue
            left[u] -= 1
            if label[v] == LOSE:
                new = WIN
            elif left[u] == 0:
                new = LOSE
            else:
                continue
            if label.get(u) == new:
                continue
            label[u] = new
            if new in queued:
                todo.append(u)
    return label


def _listed(label, n):
    return [label.get(u, DRAW) for u in range(n)]


def cycles_draw(moves):
    """On a cycle = DRAW, found by walking; the rest by the rules."""

    def back(u):
        seen, front = set(), set(moves[u])
        while front:
            seen |= front
            front = {w for v in front for w in moves[v]} - seen
        return u in seen

    label = {u: DRAW for u in range(len(moves)) if back(u)}
    open_ones = [u for u in range(len(moves)) if u not in label]
    while open_ones:
        for u in open_ones:
            if all(v in label for v in moves[u]):
                after = {label[v] for v in moves[u]}
                label[u] = WIN if LOSE in after else DRAW if DRAW in after else LOSE
        open_ones = [u for u in open_ones if u not in label]
    return _listed(label, len(moves))


def cycle_ahead_draws(moves):
    """Whatever can reach a cycle = DRAW: a label only when all successors have one."""
    left = set(range(len(moves)))
    label = {}
    while True:
        gone = [u for u in left if all(v not in left for v in moves[u])]
        if not gone:
            return _listed(label, len(moves))
        for u in gone:
            label[u] = int(any(label[v] == LOSE for v in moves[u]))
        left -= set(gone)


def from_start_only(moves):
    """Only what 0 reaches."""
    seen = [0]
    for u in seen:
        seen.extend(v for v in moves[u] if v not in seen)
    label = _wave(moves)
    return [label.get(u, DRAW) if u in seen else DRAW for u in range(len(moves))]


def wave_in_what_zero_reaches(moves):
    """Only what 0 reaches: the others have None."""
    seen = {0}
    front = [0]
    while front:
        front = [v for u in front for v in moves[u] if v not in seen and not seen.add(v)]
    label = _wave(moves)
    return [label.get(u, DRAW) if u in seen else None for u in range(len(moves))]


def losses_end_there(moves):
    """LOSE not queued."""
    return _listed(_wave(moves, queued=(WIN,)), len(moves))


def label_not_asked(moves):
    """No test for a label already there."""
    return _listed(_wave(moves, asked=False), len(moves))


def label_not_asked_newest(moves):
    """No test for a label already there, with a stack."""
    return _listed(_wave(moves, asked=False, newest=True), len(moves))


def five_rounds(moves):
    """A fixed number of rounds: 5 new lists."""
    now = [DRAW] * len(moves)
    for _ in range(5):
        now = [
            WIN
            if any(now[v] == LOSE for v in row)
            else LOSE
            if all(now[v] == WIN for v in row)
            else DRAW
            for row in moves
        ]
    return now


def twenty_sweeps(moves):
    """A fixed number of rounds: 20 sweeps in place."""
    now = [DRAW] * len(moves)
    for _ in range(20):
        for u, row in enumerate(moves):
            after = [now[v] for v in row]
            if LOSE in after:
                now[u] = WIN
            elif after.count(WIN) == len(row):
                now[u] = LOSE
    return now


def reads_all_each_time(moves):
    """Reads all moves of a position at each touch: right, but too much work."""
    into = _into(moves)
    label = {}
    todo = [u for u, row in enumerate(moves) if not row]
    for u in todo:
        if u in label:
            continue
        after = [label.get(v, DRAW) for v in moves[u]]
        if LOSE in after:
            label[u] = WIN
        elif after.count(WIN) == len(after):
            label[u] = LOSE
        else:
            continue
        todo += into[u]
    return _listed(label, len(moves))


def first_move_of_each(moves):
    """Only the first move of each position is looked at."""
    rows = [row[:1] for row in moves]
    return _listed(_wave(rows), len(moves))


def written_for_the_other(moves):
    """WIN and LOSE exchanged in the whole answer."""
    label = _wave(moves)
    return [1 - label[u] if u in label else DRAW for u in range(len(moves))]


def wins_at_once(moves):
    """Only one move ahead."""
    ends = {u for u, row in enumerate(moves) if not row}
    return [int(not ends.isdisjoint(row)) for row in moves]


WRONG = {
    cycles_draw: "on-cycle-draws",
    cycle_ahead_draws: "waits-for-all",
    from_start_only: "only-from-zero",
    wave_in_what_zero_reaches: "only-from-zero",
    losses_end_there: "lose-not-queued",
    label_not_asked: "label-overwritten",
    label_not_asked_newest: "label-overwritten",
    five_rounds: "fixed-rounds",
    twenty_sweeps: "fixed-rounds",
    reads_all_each_time: "looked-at-again",
    first_move_of_each: "first-move-alone",
    written_for_the_other: "labels-exchanged",
    wins_at_once: "leftovers-lose",
}
