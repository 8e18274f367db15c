"""Wrong answers to task 13, as other students write them."""


def _wave(moves, end=0):
    n = len(moves)
    pre = [[] for _ in range(n)]
    left = [len(r) for r in moves]
    for u in range(n):
        for v in moves[u]:
            pre[v].append(u)
    lab = {u: end for u in range(n) if not moves[u]}
    todo = list(lab)
    for v in todo:
        for u in pre[v]:
            if u not in lab:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return [lab.get(u, 2) for u in range(n)]


def passes_do_nothing(moves):
    """A pass changes nothing, so it is struck out."""
    return _wave([[v for v in row if v != u] for u, row in enumerate(moves)])


def who_may_pass_draws(moves):
    """Whoever may pass has a DRAW at least, and at most."""
    lab = _wave(moves)
    return [2 if u in row else x for u, (row, x) in enumerate(zip(moves, lab, strict=True))]


def pass_alone_is_stuck(moves):
    """Who can do nothing but pass is stuck."""
    return _wave([[] if set(row) == {u} else row for u, row in enumerate(moves)])


def no_second_pass(moves):
    """After a pass the opponent may not pass: a doubled graph."""
    n = len(moves)
    rows = []
    for u, row in enumerate(moves):
        rows.append([v if v != u else n + u for v in row])
    for u, row in enumerate(moves):
        rows.append([v for v in row if v != u])
    return _wave(rows)[:n]


def struck_and_won(moves):
    """Two mistakes: passes are struck out, and who is stuck has won."""
    return _wave([[v for v in row if v != u] for u, row in enumerate(moves)], end=1)


def passes_never_lose(moves):
    """LOSE with a pass cannot be; the rest of the wave goes on with the moves in sets."""
    sets = [set(row) for row in moves]
    lab = {u: 0 for u in range(len(moves)) if not sets[u]}
    changed = True
    while changed:
        changed = False
        for u in range(len(moves)):
            if u in lab:
                continue
            if any(lab.get(v) == 0 for v in sets[u]) or (
                u not in sets[u] and all(lab.get(v) == 1 for v in sets[u])
            ):
                lab[u] = 1
                changed = True
    return [lab.get(u, 2) for u in range(len(moves))]


WRONG = {
    passes_do_nothing: "passes-dropped",
    who_may_pass_draws: "pass-draws-afterwards",
    pass_alone_is_stuck: "lone-pass-lost",
    no_second_pass: "pass-rescues",
    struck_and_won: "terminals-win+passes-dropped",
    passes_never_lose: "lose-called-win",
}
