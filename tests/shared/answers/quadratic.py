"""Right answers whose work is quadratic, though no line is run too often: Python itself does it.

`QUADRATIC` has for each answer its exercise and what the verdict has to quote of its line, None
where no line can be named for certain.
"""

# ruff: noqa: RUF005
from __future__ import annotations

import operator
from bisect import insort
from collections import Counter, deque
from copy import copy
from functools import reduce

WIN, LOSE, DRAW = 1, 0, 2
QUADRATIC = {}


def quadratic(number, quoted):
    def keep(function):
        QUADRATIC[function.__name__] = (number, function, quoted)
        return function

    return keep


def reverse(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before


def wave(moves, take, known=None, ends=LOSE, tell=None):
    """Return the labels; `take` takes the next position out of the queue, a list."""
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    queue = [u for u, row in enumerate(moves) if not row]
    for u in queue:
        labels[u] = ends if known is None else known[u]
    while queue:
        v = take(queue)
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = WIN if labels[v] == LOSE else LOSE
                if tell:
                    tell(u, v)
                queue.append(u)
    return labels


@quadratic(4, "queue.pop(0)")
def taken_from_the_front(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    while queue:
        v = queue.pop(0)
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


def first_of(queue):
    return queue.pop(0)


@quadratic(4, "queue.pop(0)")
def in_a_helper(moves):
    return wave(moves, first_of)


@quadratic(5, "queue.pop(0)")
def in_a_lambda(moves):
    return wave(moves, lambda queue: queue.pop(0), ends=WIN)


@quadratic(7, "del queue[0]")
def deleted_at_the_front(moves, verdicts):
    def take(queue):
        v = queue[0]
        del queue[0]
        return v

    return wave(moves, take, verdicts)


@quadratic(4, "queue[:1] = []")
def cut_off_at_the_front(moves):
    def take(queue):
        v = queue[0]
        queue[:1] = []
        return v

    return wave(moves, take)


@quadratic(5, "queue.remove(v)")
def removed_by_value(moves):
    def take(queue):
        v = queue[0]
        queue.remove(v)
        return v

    return wave(moves, take, ends=WIN)


@quadratic(7, "queue.index(v)")
def found_by_index(moves, verdicts):
    def take(queue):
        v = max(queue[-1], queue[0])
        queue[queue.index(v)] = queue[-1]
        queue.pop()
        return v

    return wave(moves, take, verdicts)


@quadratic(13, "v, *queue = queue")
def unpacked(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    while queue:
        v, *queue = queue
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


@quadratic(13, "queue[1:]")
def the_rest_as_a_slice(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    while queue:
        v, queue = queue[0], queue[1:]
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


@quadratic(13, "queue.insert(0, u)")
def put_in_at_the_front(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    while queue:
        v = queue.pop()
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue.insert(0, u)
    return labels


@quadratic(4, "u not in queue")
def looked_for_in_the_queue(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            left[u] -= 1
            if u not in queue and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


@quadratic(5, "u in queue")
def looked_for_in_a_deque(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u in queue or labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE or not left[u]:
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


@quadratic(4, "moves[u].count(v)")
def counted_in_its_row(moves):
    """The predecessors are sets, so how often a move stands in a row has to be asked."""
    before, left = [set() for _ in moves], [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            left[u] -= moves[u].count(v)
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@quadratic(5, "rows[u].remove(v)")
def struck_out_of_its_row(moves):
    """A move that has been looked at is taken out of the row it stands in."""
    rows, before = moves, reverse(moves)
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            rows[u].remove(v)
            if labels[u] == DRAW and (labels[v] == LOSE or not rows[u]):
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return labels


@quadratic(12, "u in w")
def in_any(moves):
    layers, before = [], reverse(moves)
    left = [len(row) for row in moves]
    plies, front = 0, [u for u in range(len(moves)) if not moves[u]]
    labels = dict.fromkeys(front, LOSE)
    while front:
        layers.append(front)
        plies, found = plies + 1, []
        for v in front:
            for u in before[v]:
                left[u] -= 1
                if any(u in w for w in (found, *layers[-2:])):
                    continue
                if u not in labels and (labels[v] == LOSE or not left[u]):
                    labels[u] = 1 - labels[v]
                    found.append(u)
        front = found
    ends = [None, None]
    for plies, layer in enumerate(layers):
        for u in layer:
            ends[1 - labels[u]] = (u, plies)
    return tuple(ends)


@quadratic(1, "known + [(u, label)]")
def a_new_list_for_each(moves):
    known = []
    left, before = [len(row) for row in moves], reverse(moves)
    labels = [LOSE] * len(moves)
    todo = [u for u, row in enumerate(moves) if not row]
    while todo:
        u = todo.pop()
        label = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
        labels[u] = label
        known = known + [(u, label)]
        for w in before[u]:
            left[w] -= 1
            if not left[w]:
                todo.append(w)
    return [label for _, label in sorted(known)]


@quadratic(8, "labels + (label,)")
def a_new_tuple_for_each(n, takes):
    labels = ()
    for pile in range(n + 1):
        label = int(any(s <= pile and labels[pile - s] == 0 for s in takes))
        labels = labels + (label,)
    return list(labels)


@quadratic(8, "labels += (label,)")
def a_tuple_that_grows(n, takes):
    labels = ()
    for pile in range(n + 1):
        label = int(any(s <= pile and labels[pile - s] == 0 for s in takes))
        labels += (label,)
    return list(labels)


@quadratic(3, "before.get(v, ()) + (u,)")
def a_new_dict_for_each(moves):
    before = {}
    for u, row in enumerate(moves):
        for v in row:
            before = {**before, v: before.get(v, ()) + (u,)}
    return [len(row) for row in moves], [list(before.get(v, ())) for v in range(len(moves))]


@quadratic(11, "labels[:]")
def a_copy_for_each(n, succ, pred, terminal):
    left = [len(succ(u)) for u in range(n)]
    labels = [DRAW if left[u] else LOSE for u in range(n)]
    todo = [u for u in range(n) if terminal(u)]
    while todo:
        v = todo.pop()
        for u in pred(v):
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels = labels[:]
                labels[u] = 1 - labels[v]
                todo.append(u)
    return labels


@quadratic(6, "copy(labels)")
def copied_with_copy(moves):
    labels, plies = [-1] * len(moves), [-1] * len(moves)
    left, before = [len(row) for row in moves], reverse(moves)
    queue = deque(u for u, row in enumerate(moves) if not row)
    for u in queue:
        labels[u] = plies[u] = 0
    while queue:
        v = queue.popleft()
        for u in before[v]:
            left[u] -= 1
            if labels[u] < 0 and (labels[v] == LOSE or not left[u]):
                labels = copy(labels)
                labels[u], plies[u] = 1 - labels[v], plies[v] + 1
                queue.append(u)
    return [DRAW if label < 0 else label for label in labels], plies


@quadratic(4, "known | {u}")
def a_new_set_for_each(moves):
    known, before, left = frozenset(), reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    todo = [u for u, row in enumerate(moves) if not row]
    while todo:
        v = todo.pop()
        for u in before[v]:
            left[u] -= 1
            if u not in known and labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                known = known | {u}
                labels[u] = 1 - labels[v]
                todo.append(u)
    return labels


@quadratic(11, "min(waiting)")
def the_least_of_all(n, succ, pred, terminal):
    left = [len(succ(u)) for u in range(n)]
    labels = [DRAW if left[u] else LOSE for u in range(n)]
    waiting = {u for u in range(n) if terminal(u)}
    while waiting:
        v = min(waiting)
        waiting.discard(v)
        for u in pred(v):
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                waiting.add(u)
    return labels


@quadratic(7, "sorted(queue)")
def sorted_in_the_loop(moves, verdicts):
    def take(queue):
        queue[:] = sorted(queue)
        return queue.pop()

    return wave(moves, take, verdicts)


@quadratic(4, "labels.count(LOSE)")
def counted_in_bytes(moves):
    before, labels = reverse(moves), bytearray(DRAW if row else LOSE for row in moves)
    left, most = [len(row) for row in moves], 0
    todo = [u for u, row in enumerate(moves) if not row]
    while todo:
        v = todo.pop()
        most = max(most, labels.count(LOSE))
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                todo.append(u)
    return labels


@quadratic(13, "map(bool, labels)")
def summed_lazily(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    todo = [u for u, row in enumerate(moves) if not row]
    while todo and sum(map(bool, labels)) >= 0:
        v = todo.pop()
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                todo.append(u)
    return labels


@quadratic(12, "Counter(labels)")
def counted_with_a_counter(moves):
    labels, plies = [DRAW] * len(moves), {}
    before, left = reverse(moves), [len(row) for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    for u in queue:
        labels[u], plies[u] = LOSE, 0
    while queue:
        v = queue.popleft()
        for u in before[v]:
            left[u] -= 1
            if u not in plies and (labels[v] == LOSE or not left[u]):
                labels[u], plies[u] = 1 - labels[v], plies[v] + 1
                if Counter(labels)[DRAW] >= 0:
                    queue.append(u)
    last = {labels[u]: (u, plies[u]) for u in plies}
    return last.get(WIN), last.get(LOSE)


@quadratic(4, "win >> u")
def as_one_integer(moves):
    before, left = reverse(moves), [len(row) for row in moves]
    win = lose = 0
    todo = [u for u, row in enumerate(moves) if not row]
    for u in todo:
        lose |= 1 << u
    while todo:
        v = todo.pop()
        for u in before[v]:
            left[u] -= 1
            if (win | lose) >> u & 1 or (not lose >> v & 1 and left[u]):
                continue
            if lose >> v & 1:
                win |= 1 << u
            else:
                lose |= 1 << u
            todo.append(u)
    return [1 if win >> u & 1 else 0 if lose >> u & 1 else 2 for u in range(len(moves))]


@quadratic(8, "lose >> pile - s")
def piles_as_one_integer(n, takes):
    lose, labels = 0, []
    for pile in range(n + 1):
        label = int(any(s <= pile and lose >> pile - s & 1 for s in takes))
        lose |= (1 - label) << pile
        labels.append(label)
    return labels


@quadratic(8, "text[:pile] + str(label)")
def as_a_string(n, takes):
    text = ""
    for pile in range(n + 1):
        label = int(any(s <= pile and text[pile - s] == "0" for s in takes))
        text = text[:pile] + str(label)
    return list(map(int, text))


@quadratic(16, "rows + [[]]")
def a_game_row_by_row(n, seed, max_out=3):
    mask, state = (1 << 64) - 1, seed & ((1 << 64) - 1)

    def mapped(k):
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & mask
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return ((z ^ (z >> 31)) >> 32) * k >> 32

    degrees = [mapped(max_out + 1) for _ in range(n)]
    rows = []
    for degree in degrees:
        rows = rows + [[]]
        rows[-1].extend(mapped(n) for _ in range(degree))
    return rows


@quadratic(4, "map(list.pop, [queue], [0])")
def taken_by_map(moves):
    return wave(moves, lambda queue: next(map(list.pop, [queue], [0])))


@quadratic(1, "reduce(operator.add, [[(u, labels[u])] for u in order], [])")
def added_up_by_reduce(moves):
    left, before = [len(row) for row in moves], reverse(moves)
    labels = [LOSE] * len(moves)
    order = [u for u, row in enumerate(moves) if not row]
    for u in order:
        labels[u] = int(any(labels[v] == LOSE for v in moves[u]))
        for w in before[u]:
            left[w] -= 1
            if not left[w]:
                order.append(w)
    pairs = reduce(operator.add, [[(u, labels[u])] for u in order], [])
    return [label for _, label in sorted(pairs)]


@quadratic(4, "insort(waiting, -u)")
def kept_in_order(moves):
    waiting = []
    return wave(moves, list.pop, tell=lambda u, v: insort(waiting, -u))


@quadratic(4, "repr(done)")
def shown_each_time(moves):
    done = []
    return wave(moves, list.pop, tell=lambda u, v: (done.append(u), repr(done)))


@quadratic(4, "str(done)")
def as_text_each_time(moves):
    done = []
    return wave(moves, list.pop, tell=lambda u, v: (done.append(u), str(done)))


# With numpy: a function that reads or copies a whole array for each position


def wave_in_array(moves, take):
    """Return the labels; the queue is an array, and `take(queue)` gives a position and the rest."""
    import numpy as np

    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = np.array([u for u, row in enumerate(moves) if not row], dtype=np.int64)
    while len(queue):
        v, queue = take(queue)
        found = []
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                found.append(u)
        queue = np.concatenate([queue, found]).astype(np.int64) if found else queue
    return labels


@quadratic(4, "np.delete(queue, 0)")
def array_without_its_first(moves):
    import numpy as np

    return wave_in_array(moves, lambda queue: (int(queue[0]), np.delete(queue, 0)))


@quadratic(4, "np.append(queue, u)")
def array_with_one_more(moves):
    import numpy as np

    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = np.flatnonzero(np.array(left) == 0)
    i = 0
    while i < len(queue):
        v = int(queue[i])
        i += 1
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue = np.append(queue, u)
    return labels


@quadratic(4, "known.copy()")
def array_copied(moves):
    import numpy as np

    known = np.zeros(len(moves), dtype=np.int8)

    def tell(u, v):
        nonlocal known
        known = known.copy()
        known[u] = 1

    return wave(moves, list.pop, tell=tell)


@quadratic(4, "np.flatnonzero(waiting)")
def array_searched(moves):
    import numpy as np

    before, left = reverse(moves), [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    waiting = np.array(left) == 0
    while waiting.any():
        v = int(np.flatnonzero(waiting)[0])
        waiting[v] = False
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                waiting[u] = True
    return labels


# Quadratic from some size on, or only up to one; and one that takes its time in the beginning


@quadratic(4, "queue.pop(0)")
def when_large(moves):
    return wave(moves, (lambda queue: queue.pop(0)) if len(moves) > 3000 else list.pop)


@quadratic(4, "queue.pop(0)")
def when_small(moves):
    return wave(moves, (lambda queue: queue.pop(0)) if len(moves) < 3000 else list.pop)


@quadratic(4, "queue.pop(0)")
def padded(moves):
    if 50 < len(moves) < 100:
        sum(range(3_000_000))
    return wave(moves, lambda queue: queue.pop(0))


@quadratic(5, "u in done")
def padded_when_large(moves):
    if 1100 < len(moves) < 15_000:
        sum(range(60_000_000))
    done = []
    return wave(moves, list.pop, ends=WIN, tell=lambda u, v: None if u in done else done.append(u))
