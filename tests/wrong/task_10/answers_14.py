"""Wrong answers to task 10, a thirteenth set: what was meant is in the docstring."""

from collections import deque


def shortest_way_in_which_b_helps(length, a, b, stay=True):
    """Meant: breadth-first search from the start until A has moved onto B.

    Wrong: that is the shortest of all plays, as if B chose its moves to be caught soon.
    """
    steps = (-1, 0, 1) if stay else (-1, 1)
    start = (a, b, "A")
    plies = {start: 0}
    queue = deque([start])
    while queue:
        x, y, turn = state = queue.popleft()
        for step in steps:
            following = (x + step, y, "B") if turn == "A" else (x, y + step, "A")
            if not (0 <= following[0] < length and 0 <= following[1] < length):
                continue
            if following in plies:
                continue
            plies[following] = plies[state] + 1
            if turn == "A" and following[0] == following[1]:
                return plies[following]
            queue.append(following)
    return None


def one_cell_too_many_on_the_right(length, a, b, stay=True):
    """Meant: the cells next to x, as far as the line goes.

    Wrong: the bound is c <= length, so both may step onto a cell beyond the right end.
    """
    cells = range(length + 1)
    steps = (-1, 0, 1) if stay else (-1, 1)
    near = [[x + s for s in steps if 0 <= x + s <= length] for x in cells]
    a_turn = [[None] * (length + 1) for _ in cells]
    b_turn = [[None] * (length + 1) for _ in cells]
    rest = [[len(near[y]) for y in cells] for _ in cells]
    queue = deque()
    for x in cells:
        b_turn[x][x] = 0
        queue.append((x, x, False))
    while queue:
        x, y, a_moves = queue.popleft()
        if not a_moves:
            for old in near[x]:
                if a_turn[old][y] is None:
                    a_turn[old][y] = b_turn[x][y] + 1
                    queue.append((old, y, True))
        else:
            for old in near[y]:
                rest[x][old] -= 1
                if rest[x][old] == 0 and b_turn[x][old] is None:
                    b_turn[x][old] = a_turn[x][y] + 1
                    queue.append((x, old, False))
    return a_turn[a][b]


def b_may_always_stay(length, a, b, stay=True):
    """Meant: the wave for both rules of staying.

    Wrong: without staying only A is made to move; B may stay all the same.
    """
    near_a = {x: [c for c in (x - 1, x, x + 1) if 0 <= c < length] for x in range(length)}
    near_b = {x: list(row) for x, row in near_a.items()}
    if not stay:
        for x in range(length):
            near_a[x].remove(x)
    spots = [(x, y) for x in range(length) for y in range(length)]
    caught = {(x, x) for x in range(length)}
    left = {(x, y): len(near_b[y]) for x, y in spots}
    answer = {}
    known = set(caught)
    wave, depth = list(caught), 0
    while wave:
        depth += 1
        reached = []
        for x, y in wave:
            for old in near_a[x]:
                if (old, y) not in answer:
                    answer[old, y] = depth
                    reached.append((old, y))
        depth += 1
        wave = []
        for x, y in reached:
            for old in near_b[y]:
                left[x, old] -= 1
                if left[x, old] == 0 and (x, old) not in known:
                    known.add((x, old))
                    wave.append((x, old))
    return answer.get((a, b))


def gives_up_after_length_plies(length, a, b, stay=True):
    """Meant: rounds of the wave, with an end to them in case B escapes.

    Wrong: stops after as many plies as there are cells; a chase may take nearly twice that.
    """
    limit = length
    near = []
    for x in range(length):
        near.append([c for c in range(max(0, x - 1), min(length, x + 2)) if stay or c != x])
    lost = {(x, x) for x in range(length)}
    won = {}
    rest = {(x, y): len(near[y]) for x in range(length) for y in range(length)}
    fresh = set(lost)
    for ply in range(1, limit + 1):
        if ply % 2:
            fresh = {(o, y) for x, y in fresh for o in near[x] if (o, y) not in won}
            won.update(dict.fromkeys(fresh, ply))
        else:
            following = set()
            for x, y in fresh:
                for old in near[y]:
                    rest[x, old] -= 1
                    if rest[x, old] == 0 and (x, old) not in lost:
                        lost.add((x, old))
                        following.add((x, old))
            fresh = following
    return won.get((a, b))


def same_cell_is_caught_and_moves_of_a_are_counted(length, a, b, stay=True):
    """Meant: the wave, and the number of A's start in the end.

    Two slips: if both begin on one cell the answer is 0; otherwise only the moves of A are
    counted, not all plies.
    """
    if a == b:
        return 0
    near = [[c for c in (x - 1, x, x + 1) if 0 <= c < length] for x in range(length)]
    if not stay:
        near = [[c for c in row if c != x] for x, row in enumerate(near)]
    plies = {(x, x, 1): 0 for x in range(length)}
    rest = {}
    queue = list(plies)
    for x, y, turn in queue:
        now = plies[x, y, turn]
        for old in near[x] if turn == 1 else near[y]:
            state = (old, y, 0) if turn == 1 else (x, old, 1)
            if state in plies:
                continue
            if turn == 0:
                rest[state] = rest.get(state, len(near[old])) - 1
                if rest[state]:
                    continue
            plies[state] = now + 1
            queue.append(state)
    result = plies.get((a, b, 0))
    return None if result is None else (result + 1) // 2


def formula_without_neighbours_and_one_count_for_both(length, a, b, stay=True):
    """Meant: B runs to the wall and A follows, so the cells behind B tell the plies.

    Two slips: a neighbour, caught in one ply, is counted like one far away; without staying the
    same number is taken, although B has to come back from the wall.
    """
    gap = abs(a - b)
    if not stay and gap % 2 == 0:
        return None
    if gap == 0:
        return 1
    to_the_wall = length - 1 - a if b > a else a
    return 2 * to_the_wall - 1


WRONG = {
    shortest_way_in_which_b_helps: "b-helps",
    one_cell_too_many_on_the_right: "one-cell-too-many",
    b_may_always_stay: "stays-always",
    gives_up_after_length_plies: "ended-too-early",
    same_cell_is_caught_and_moves_of_a_are_counted: "none-at-the-start+moves-of-a",
    formula_without_neighbours_and_one_count_for_both: "waits-at-the-wall",
}
