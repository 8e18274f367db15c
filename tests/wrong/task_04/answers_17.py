"""Wrong answers to task 4, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def game_win_waits_for_all(moves: list[list[int]]) -> list[int]:
    """Meant: As in the acyclic game: a position goes on when its last move is closed.

    Wrong: A WIN gets its label at once but is only handed on when all its moves are closed. If
    one of them is on a cycle, that never happens, and whoever depends on the WIN stays DRAW.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    ready = deque(u for u, row in enumerate(moves) if not row)
    while ready:
        v = ready.popleft()
        for u in before[v]:
            open_moves[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
            if open_moves[u] == 0:
                if labels[u] == DRAW:
                    labels[u] = LOSE
                ready.append(u)
    return labels


def game_next_level_emptied(moves: list[list[int]]) -> list[int]:
    """Meant: Level by level: from the positions of one level find those of the next.

    Wrong: The next level is made empty inside the loop over this level, so only what the last
    position of a level has found is followed up.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    left = [0] * n
    for u in range(n):
        left[u] = len(moves[u])
        for v in moves[u]:
            before[v].append(u)
    labels = [DRAW] * n
    level = [u for u in range(n) if left[u] == 0]
    for u in level:
        labels[u] = LOSE
    while level:
        for v in level:
            following = []
            for u in before[v]:
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    following.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = LOSE
                        following.append(u)
        level = following
    return labels


def game_draw_only_without_an_end(moves: list[list[int]]) -> list[int]:
    """Meant: Find who can force a win; of the others those lose from where play can end.

    Wrong: That some terminal can be reached does not mean that one must go there. Who can
    avoid it for ever has a DRAW.
    """
    before = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    ends = [u for u, row in enumerate(moves) if not row]

    losing, winning = set(ends), set()
    left = {u: len(row) for u, row in enumerate(moves)}
    todo = list(ends)
    while todo:
        v = todo.pop()
        for u in before[v]:
            if u in winning or u in losing:
                continue
            if v in losing:
                winning.add(u)
                todo.append(u)
            else:
                left[u] -= 1
                if not left[u]:
                    losing.add(u)
                    todo.append(u)

    can_end = set(ends)
    todo = list(ends)
    while todo:
        for u in before[todo.pop()]:
            if u not in can_end:
                can_end.add(u)
                todo.append(u)

    labels = []
    for u in range(len(moves)):
        if u in winning:
            labels.append(WIN)
        elif u in can_end:
            labels.append(LOSE)
        else:
            labels.append(DRAW)
    return labels


def game_break_at_a_known_one(moves: list[list[int]]) -> list[int]:
    """Meant: The wave from the terminals; whoever has a label already is passed over.

    Wrong: `break` where `continue` belongs: at the first predecessor that has a label, the
    predecessors behind it in the list are not looked at any more.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [LOSE if open_moves[u] == 0 else DRAW for u in range(len(moves))]
    queue = deque(u for u in range(len(moves)) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                break
            open_moves[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif open_moves[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def game_draw_inside_a_component(moves: list[list[int]]) -> list[int]:
    """Meant: Cut the graph into strong components and label them one by one, the last first.

    Wrong: A move that stays inside the component is taken for a DRAW. But a position of the
    component may be WIN by a move that leaves it, and then others in it are LOSE, and so on.
    """
    n = len(moves)
    number = [-1] * n
    low = [0] * n
    component = [-1] * n
    labels = [DRAW] * n
    path = []
    count = done = 0
    for root in range(n):
        if number[root] >= 0:
            continue
        number[root] = low[root] = count
        count += 1
        path.append(root)
        work = [(root, iter(moves[root]))]
        while work:
            u, rest = work[-1]
            for v in rest:
                if number[v] < 0:
                    number[v] = low[v] = count
                    count += 1
                    path.append(v)
                    work.append((v, iter(moves[v])))
                    break
                if component[v] < 0:
                    low[u] = min(low[u], number[v])
            else:
                work.pop()
                if work:
                    parent = work[-1][0]
                    low[parent] = min(low[parent], low[u])
                if low[u] == number[u]:
                    members = []
                    while True:
                        w = path.pop()
                        component[w] = done
                        members.append(w)
                        if w == u:
                            break
                    for w in members:
                        results = [DRAW if component[x] == done else labels[x] for x in moves[w]]
                        if LOSE in results:
                            labels[w] = WIN
                        elif DRAW in results:
                            labels[w] = DRAW
                        else:
                            labels[w] = LOSE
                    done += 1
    return labels


def game_no_loops_and_last_word(moves: list[list[int]]) -> list[int]:
    """Meant: A class that holds counters and labels and spreads what it knows.

    Wrong: (1) A move to the position itself is not counted, as it changes nothing; but it lets
    one stay there for ever. (2) Nobody asks whether a position has its label: a WIN becomes
    LOSE when the move that closes last is a bad one.
    """

    class Spreader:
        def __init__(self, graph):
            self.label = [DRAW if row else LOSE for row in graph]
            self.counter = [0] * len(graph)
            self.back = [[] for _ in graph]
            for u, row in enumerate(graph):
                for v in row:
                    if u != v:
                        self.counter[u] += 1
                        self.back[v].append(u)
            self.queue = deque(u for u, row in enumerate(graph) if not row)

        def give(self, u, label):
            if self.label[u] != label:
                self.label[u] = label
                self.queue.append(u)

        def run(self):
            while self.queue:
                v = self.queue.popleft()
                for u in self.back[v]:
                    self.counter[u] -= 1
                    if self.label[v] == LOSE:
                        self.give(u, WIN)
                    elif self.counter[u] == 0:
                        self.give(u, LOSE)
            return self.label

    return Spreader(moves).run()


WRONG = {
    game_win_waits_for_all: "goes-on-never-lost",
    game_next_level_emptied: "lose-called-draw+where-ends",
    game_draw_only_without_an_end: "end-in-sight-loses",
    game_break_at_a_known_one: "broken-off",
    game_draw_inside_a_component: "lose-called-draw",
    game_no_loops_and_last_word: "",
}
