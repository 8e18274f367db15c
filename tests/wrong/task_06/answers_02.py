"""Wrong answers to task 6, as other students write them."""

from collections import deque


class Solver:
    """The wave of task 4 with hooks, so that each student can be wrong in one place."""

    start, draw, lifo = 0, -1, False

    def __init__(self, moves):
        self.moves = moves
        self.lab = [2] * len(moves)
        self.dist = [self.draw] * len(moves)

    def win(self, u, v):
        return self.dist[v] + 1

    def loss(self, u, v):
        return self.dist[v] + 1

    def run(self):
        moves, lab, dist = self.moves, self.lab, self.dist
        pre = [[] for _ in moves]
        left = [len(r) for r in moves]
        for u, r in enumerate(moves):
            for v in r:
                pre[v].append(u)
        q = deque()
        for u, r in enumerate(moves):
            if not r:
                lab[u], dist[u] = 0, self.start
                q.append(u)
        while q:
            v = q.pop() if self.lifo else q.popleft()
            for u in pre[v]:
                if lab[u] != 2:
                    continue
                if lab[v] == 0:
                    lab[u], dist[u] = 1, self.win(u, v)
                    q.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        lab[u], dist[u] = 0, self.loss(u, v)
                        q.append(u)
        return lab, dist


def hurried_loser(moves):
    """The loser takes the shortest way, too."""

    class Hurried(Solver):
        def loss(self, u, v):
            return 1 + min(self.dist[w] for w in self.moves[u])

    return Hurried(moves).run()


def slow_winner(moves):
    """The winner takes the longest of the ways that are won, worked out at the end."""
    lab, dist = Solver(moves).run()
    for u in sorted((u for u in range(len(moves)) if lab[u] == 1), key=lambda u: dist[u]):
        dist[u] = 1 + max(dist[v] for v in moves[u] if lab[v] == 0)
    return lab, dist


def draws_at_zero(moves):
    """A draw has the distance 0."""

    class Zero(Solver):
        draw = 0

    return Zero(moves).run()


def positions_counted(moves):
    """The end itself counts: terminals have 1."""

    class One(Solver):
        start = 1

    return One(moves).run()


def full_moves(moves):
    """Two plies are one move: halves, rounded up."""
    lab, dist = Solver(moves).run()
    return lab, [(d + 1) // 2 if d > 0 else d for d in dist]


def newest_first(moves):
    """A stack for the wave."""

    class Stack(Solver):
        lifo = True

    return Stack(moves).run()


def newest_first_and_zero(moves):
    """Two mistakes: a stack for the wave, and 0 for draws."""

    class Both(Solver):
        lifo, draw = True, 0

    return Both(moves).run()


def hurried_and_from_one(moves):
    """Two mistakes: the loser hurries, and terminals have 1."""

    class Both(Solver):
        start = 1

        def loss(self, u, v):
            return 1 + min(self.dist[w] for w in self.moves[u])

    return Both(moves).run()


WRONG = {
    hurried_loser: "quick-loss",
    slow_winner: "win-raised-at-the-end",
    draws_at_zero: "draws-zero",
    positions_counted: "terminals-one",
    full_moves: "full-moves",
    newest_first: "stack",
    newest_first_and_zero: "stack+draws-zero",
    hurried_and_from_one: "quick-loss+terminals-one",
}
