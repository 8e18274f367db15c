"""Right answers that are slow for no good reason, and linear all the same: none may lose a point.

`SLOW_LINEAR` has for each answer its exercise.
"""

# ruff: noqa: RUF005
from __future__ import annotations

import logging
from collections import ChainMap, OrderedDict, defaultdict, deque, namedtuple
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from fractions import Fraction

WIN, LOSE, DRAW = 1, 0, 2
SLOW_LINEAR = {}


def slow_linear(number):
    def keep(function):
        SLOW_LINEAR[function.__name__] = (number, function)
        return function

    return keep


@dataclass
class Position:
    number: int
    targets: list[int] = field(default_factory=list)
    before: list[Position] = field(default_factory=list)
    label: int = DRAW
    plies: int = -1
    left: int = 0

    def told(self, label, plies):
        return replace(self, label=label, plies=plies)


def through_dataclasses(moves):
    """Return the positions, each replaced by a new object when it is decided."""
    positions = [Position(u, list(row), left=len(row)) for u, row in enumerate(moves)]
    for position in positions:
        for v in position.targets:
            positions[v].before.append(position)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            positions[u] = positions[u].told(LOSE, 0)
            queue.append(positions[u])
    while queue:
        after = queue.popleft()
        for old in after.before:
            position = positions[old.number]
            position.left -= 1
            if position.label == DRAW and (after.label == LOSE or not position.left):
                positions[old.number] = position.told(1 - after.label, after.plies + 1)
                queue.append(positions[old.number])
    return positions


@slow_linear(4)
def dataclasses_replaced(moves):
    return [position.label for position in through_dataclasses(moves)]


@slow_linear(6)
def dataclasses_with_plies(moves):
    positions = through_dataclasses(moves)
    return [p.label for p in positions], [p.plies for p in positions]


@slow_linear(12)
def dataclasses_sorted_once(moves):
    found = {}
    for p in sorted(through_dataclasses(moves), key=lambda p: (p.plies, p.number)):
        if p.plies >= 0:
            found[p.label] = (p.number, p.plies)
    return found.get(WIN), found.get(LOSE)


@slow_linear(4)
def dicts_of_dicts(moves):
    """As a library of graphs keeps them, with attributes by name for nodes and edges."""
    graph = {u: {"label": DRAW, "after": {}, "before": {}} for u in range(len(moves))}
    for u, row in enumerate(moves):
        for i, v in enumerate(row):
            graph[u]["after"].setdefault(v, {})[i] = {"weight": 1, "name": f"{u} -> {v}"}
            graph[v]["before"].setdefault(u, {})[i] = {"weight": 1, "name": f"{v} <- {u}"}
    for u in graph:
        graph[u]["left"] = sum(len(edges) for edges in graph[u]["after"].values())
    queue = deque(u for u in graph if not graph[u]["after"])
    for u in queue:
        graph[u]["label"] = LOSE
    while queue:
        v = queue.popleft()
        for u, edges in graph[v]["before"].items():
            for edge in edges.values():
                node = graph[u]
                node["left"] -= edge["weight"]
                if node["label"] == DRAW and (graph[v]["label"] == LOSE or not node["left"]):
                    node["label"] = 1 - graph[v]["label"]
                    queue.append(u)
    return [graph[u]["label"] for u in sorted(graph)]


State = namedtuple("State", "number label left reason")


@slow_linear(5)
def named_tuples(moves):
    states = {u: State(u, DRAW, len(row), None) for u, row in enumerate(moves)}
    before = defaultdict(list)
    for u, row in enumerate(moves):
        for v in row:
            before[str(v)].append(str(u))
    queue = deque()
    for u, state in states.items():
        if not state.left:
            states[u] = state._replace(label=WIN, reason="terminal")
            queue.append(states[u])
    while queue:
        after = queue.popleft()
        for name in before[str(after.number)]:
            state = states[int(name)]
            state = state._replace(left=state.left - 1)
            if state.label == DRAW and (after.label == LOSE or not state.left):
                state = state._replace(label=1 - after.label, reason=f"after {after.number}")
                queue.append(state)
            states[int(name)] = state
    return [states[u].label for u in range(len(moves))]


