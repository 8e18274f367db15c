"""Wrong answers to task 11, a tenth set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2
Ask = Callable[[int], list[int]]


def setdefault_asks_every_time(
    n: int, succ: Ask, pred: Ask, terminal: Callable[[int], bool]
) -> list[int]:
    """Meant: count the moves of u when the wave first comes to it. Right labels, but setdefault has
    its second argument worked out each time: succ(u) is called for every move of u."""
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
    left: dict[int, int] = {}
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] = left.setdefault(u, len(succ(u))) - 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def counters_from_the_predecessors(
    n: int, succ: Ask, pred: Ask, terminal: Callable[[int], bool]
) -> list[int]:
    """Meant: a counter of the open moves for each position.
    Wrong: len(pred(u)) is how many moves lead to u; those that lead out are len(succ(u))."""
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    counter = [0] * n
    callers = [[] for _ in range(n)]
    for u in range(n):
        callers[u] = pred(u)
        counter[u] = len(callers[u])
    known = [u for u in range(n) if labels[u] == LOSE]
    for v in known:
        for u in callers[v]:
            if labels[u] == DRAW:
                counter[u] -= labels[v]
                if labels[v] == LOSE or counter[u] == 0:
                    labels[u] = 1 - labels[v]
                    known.append(u)
    return labels


def predecessors_once_and_the_rest_wins(
    n: int, succ: Ask, pred: Ask, terminal: Callable[[int], bool]
) -> list[int]:
    """Meant: all are WIN until found to be LOSE. Two slips: set(pred(v)) has parallel moves once
    and the counter has them all; what the wave never reaches keeps its WIN, there are no draws."""
    labels = [1 - int(terminal(u)) for u in range(n)]
    settled = bytearray(n)
    left = [len(succ(u)) for u in range(n)]
    stack = [u for u in range(n) if labels[u] == LOSE]
    for u in stack:
        settled[u] = 1
    while stack:
        v = stack.pop()
        for u in set(pred(v)):
            if settled[u]:
                continue
            left[u] -= labels[v]
            if labels[v] == LOSE or left[u] == 0:
                labels[u] = 1 - labels[v]
                settled[u] = 1
                stack.append(u)
    return labels


def guess_of_a_draw_counts_as_lost(
    n: int, succ: Ask, pred: Ask, terminal: Callable[[int], bool]
) -> list[int]:
    """Meant: search forwards; on the path means DRAW. Two slips: labels resting on this guess
    are final; a position with no move to LOSE is LOSE although it can move to a DRAW."""
    IN_WORK = 3
    labels: list[int | None] = [None] * n
    for start in range(n):
        if labels[start] is not None:
            continue
        path = [(start, succ(start), DRAW)]
        labels[start] = IN_WORK
        while path:
            u, rest, _ = path[-1]
            if rest:
                v = rest.pop()
                if labels[v] is None:
                    labels[v] = IN_WORK
                    rest.append(v)
                    path.append((v, succ(v), DRAW))
                elif labels[v] == IN_WORK:
                    path[-1] = (u, rest, IN_WORK)
                elif labels[v] == LOSE:
                    path[-1] = (u, [], WIN)
                continue
            u, _, so_far = path.pop()
            labels[u] = {DRAW: LOSE, IN_WORK: DRAW, WIN: WIN}[so_far]
    return labels


WRONG = {
    setdefault_asks_every_time: "succ-asked-again",
    counters_from_the_predecessors: "ways-in-counted",
    predecessors_once_and_the_rest_wins: "pred-made-a-set+leftovers-win",
    guess_of_a_draw_counts_as_lost: "provisional-draws",
}
