"""Wrong answers to task 5, as other students write them."""


def _solved(moves, end, succ=None):
    """Return the labels, ends being `end`; a plain wave."""
    n = len(moves)
    pre = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pre[v].append(u)
    open_ = [len(r) for r in moves]
    lab = {u: end for u in range(n) if not moves[u]}
    wave = list(lab)
    for v in wave:
        for u in pre[v]:
            if u in lab:
                continue
            if lab[v] == 0:
                lab[u] = 1
                wave.append(u)
            else:
                open_[u] -= 1
                if open_[u] == 0:
                    lab[u] = 0
                    wave.append(u)
    return [lab.get(u, 2) for u in range(n)]


def turned_at_the_end(moves):
    """Solved as normal play, then WIN and LOSE are exchanged."""
    exchange = {0: 1, 1: 0, 2: 2}
    return [exchange[x] for x in _solved(moves, 0)]


def same_as_task_four(moves):
    """The answer to task 4."""
    return _solved(moves, 0)


def only_the_ends_turned(moves):
    """Normal play; then the terminals alone are made WIN."""
    return [1 if not row else x for row, x in zip(moves, _solved(moves, 0), strict=True)]


def winning_ends_attract(moves):
    """Terminals are WIN, and who can move to a WIN is WIN."""
    n = len(moves)
    rev = {v: [] for v in range(n)}
    for u in range(n):
        for v in moves[u]:
            rev[v].append(u)
    result = [None] * n
    agenda = [u for u in range(n) if moves[u] == []]
    for u in agenda:
        result[u] = 1
    while agenda:
        v = agenda.pop()
        for u in rev[v]:
            if result[u] is None:
                result[u] = 1
                agenda.append(u)
    return [2 if r is None else r for r in result]


def one_bad_move_loses(moves):
    """Terminals are WIN; a single move to a WIN makes a LOSE."""
    n = len(moves)
    rev = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            rev[v].append(u)
    result = [1 if not r else 2 for r in moves]
    agenda = [u for u in range(n) if not moves[u]]
    for v in agenda:
        for u in rev[v]:
            if result[u] == 2:
                result[u] = 1 - result[v]
                agenda.append(u)
    return result


def guess_and_remember(moves):
    """Recursion with the right ends; on the path means DRAW, and that is remembered."""
    memo = {}

    def value(u, above):
        if u in above:
            return 2
        if u not in memo:
            if not moves[u]:
                memo[u] = 1
            else:
                found = [value(v, (*above, u)) for v in moves[u]]
                memo[u] = 1 if 0 in found else 2 if 2 in found else 0
        return memo[u]

    return [value(u, ()) for u in range(len(moves))]


def passes_struck_and_turned(moves):
    """Two mistakes: loops are taken out, and normal play is turned at the end."""
    bare = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return [(1, 0, 2)[x] for x in _solved(bare, 0)]


WRONG = {
    turned_at_the_end: "mirrored",
    same_as_task_four: "normal-labels",
    only_the_ends_turned: "terminals-turned-last",
    winning_ends_attract: "win-spreads",
    one_bad_move_loses: "first-win-loses",
    guess_and_remember: "provisional-draws",
    passes_struck_and_turned: "mirrored+loops-skipped",
}
