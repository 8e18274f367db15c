"""Wrong answers to task 11, a thirteenth set: what was meant is in the docstring."""

from array import array
from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def setdefault_asks_every_time(n, succ, pred, terminal):
    """Meant: ask how many moves u has when it is first met, and keep the number.

    Wrong: setdefault works out len(succ(u)) each time, also when the number is there already;
    the labels are right, but there are too many calls.
    """
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    rest = {}
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                rest.setdefault(u, len(succ(u)))
                rest[u] -= 1
                if rest[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def removes_from_the_list_it_reads(n, succ, pred, terminal):
    """Meant: leave out the predecessors that have their label.

    Wrong: removes them from the list while the loop goes over it, and so skips the next one.
    """
    rest = [len(succ(u)) for u in range(n)]
    labels = [DRAW if count else LOSE for count in rest]
    queue = [u for u in range(n) if rest[u] == 0]
    for v in queue:
        back = pred(v)
        for u in back:
            if labels[u] != DRAW:
                back.remove(u)
                continue
            rest[u] -= 1
            if labels[v] == LOSE or rest[u] == 0:
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


def first_meeting_does_not_count_off(n, succ, pred, terminal):
    """Meant: a dict of the moves that are still open, filled as positions are met.

    Wrong: at the first meeting the number is stored but the move is not taken off it.
    """
    found = {u: LOSE for u in range(n) if terminal(u)}
    still_open = {}
    wave = list(found)
    while wave:
        following = []
        for v in wave:
            for u in pred(v):
                if u in found:
                    continue
                if found[v] == LOSE:
                    found[u] = WIN
                    following.append(u)
                    continue
                if u in still_open:
                    still_open[u] -= 1
                else:
                    still_open[u] = len(succ(u))
                if still_open[u] == 0:
                    found[u] = LOSE
                    following.append(u)
        wave = following
    return [found.get(u, DRAW) for u in range(n)]


def counters_of_one_byte(n, succ, pred, terminal):
    """Meant: a small number for each position, to save memory.

    Wrong: bytes hold at most 255; of a larger count only the low byte is kept.
    """
    rest = bytearray(n)
    labels = array("b", [DRAW]) * n
    queue = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
        else:
            rest[u] = len(succ(u)) & 255
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                rest[u] = (rest[u] - 1) & 255
                if rest[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels.tolist()


def explores_from_zero_and_drops_parallel_moves(n, succ, pred, terminal):
    """Meant: find the positions, then the ends among them, then the wave.

    Two slips: finds only what position 0 can reach, the rest stays DRAW; set(pred(v)) counts a
    parallel move off once.
    """
    known = set()
    rest = {}
    for start in [0]:
        stack = [start]
        while stack:
            u = stack.pop()
            if u in known:
                continue
            known.add(u)
            targets = succ(u)
            rest[u] = len(targets)
            stack.extend(targets)
    labels = [DRAW] * n
    queue = deque()
    for u in known:
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in set(pred(v)):
            if u not in known or labels[u] != DRAW:
                continue
            rest[u] -= 1
            if labels[v] == LOSE or rest[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


def counts_who_comes_and_lets_wins_be_lost(n, succ, pred, terminal):
    """Meant: one counter for each position; WIN by a good move, LOSE when the counter is at zero.

    Two slips: the counter starts with the number of moves that lead in; a position that is WIN
    goes on counting and becomes LOSE when its counter ends.
    """
    counter = [len(pred(u)) for u in range(n)]
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    todo = deque(u for u in range(n) if labels[u] == LOSE)
    while todo:
        v = todo.popleft()
        for u in pred(v):
            counter[u] -= 1
            if labels[v] == LOSE and labels[u] == DRAW:
                labels[u] = WIN
                todo.append(u)
            elif labels[v] == WIN and counter[u] == 0 and labels[u] != LOSE:
                labels[u] = LOSE
                todo.append(u)
    return labels


WRONG = {
    setdefault_asks_every_time: "succ-asked-again",
    removes_from_the_list_it_reads: "removed-while-read",
    first_meeting_does_not_count_off: "win-not-queued",
    counters_of_one_byte: "narrow-numbers",
    explores_from_zero_and_drops_parallel_moves: "only-from-zero",
    counts_who_comes_and_lets_wins_be_lost: "",
}