class Game:
    """Everything behind properties and methods."""

    def __init__(self, moves, verdicts):
        self._moves, self._verdicts = moves, verdicts
        self._labels = OrderedDict()
        self._left = ChainMap({}, {u: len(row) for u, row in enumerate(moves)})
        self._before = {}
        for u, row in enumerate(self.moves):
            for v in row:
                self._before.setdefault(v, OrderedDict()).setdefault(u, []).append((u, v))

    @property
    def moves(self):
        return self._moves

    @property
    def labels(self):
        return self._labels

    def label(self, u):
        try:
            return self.labels[u]
        except KeyError:
            return DRAW

    def less(self, u):
        self._left[u] = self._left[u] - 1
        return self._left[u]

    def reasons(self, v):
        for u, edges in self._before.get(v, {}).items():
            for edge in edges:
                assert edge == (u, v)
                yield u

    def news(self, v):
        for u in self.reasons(v):
            left = self.less(u)
            if self.label(u) == DRAW and (self.label(v) == LOSE or left == 0):
                self.labels[u] = WIN if self.label(v) == LOSE else LOSE
                yield u

    def solve(self):
        for u, row in enumerate(self.moves):
            if not row:
                self.labels[u] = self._verdicts[u]
        waiting = deque(self.labels)
        while waiting:
            waiting.extend(list(self.news(waiting.popleft())))
        return [self.label(u) for u in range(len(self.moves))]


@slow_linear(7)
def properties_and_generators(moves, verdicts):
    return Game(deepcopy(moves), dict(verdicts)).solve()


# pytest keeps all records of the loggers that it finds, and their text: it does not find this one.
log = logging.Logger("slow", logging.DEBUG)
log.addHandler(logging.NullHandler())


@slow_linear(13)
def with_prints_and_a_log(moves):
    labels, left = ["draw"] * len(moves), {u: len(row) for u, row in enumerate(moves)}
    before = {u: [] for u in left}
    for u, row in enumerate(moves):
        for v in row:
            print(f"move {u} -> {v}")
            before[v].append(u)
    queue = [u for u in left if left[u] == 0]
    for u in queue:
        labels[u] = "lose"
        log.info("position %d is a terminal", u)
    for v in queue:
        for u in before[v]:
            left[u] -= 1
            log.debug("position %d has %d moves left", u, left[u])
            if labels[u] == "draw" and (labels[v] == "lose" or left[u] == 0):
                labels[u] = "win" if labels[v] == "lose" else "lose"
                log.info("position %d is %s because of %d", u, labels[u], v)
                queue.append(u)
    return [{"win": 1, "lose": 0, "draw": 2}[label] for label in labels]


@slow_linear(8)
def with_fractions(n, takes):
    labels = {Fraction(0): LOSE}
    for pile in range(1, n + 1):
        smaller = [Fraction(pile) - Fraction(take) for take in sorted(set(takes)) if take <= pile]
        labels[Fraction(pile)] = WIN if any(labels[x] == LOSE for x in smaller) else LOSE
    return [labels[Fraction(pile)] for pile in range(n + 1)]


@slow_linear(8)
def thirty_times_for_nothing(n, takes):
    labels, total = [], 0
    for pile in range(n + 1):
        for i in range(30):
            total += i
        labels.append(int(any(s <= pile and labels[pile - s] == 0 for s in list(takes))))
    return copy(labels)


@slow_linear(1)
def generators_on_a_stack(moves):
    """Depth-first search by generators that wait for each other on a stack of our own."""
    labels = {}

    def visit(u):
        for v in sorted(moves[u], reverse=True):
            if v not in labels:
                yield visit(v)
        labels[u] = WIN if LOSE in {labels[v] for v in moves[u]} else LOSE

    for u in range(len(moves)):
        stack = [visit(u)] if u not in labels else []
        while stack:
            try:
                stack.append(next(stack[-1]))
            except StopIteration:
                stack.pop()
    return [label for _, label in sorted(labels.items())]


@slow_linear(11)
def numpy_one_by_one(n, succ, pred, terminal):
    import numpy as np

    left = np.zeros(n, dtype=np.int64)
    labels = np.full(n, DRAW, dtype=np.int64)
    queue = deque()
    for u in np.arange(n):
        left[u] = np.sum(np.ones_like(succ(int(u))))
        if terminal(int(u)):
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in np.array(pred(int(v)), dtype=np.int64):
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or left[u] == 0):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


