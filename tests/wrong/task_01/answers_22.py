"""Wrong answers to task 1, a twenty-second set: what was meant is in the docstring."""

WIN, LOSE = 1, 0


def recursion_with_safety_net(moves: list[list[int]]) -> list[int]:
    """Meant: memoised recursion.

    Wrong: a RecursionError is hidden and turned into LOSE.
    """
    memo = {}

    def solve(u):
        if u in memo:
            return memo[u]
        r = LOSE
        for v in moves[u]:
            if solve(v) == LOSE:
                r = WIN
                break
        memo[u] = r
        return r

    out = []
    for u in range(len(moves)):
        try:
            out.append(solve(u))
        except RecursionError:
            out.append(memo.get(u, LOSE))
    return out


WRONG = {recursion_with_safety_net: ""}
