"""A third set of wrong answers to task 13, written before a look at what names it."""


def _wave(moves, left=None, seeds=None):
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    left = [len(row) for row in moves] if left is None else left
    lab = {u: 0 for u, row in enumerate(moves) if not row} if seeds is None else dict(seeds)
    todo = list(lab)
    for v in todo:
        for u in pre[v]:
            if u not in lab:
                left[u] -= lab[v] == 1
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return [lab.get(u, 2) for u in range(len(moves))]


def passing_once(moves):
    """Whoever would lose passes, and the other one may not pass again."""
    bare = [[v for v in row if v != u] for u, row in enumerate(moves)]
    lab = _wave(bare)
    for u, row in enumerate(moves):
        if u in row and lab[u] == 0:
            lab[u] = 1
    return lab


def passing_is_no_move(moves):
    """Passes are thrown away at the start."""
    return _wave([[v for v in row if v != u] for u, row in enumerate(moves)])


def counter_without_the_pass(moves):
    """The counter has no passes in it."""
    return _wave(moves, [sum(v != u for v in row) for u, row in enumerate(moves)])


def passer_has_lost(moves):
    """A position with a pass and a move to LOSE is a draw: the opponent passes back."""
    lab = _wave(moves)
    return [2 if u in row and lab[u] == 1 else lab[u] for u, row in enumerate(moves)]


def stuck_if_all_pass(moves):
    """A position with a pass alone is stuck."""
    return _wave(moves, seeds={u: 0 for u, row in enumerate(moves) if all(v == u for v in row)})


def two_passes_end_it(moves):
    """After two passes the game is over, and the player to move has lost."""
    lab = _wave(moves)
    return [0 if u in row and lab[u] == 2 else lab[u] for u, row in enumerate(moves)]


def one_pass_removed(moves):
    """Removes the first pass of each list only."""
    rows = [list(row) for row in moves]
    for u, row in enumerate(rows):
        if u in row:
            row.remove(u)
    return _wave(rows)


WRONG = {
    passing_once: "pass-rescues",
    passing_is_no_move: "passes-dropped",
    counter_without_the_pass: "passes-not-counted",
    passer_has_lost: "pass-draws-afterwards",
    stuck_if_all_pass: "lone-pass-lost",
    two_passes_end_it: "draw-called-lose+at-itself",
    one_pass_removed: "draw-called-win-or-lose",
}
