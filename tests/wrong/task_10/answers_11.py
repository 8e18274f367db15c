"""Wrong answers to task 10, a tenth set: what was meant is in the docstring."""


def b_runs_to_the_wall_and_waits_there(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: a formula, B runs to the wall and A needs all the cells up to there.
    Wrong for stay=False: B cannot wait at the wall, it has to come back and is caught earlier."""
    gap = abs(a - b)
    if stay and gap == 0:
        return 1
    if not stay and gap % 2 == 0:
        return None
    if gap == 1:
        return 1
    way = length - 1 - a if a < b else a
    return 2 * way - 1


def no_chase_is_longer_than_the_line(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: work out who is caught within 1, 2, 3, ... plies.
    Wrong: it ends after as many plies as there are cells; A may need nearly twice as many."""
    steps = (-1, 0, 1) if stay else (-1, 1)
    cells = range(length)
    to = [[c + s for s in steps if 0 <= c + s < length] for c in cells]
    a_turn: dict[tuple[int, int], int] = {}
    b_turn: dict[tuple[int, int], int] = {(c, c): 0 for c in cells}
    fresh = dict(b_turn)
    for plies in range(1, length + 1):
        if plies % 2:
            new = {(x, q) for p, q in fresh for x in to[p] if (x, q) not in a_turn}
            fresh = dict.fromkeys(new, plies)
            a_turn.update(fresh)
        else:
            near = {(p, y) for p, q in fresh for y in to[q] if (p, y) not in b_turn}
            fresh = {(p, q): plies for p, q in near if all((p, y) in a_turn for y in to[q])}
            b_turn.update(fresh)
    return a_turn.get((a, b))


def b_may_run_into_a_and_moves_of_a_are_counted(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: caught when both are on one cell. Two slips: a move of B onto A's cell is taken for a
    capture; the moves of A are counted, not the plies of both."""
    shifts = [-1, 0, 1] if stay else [-1, 1]
    inside = [[c + d for d in shifts if 0 <= c + d < length] for c in range(length)]
    caught_in: dict[tuple[int, int], int] = {}
    for p in range(length):
        for q in inside[p]:
            caught_in[p, q] = 1
    todo = list(caught_in)
    for p, q in todo:  # grows while it is read
        for y in inside[q]:
            # B on y, A on p: is each move of B bad, onto A's own cell included?
            if all(z == p or (p, z) in caught_in for z in inside[y]):
                for x in inside[p]:
                    if (x, y) not in caught_in:
                        caught_in[x, y] = caught_in[p, q] + 1
                        todo.append((x, y))
    return caught_in.get((a, b))


def together_is_zero_and_a_may_always_wait(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: on one cell B is caught. Two slips: beginning on one cell is no capture, so 0 is
    wrong; stay=False is taken to bind B alone, and A may stay where it is."""

    def ways(cell, may_stay):
        reach = [cell - 1, cell + 1] + ([cell] if may_stay else [])
        return [c for c in reach if 0 <= c < length]

    plies = {("B", c, c): 0 for c in range(length)}
    left = {(p, q): len(ways(q, stay)) for p in range(length) for q in range(length)}
    if a == b:
        return 0
    todo = list(plies)
    for turn, p, q in todo:  # grows while it is read
        now = plies[turn, p, q]
        if turn == "B":
            before = [("A", x, q) for x in ways(p, True)]
        else:
            before = [("B", p, y) for y in ways(q, stay)]
        for state in before:
            if state in plies:
                continue
            if turn == "A":
                left[state[1:]] -= 1
                if left[state[1:]]:
                    continue
            plies[state] = now + 1
            todo.append(state)
    return plies.get(("A", a, b))


WRONG = {
    b_runs_to_the_wall_and_waits_there: "waits-at-the-wall",
    no_chase_is_longer_than_the_line: "ended-too-early",
    b_may_run_into_a_and_moves_of_a_are_counted: "plies-miscounted",
    together_is_zero_and_a_may_always_wait: "step-of-length-zero+none-at-the-start",
}
