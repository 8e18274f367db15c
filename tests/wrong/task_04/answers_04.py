"""A third set of wrong answers to task 4, written before a look at what names it."""

from collections import deque


def _start(moves):
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    lab = [0 if not row else 2 for row in moves]
    return pre, lab, [len(row) for row in moves], deque(u for u, row in enumerate(moves) if not row)


def on_a_circle(moves):
    """Whoever can come back to where they are has a draw; the rest by search."""

    def returns(u):
        seen, todo = set(), list(moves[u])
        while todo:
            v = todo.pop()
            if v == u:
                return True
            if v not in seen:
                seen.add(v)
                todo += moves[v]
        return False

    lab = {u: 2 for u in range(len(moves)) if returns(u)}

    def of(u):
        if u not in lab:
            below = [of(v) for v in moves[u]]
            lab[u] = 1 if 0 in below else 2 if 2 in below else 0
        return lab[u]

    return [of(u) for u in range(len(moves))]


def from_the_start_position(moves):
    """Explores from 0, and only solves that."""
    seen, todo = {0}, [0]
    for u in todo:
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    lab = {u: 0 for u in seen if not moves[u]}
    while True:
        new = {}
        for u in seen - lab.keys():
            if any(lab.get(v) == 0 for v in moves[u]):
                new[u] = 1
            elif all(lab.get(v) == 1 for v in moves[u]):
                new[u] = 0
        if not new:
            return [lab.get(u, 2) for u in range(len(moves))]
        lab |= new


def losers_are_the_end(moves):
    """continue in the wrong place: what is LOSE is labelled, but does not go into the queue."""
    pre, lab, left, queue = _start(moves)
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if lab[u] != 2:
                continue
            if lab[v] == 1:
                left[u] -= 1
                if left[u] == 0:
                    lab[u] = 0
                continue
            lab[u] = 1
            queue.append(u)
    return lab


def twenty_sweeps(moves):
    """A fixed number of sweeps, in place."""
    lab = [2 if row else 0 for row in moves]
    for _ in range(20):
        for u, row in enumerate(moves):
            if 0 in (lab[v] for v in row):
                lab[u] = 1
            elif all(lab[v] == 1 for v in row):
                lab[u] = 0
    return lab


def reads_all_each_time(moves):
    """Each touch reads the whole row."""
    pre, lab, _, queue = _start(moves)
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if lab[u] == 2:
                below = [lab[w] for w in moves[u]]
                if 0 in below:
                    lab[u] = 1
                    queue.append(u)
                elif 2 not in below:
                    lab[u] = 0
                    queue.append(u)
    return lab


def counter_of_bits(moves):
    """The counter is kept modulo 256."""
    pre, lab, _, queue = _start(moves)
    left = bytearray(len(row) % 256 for row in moves)
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if lab[u] == 2:
                if lab[v] == 1:
                    left[u] = (left[u] - 1) % 256
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return lab


def draw_spreads(moves):
    """A position with a move to a draw is a draw, even where it could win."""
    pre, lab, left, queue = _start(moves)
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v] == 1
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return [2 if any(lab[v] == 2 for v in row) else lab[u] for u, row in enumerate(moves)]


def seeds_only_reached(moves):
    """Only terminals with a move in are seeded."""
    pre, lab, left, queue = _start(moves)
    queue = deque(u for u in queue if pre[u])
    lab = [0 if u in queue else 2 for u in range(len(moves))]
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v] == 1
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return lab


WRONG = {
    on_a_circle: "on-cycle-draws",
    from_the_start_position: "only-from-zero",
    losers_are_the_end: "lose-not-queued",
    twenty_sweeps: "fixed-rounds",
    reads_all_each_time: "looked-at-again",
    counter_of_bits: "narrow-numbers",
    draw_spreads: "draw-before-win",
    seeds_only_reached: "some-not-seeded",
}
