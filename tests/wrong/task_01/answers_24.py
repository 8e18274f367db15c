"""Wrong answers to task 1, a twenty-fourth set: what was meant is in the docstring."""

from functools import reduce
from operator import xor

LOSE, WIN = 0, 1


def cpp_mex_in_64_bits(moves):
    """Wrong: Grundy sets live in a 64-bit mask with shifts modulo 64, so a move to Grundy value 64
    is taken for one to 0.
    """
    n = len(moves)
    rev = [[] for _ in range(n)]
    deg = [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            rev[v].append(u)
    mask = [0] * n
    grundy = [0] * n
    todo = [u for u in range(n) if deg[u] == 0]
    while todo:
        v = todo.pop()
        m = mask[v]
        grundy[v] = (~m & (m + 1)).bit_length() - 1
        bit = 1 << (grundy[v] & 63)
        for u in rev[v]:
            mask[u] |= bit
            deg[u] -= 1
            if deg[u] == 0:
                todo.append(u)
    return [WIN if g else LOSE for g in grundy]


def dag_row_fingerprint(moves):
    """Wrong: wide rows with equal (length, sum, xor, least, greatest) share one label; fails for
    rows of 4 or more moves, e.g. [[1],[],[1],[],[],[1],[1],[1],[0,1,6,7],[0,2,5,7]]: 9 gets the
    WIN of 8 but is LOSE.
    """
    n = len(moves)
    label = [None] * n
    known = {}
    for start in range(n):
        if label[start] is not None:
            continue
        path = [(start, iter(moves[start]))]
        while path:
            u, rest = path[-1]
            for v in rest:
                if label[v] is None:
                    path.append((v, iter(moves[v])))
                    break
            else:
                path.pop()
                row = moves[u]
                if not row:
                    label[u] = LOSE
                    continue
                key = len(row), sum(row), reduce(xor, row), min(row), max(row)
                if key not in known:
                    known[key] = WIN if LOSE in map(label.__getitem__, row) else LOSE
                label[u] = known[key]
    return label


def llm_kahn_counts_targets_once(moves):
    """Wrong: counts each predecessor once but subtracts once per parallel move, so a position can
    come too early in the order.
    """
    n = len(moves)
    waiting = [0] * n
    for row in moves:
        # A parallel move says nothing new about the order.
        for v in set(row):
            waiting[v] += 1
    order = [u for u in range(n) if waiting[u] == 0]
    for u in order:
        for v in moves[u]:
            waiting[v] -= 1
            if waiting[v] == 0:
                order.append(v)
    labels = [LOSE] * n
    for u in reversed(order):
        for v in moves[u]:
            if labels[v] == LOSE:
                labels[u] = WIN
                break
    return labels


WRONG = {
    cpp_mex_in_64_bits: "number-too-small",
    dag_row_fingerprint: "",
    llm_kahn_counts_targets_once: "entries-counted-once",
}