@slow_linear(9)
def all_in_sets(moves):
    layers, left = [{u for u, row in enumerate(moves) if not row}], [len(row) for row in moves]
    before = defaultdict(set)
    for u, row in enumerate(moves):
        left[u] = len(set(row))
        for v in row:
            before[v] |= {u}
    labels = dict.fromkeys(layers[0], LOSE)
    while layers[-1]:
        found = set()
        for v in sorted(layers[-1]):
            for u in frozenset(before[v]):
                left[u] -= 1
                if u not in labels and (labels[v] == LOSE or not left[u]):
                    labels.update({u: 1 - labels[v]})
                    found |= {u}
        layers.append(found)
    entering = [0] * len(moves)
    for row in moves:
        for v in row:
            entering[v] += 1
    order = [u for u in range(len(moves)) if not entering[u]]
    for u in order:
        for v in moves[u]:
            entering[v] -= 1
            if not entering[v]:
                order.append(v)
    kind = "ACYCLIC" if len(order) == len(moves) else "CYCLIC"
    return kind, [labels.get(u, DRAW) for u in range(len(moves))]


@slow_linear(3)
def text_and_back(moves):
    """Every move as a line of text, sorted once."""
    lines = sorted(f"{v:09d} {u:09d}" for u, row in enumerate(moves) for v in row)
    before = dict.fromkeys(range(len(moves)), ())
    waiting, last = [], None
    for line in [*lines, "-1 -1"]:
        v, u = map(int, line.split())
        if v != last and last is not None:
            before[last] = tuple(waiting)
            waiting = []
        last = v
        waiting.append(u)
    return list(map(len, moves)), [list(row) for row in before.values()]


@slow_linear(16)
def numbers_as_bits(n, seed, max_out=3):
    """SplitMix64 with every step as text in base 2."""
    state = seed

    def mapped(k):
        nonlocal state
        state = int(bin(state + 0x9E3779B97F4A7C15)[2:][-64:], 2)
        z = state
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            z = int(f"{(z ^ (z >> shift)) * factor:0128b}"[-64:], 2)
        z ^= z >> 31
        return divmod(divmod(z, 2**32)[0] * k, 2**32)[0]

    degrees = [mapped(max_out + 1) for _ in range(n)]
    return [[mapped(n) for _ in range(degree)] for degree in degrees]


# What looks quadratic and is not


@slow_linear(4)
def queue_cut_off_now_and_then(moves):
    """A list as a queue, whose front is cut off when half of it has been used."""
    before, left = [[] for _ in moves], [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    queue, first = [u for u, row in enumerate(moves) if not row], 0
    while first < len(queue):
        v = queue[first]
        first += 1
        if 2 * first > len(queue):
            queue, first = queue[first:], 0
        for u in before[v]:
            left[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or not left[u]):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


@slow_linear(5)
def each_layer_sorted_copied_and_summed(moves):
    left = [len(row) for row in moves]
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row[:]:
            before[v].append(u)
    labels = dict.fromkeys((u for u, row in enumerate(moves) if not row), WIN)
    layer = list(labels)
    while layer and sum(layer) >= 0:
        layer, last = [], sorted(set(layer + [layer[0]]))
        for v in last[::-1]:
            for u in tuple(before[v]):
                left[u] -= 1
                if u not in labels and (labels[v] == LOSE or not left[u]):
                    labels[u] = 1 - labels[v]
                    layer += [u]
    return [labels.get(u, DRAW) for u in range(len(moves))]


@slow_linear(8)
def in_blocks(n, takes):
    """Labels in blocks of piles, each a list of its own, put together at the end."""
    labels, block = [LOSE], []
    for pile in range(1, n + 1):
        known = len(labels)
        near = [
            labels[pile - s] if pile - s < known else block[pile - s - known]
            for s in takes[:]
            if s <= pile
        ]
        block = [*block, WIN if LOSE in near else LOSE]
        if len(block) == 10:
            labels.extend(block)
            block = block[10:]
    return labels + block
