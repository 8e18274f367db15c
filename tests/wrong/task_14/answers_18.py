"""Wrong answers to task 14, a twentieth set: what was meant is in the docstring."""

Table = list[list[int | None]]


def _near(n, edges):
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    return near


def the_first_number_stays(n: int, edges: list[tuple[int, int]]) -> Table:
    """Meant: sweep until nothing is new. Wrong: the first number need not be the least."""
    near = _near(n, edges)
    cop: Table = [
        [0 if c == r else 1 if r in near[c] else None for r in range(n)] for c in range(n)
    ]
    robber: Table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    new = True
    while new:
        new = False
        for c in range(n):
            for r in range(n):
                if robber[c][r] is None:
                    after = [cop[c][s] for s in near[r]]
                    if None not in after:
                        robber[c][r], new = 1 + max(after), True
                if cop[c][r] is None:
                    after = [robber[d][r] for d in near[c] if robber[d][r] is not None]
                    if after:
                        cop[c][r], new = 1 + min(after), True
    return cop


def two_digits_for_a_vertex(n: int, edges: list[tuple[int, int]]) -> Table:
    """Meant: cop and robber are one number, 100 c + r. Wrong: there are up to 300 vertices."""
    near = _near(n, edges)
    caught = {101 * v: 0 for v in range(n)}
    safe = dict(caught)
    plies = 1
    while True:
        new = [
            100 * c + r for c in range(n) for r in range(n)
            if 100 * c + r not in caught and any(100 * d + r in safe for d in near[c])
        ]  # fmt: skip
        if not new:
            return [[caught.get(100 * c + r) for r in range(n)] for c in range(n)]
        caught.update(dict.fromkeys(new, plies))
        safe = {
            100 * c + r: 0 for c in range(n) for r in range(n)
            if c == r or all(100 * c + s in caught for s in near[r])
        }  # fmt: skip
        plies += 2


WRONG = {the_first_number_stays: "", two_digits_for_a_vertex: "number-too-small"}
