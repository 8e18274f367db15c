"""Wrong answers to task 11, an eleventh set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2


def zero_tested_from_the_second_time_on(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: ask for the number of moves only when a position is first met, then count down.

    Wrong: at the first meeting the counter is made and lowered, but not compared with zero, so a
    position with a single move never becomes LOSE.
    """
    labels = [DRAW] * n
    left: dict[int, int] = {}
    queue: deque[int] = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif u not in left:
                left[u] = len(succ(u)) - 1
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def each_predecessor_once(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: counters from succ, the wave over pred, nobody twice.

    Wrong: pred(v) is made a set, while the counters have one for each parallel move; a position
    with a doubled move never comes down to zero and stays a DRAW.
    """
    labels = [DRAW] * n
    counters = [len(succ(u)) for u in range(n)]
    fresh = {u for u in range(n) if terminal(u)}
    for u in fresh:
        labels[u] = LOSE
    while fresh:
        following = set()
        for v in fresh:
            for u in set(pred(v)):
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    following.add(u)
                    continue
                counters[u] -= 1
                if counters[u] == 0:
                    labels[u] = LOSE
                    following.add(u)
        fresh = following
    return labels


def last_move_overrules_win(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: count down for every move whose end is known; with none left, nothing was found.

    Wrong: it is not asked whether a winning move was found before, so a WIN becomes LOSE when the
    last of its other moves is known.
    """
    labels = [DRAW] * n
    unknown_moves = [0] * n
    queue: deque[int] = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
        else:
            unknown_moves[u] = len(succ(u))
    while queue:
        v = queue.popleft()
        for u in pred(v):
            unknown_moves[u] -= 1
            if labels[v] == LOSE:
                if labels[u] == DRAW:
                    labels[u] = WIN
                    queue.append(u)
            elif unknown_moves[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def only_what_zero_can_reach(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: go forward with succ to find the positions and their counters, then back with pred.

    Wrong: the way forward begins at position 0 alone; positions that it does not come to are
    passed over on the way back and stay a DRAW.
    """
    counters = {0: 0}
    found = [0]
    ends = []
    for u in found:
        if terminal(u):
            ends.append(u)
            continue
        targets = succ(u)
        counters[u] = len(targets)
        for v in targets:
            if v not in counters:
                counters[v] = 0
                found.append(v)

    labels = {u: LOSE for u in ends}
    queue = deque(ends)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if u in labels or u not in counters:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                counters[u] -= 1
                if counters[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return [labels.get(u, DRAW) for u in range(n)]


def ways_in_counted_and_last_position_unseen(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: a class with a counter for each position and one queue for the wave.

    Two slips: the counter is the number of ways into the position, len(pred(u)), not out of it;
    the loop that looks for terminals ends before position n - 1.
    """

    class Solver:
        def __init__(self) -> None:
            self.labels = [DRAW] * n
            self.left = [len(pred(u)) for u in range(n)]
            self.queue: deque[int] = deque()

        def put(self, u: int, label: int) -> None:
            self.labels[u] = label
            self.queue.append(u)

        def run(self) -> list[int]:
            for u in range(n - 1):
                if terminal(u):
                    self.put(u, LOSE)
            while self.queue:
                self.spread(self.queue.popleft())
            return self.labels

        def spread(self, v: int) -> None:
            for u in pred(v):
                if self.labels[u] != DRAW:
                    continue
                if self.labels[v] == LOSE:
                    self.put(u, WIN)
                else:
                    self.left[u] -= 1
                    if self.left[u] == 0:
                        self.put(u, LOSE)

    return Solver().run()


def stops_at_zero_and_skips_staying(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: the wave with a bytearray for the labels, and no more work than needed.

    Two slips: the wave stops as soon as position 0 has its label, though all are asked for; a
    move from a position to itself is not counted, so one that could stay for ever may be LOSE.
    """
    labels = bytearray([DRAW]) * n
    left = [0] * n
    todo = []
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            todo.append(u)
        else:
            left[u] = sum(v != u for v in succ(u))
    done = 0
    while done < len(todo) and labels[0] == DRAW:
        v = todo[done]
        done += 1
        for u in pred(v):
            if u == v or labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                todo.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    todo.append(u)
    return list(labels)


WRONG = {
    zero_tested_from_the_second_time_on: "first-visit-not-asked",
    each_predecessor_once: "pred-made-a-set",
    last_move_overrules_win: "label-overwritten",
    only_what_zero_can_reach: "only-from-zero",
    ways_in_counted_and_last_position_unseen: "ways-in-counted+some-not-seeded",
    stops_at_zero_and_skips_staying: "stopped-at-zero+loops-skipped",
}
