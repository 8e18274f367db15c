"""Wrong answers to task 10, a twelfth set: what was meant is in the docstring."""

from collections import deque


def flees_to_the_wall_also_without_staying(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: a formula; B runs to the end of the line and A comes after it all the way. Wrong:
    without staying B cannot wait at the end, it has to come back one cell towards A, so the
    capture is one cell, that is two plies, earlier than the formula says."""
    if length == 1:
        return 1 if stay else None
    gap = abs(a - b)
    if not stay and gap % 2 == 0:
        return None
    if gap <= 1:
        return 1
    end = length - 1 if a < b else 0
    goal = end
    return 2 * abs(goal - a) - 1


def stepping_onto_the_hunter_is_caught(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: the wave over (A, B, turn), begun where the two have just come together. Wrong: a
    move of B onto A's cell counts as a capture too; the statement wants a move of A, and a B that
    may not stay has to go there at the end of the line."""
    steps = {}
    for cell in range(length):
        near = [cell - 1, cell + 1] + ([cell] if stay else [])
        steps[cell] = [x for x in near if 0 <= x < length]

    plies = {}
    to_come = {}
    queue = deque()
    for x in range(length):
        for y in range(length):
            to_come[x, y] = len(steps[y])
            if x in steps[y]:
                to_come[x, y] -= 1
    for x in range(length):
        plies[x, x, "B"] = 0
        queue.append((x, x, "B"))
    # B has no other way than onto A: caught by its own move
    pending = [(x, y) for (x, y), k in to_come.items() if k == 0 and x != y and steps[y]]
    for x, y in pending:
        plies[x, y, "B"] = 1
    queue.extend((x, y, "B") for x, y in pending)
    while queue:
        x, y, turn = queue.popleft()
        k = plies[x, y, turn]
        if turn == "B":
            for old in steps[x]:
                if (old, y, "A") not in plies:
                    plies[old, y, "A"] = k + 1
                    queue.append((old, y, "A"))
        elif x != y:
            for old in steps[y]:
                if (x, old, "B") in plies:
                    continue
                to_come[x, old] -= 1
                if to_come[x, old] == 0:
                    plies[x, old, "B"] = k + 1
                    queue.append((x, old, "B"))
    return plies.get((a, b, "A"))


def both_hurry_to_the_meeting(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the fewest plies until A catches B, by breadth-first search over (A, B, turn). Wrong:
    the search also chooses B's moves so that the capture comes soon; B wants it late, so for B all
    moves must lead to a capture and the longest counts."""

    def go(cell: int) -> list[int]:
        cells = [cell - 1, cell, cell + 1] if stay else [cell - 1, cell + 1]
        return [c for c in cells if 0 <= c < length]

    seen = {(a, b, 0)}
    queue = deque([(a, b, 0, 0)])
    while queue:
        x, y, turn, plies = queue.popleft()
        if turn == 0:
            for z in go(x):
                if z == y:
                    return plies + 1
                if (z, y, 1) not in seen:
                    seen.add((z, y, 1))
                    queue.append((z, y, 1, plies + 1))
        else:
            for z in go(y):
                if (x, z, 0) not in seen:
                    seen.add((x, z, 0))
                    queue.append((x, z, 0, plies + 1))
    return None


def gives_up_after_length_plies(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: let the wave run ply by ply, and stop when there is nothing more to come. Wrong:
    stops after as many plies as there are cells, since nobody has to walk further than that; but A
    and B both take plies, so a long chase has nearly twice as many."""

    def near(cell: int) -> list[int]:
        result = []
        if cell > 0:
            result.append(cell - 1)
        if stay:
            result.append(cell)
        if cell < length - 1:
            result.append(cell + 1)
        return result

    hunter = [[None] * length for _ in range(length)]
    prey = [[None] * length for _ in range(length)]
    count = [[len(near(y)) for y in range(length)] for _ in range(length)]
    for x in range(length):
        prey[x][x] = 0
    level = [(x, x) for x in range(length)]
    ply = 0
    limit = length
    while level and ply < limit:
        ply += 1
        following = []
        if ply % 2 == 1:
            for x, y in level:
                for old in near(x):
                    if hunter[old][y] is None:
                        hunter[old][y] = ply
                        following.append((old, y))
        else:
            for x, y in level:
                for old in near(y):
                    count[x][old] -= 1
                    if count[x][old] == 0 and prey[x][old] is None:
                        prey[x][old] = ply
                        following.append((x, old))
        level = following
    return hunter[a][b]


def may_lean_on_the_wall_and_takes_the_newest_first(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: solve the graph of all (A, B, whose turn) from the captures backwards. Two slips: a
    step over the end of the line is cut off at the end, so a token that may not stay can stay
    there after all; the position found last goes first (a stack, not a queue), so A may be
    credited with a longer chase than it needs."""
    if length == 1:
        return 1 if stay else None

    def steps(cell: int) -> set[int]:
        cells = {max(cell - 1, 0), min(cell + 1, length - 1)}
        if stay:
            cells.add(cell)
        return cells

    def options(x: int, y: int, turn: str) -> list[tuple[int, int, str]]:
        if turn == "A":
            return [(z, y, "B") for z in steps(x)]
        return [(x, z, "A") for z in steps(y)]

    spots = [(x, y, t) for x in range(length) for y in range(length) for t in "AB"]
    back = {spot: [] for spot in spots}
    left = {}
    known = {}
    queue = []
    for spot in spots:
        if spot[2] == "B" and spot[0] == spot[1]:
            known[spot] = 0
            queue.append(spot)
            continue
        following = options(*spot)
        left[spot] = len(following)
        for other in following:
            back[other].append(spot)
    while queue:
        spot = queue.pop()
        for old in back[spot]:
            if old in known:
                continue
            left[old] -= 1
            if old[2] == "A" or left[old] == 0:
                known[old] = known[spot] + 1
                queue.append(old)
    return known.get((a, b, "A"))


def only_the_prey_may_rest_and_same_cell_is_caught(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: number the positions, then retrograde analysis with distances. Two slips: staying is
    given to B alone, A has to take a step in every turn; and if both begin on one cell the answer
    is 0 at once, though A has to make a move first."""
    if a == b:
        return 0
    if length == 1:
        return None
    size = length * length

    def around(cell: int, rest: bool) -> list[int]:
        cells = [cell] if rest else []
        if cell >= 1:
            cells.append(cell - 1)
        if cell + 1 < length:
            cells.append(cell + 1)
        return cells

    a_rests = False
    distance = [-1] * (2 * size)
    opened = [len(around(i % length, stay)) for i in range(size)]
    wave = []
    for x in range(length):
        i = size + x * length + x
        distance[i] = 0
        wave.append(i)
    for i in wave:
        x, y = divmod(i % size, length)
        if i >= size:
            for old in around(x, a_rests):
                j = old * length + y
                if distance[j] < 0:
                    distance[j] = distance[i] + 1
                    wave.append(j)
        else:
            for old in around(y, stay):
                j = x * length + old
                opened[j] -= 1
                if opened[j] == 0 and distance[size + j] < 0:
                    distance[size + j] = distance[i] + 1
                    wave.append(size + j)
    found = distance[a * length + b]
    return None if found < 0 else found


WRONG = {
    flees_to_the_wall_also_without_staying: "waits-at-the-wall",
    stepping_onto_the_hunter_is_caught: "b-kept-off",
    both_hurry_to_the_meeting: "b-helps",
    gives_up_after_length_plies: "ended-too-early",
    may_lean_on_the_wall_and_takes_the_newest_first: "",
    only_the_prey_may_rest_and_same_cell_is_caught: "only-b-stays+none-at-the-start",
}
