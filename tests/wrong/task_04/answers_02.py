"""Wrong answers to task 4, as other students write them."""

import sys
from collections import deque


def guess_on_the_path(moves):
    """Recursion; a position on the way is taken for a DRAW, and what comes of it is remembered."""
    sys.setrecursionlimit(20_000)
    done, active = {}, set()

    def go(p):
        if p in done:
            return done[p]
        if p in active:
            return 2
        active.add(p)
        replies = {go(q) for q in moves[p]}
        active.remove(p)
        done[p] = 1 if 0 in replies else (2 if 2 in replies else 0)
        return done[p]

    return [go(p) for p in range(len(moves))]


def nearest_end(moves):
    """Breadth first from the ends: an odd distance wins, no way is a draw."""
    back = [[] for _ in moves]
    for a, row in enumerate(moves):
        for b in row:
            back[b].append(a)
    far = {a: 0 for a, row in enumerate(moves) if not row}
    q = deque(far)
    while q:
        b = q.popleft()
        for a in back[b]:
            if a not in far:
                far[a] = far[b] + 1
                q.append(a)
    return [far[a] % 2 if a in far else 2 for a in range(len(moves))]


def twenty_sweeps(moves):
    """The rules, applied in 20 sweeps; the rest is DRAW."""
    state = dict.fromkeys(range(len(moves)))
    for _ in range(20):
        fresh = dict(state)
        for u in state:
            if fresh[u] is None:
                vals = [state[v] for v in moves[u]]
                if any(x == 0 for x in vals):
                    fresh[u] = 1
                elif all(x == 1 for x in vals):
                    fresh[u] = 0
        state = fresh
    return [2 if x is None else x for x in state.values()]


def counting_the_wrong_label(moves):
    """The counter goes down for LOSE successors, and a WIN successor makes WIN."""
    n = len(moves)
    pre = [[] for _ in range(n)]
    for i in range(n):
        for j in moves[i]:
            pre[j].append(i)
    cnt = [len(m) for m in moves]
    lab = [2] * n
    work = deque()
    for i in range(n):
        if cnt[i] == 0:
            lab[i] = 0
            work.append(i)
    while work:
        j = work.popleft()
        for i in pre[j]:
            if lab[i] != 2:
                continue
            if lab[j] == 1:
                lab[i] = 1
                work.append(i)
            else:
                cnt[i] -= 1
                if cnt[i] == 0:
                    lab[i] = 0
                    work.append(i)
    return lab


def cycles_are_draws(moves):
    """What lies on a cycle is DRAW; the rest by the rules."""
    n = len(moves)
    reach = [set() for _ in range(n)]
    for s in range(n):
        todo = list(moves[s])
        while todo:
            x = todo.pop()
            if x not in reach[s]:
                reach[s].add(x)
                todo.extend(moves[x])
    lab = [2 if s in reach[s] else None for s in range(n)]

    def f(u):
        if lab[u] is None:
            vals = [f(v) for v in moves[u]]
            lab[u] = 1 if 0 in vals else 2 if 2 in vals else 0
        return lab[u]

    return [f(u) for u in range(n)]


def merged_and_without_loops(moves):
    """Two mistakes: predecessors in sets against a full counter, and loops left out of both."""
    n = len(moves)
    pre = [set() for _ in range(n)]
    cnt = [0] * n
    for u in range(n):
        for v in moves[u]:
            if u != v:
                pre[v].add(u)
                cnt[u] += 1
    lab = [0 if c == 0 else 2 for c in cnt]
    work = [u for u in range(n) if cnt[u] == 0]
    for v in work:
        for u in pre[v]:
            if lab[u] == 2:
                if lab[v] == 0:
                    lab[u] = 1
                    work.append(u)
                else:
                    cnt[u] -= 1
                    if cnt[u] == 0:
                        lab[u] = 0
                        work.append(u)
    return lab


def rest_loses(moves):
    """The wave, but what it does not reach is LOSE."""
    n = len(moves)
    pre = [[] for _ in range(n)]
    for u, r in enumerate(moves):
        for v in r:
            pre[v].append(u)
    need = [len(r) for r in moves]
    won = [False] * n
    lost = [u for u in range(n) if not moves[u]]
    for v in lost:
        for u in pre[v]:
            if not won[u]:
                won[u] = True
                for w in pre[u]:
                    need[w] -= 1
                    if need[w] == 0:
                        lost.append(w)
    return [int(x) for x in won]


WRONG = {
    guess_on_the_path: "provisional-draws",
    nearest_end: "first-win-loses",
    twenty_sweeps: "fixed-rounds",
    counting_the_wrong_label: "win-spreads",
    cycles_are_draws: "on-cycle-draws",
    merged_and_without_loops: "parallel-dropped+loops-skipped",
    rest_loses: "leftovers-lose",
}
