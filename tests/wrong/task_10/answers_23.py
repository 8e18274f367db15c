"""Wrong answers to task 10, a twenty-third set: what was meant is in the docstring."""


def llm_farther_end(length, a, b, stay=True):
    """Wrong: closed formula which, where staying is not allowed, lets B run to the farther end of
    the line, past A if need be.
    """
    gap = abs(a - b)
    if stay:
        if gap <= 1:
            return 1
        way = length - 1 - a if a < b else a
        return 2 * way - 1
    # Each ply changes the parity of the gap, and A needs a gap of 1.
    if gap % 2 == 0:
        return None
    if gap == 1:
        return 1
    # The tokens do not block each other, so B picks the end that lasts longer.
    way = max(length - 2 - a, a - 1)
    return 2 * way - 1


def _steps(length, stay):
    return [
        [y for y in (x - 1, x, x + 1) if 0 <= y < length and (stay or y != x)]
        for x in range(length)
    ]


def _chase(length, a, b, stay, limit):
    """The wave, layer by layer, for at most `limit` plies."""
    near = _steps(length, stay)
    a_moves = [[0] * length for _ in range(length)]
    b_moves = [[0] * length for _ in range(length)]
    left = [[len(near[y]) for y in range(length)] for _ in range(length)]
    plies = 1
    layer = [(x, y) for y in range(length) for x in near[y]]
    for x, y in layer:
        a_moves[x][y] = 1
    while layer and plies < limit:
        held = []
        for x, y in layer:
            for back in near[y]:
                if back != x:
                    left[x][back] -= 1
                    if not left[x][back]:
                        b_moves[x][back] = plies + 1
                        held.append((x, back))
        layer = []
        for x, y in held:
            for back in near[x]:
                if not a_moves[back][y]:
                    a_moves[back][y] = plies + 2
                    layer.append((back, y))
        plies += 2
    return a_moves[a][b] or None


def chase_cut_the_middle(length, a, b, stay=True):
    """Wrong: cuts cells out between tokens that are far apart (lines above 64 cells) and adds two
    plies for each; without staying an odd cut turns the parity round: capture_on_line(101, 0, 99,
    stay=False) is 197, not None.
    """
    if b < a:
        a, b = length - 1 - a, length - 1 - b
    cut = max(0, min(length - 64, b - a - 8))
    plies = _chase(length - cut, a, b - cut, stay, 4 * length)
    return None if plies is None else plies + 2 * cut


def chase_of_limited_patience(length, a, b, stay=True):
    """Wrong: where both must move it gives up after 100 plies, as if a chase were short or endless
    then; capture_on_line(60, 0, 59, stay=False) is 115, not None.
    """
    return _chase(length, a, b, stay, 2 * length if stay else 100)


WRONG = {
    llm_farther_end: "",
    chase_cut_the_middle: "",
    chase_of_limited_patience: "",
}
