"""Wrong answers to task 2, a fifteenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1

seeds_found = {}


def targets_minus_sources(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: ends are where one can arrive but not leave: all targets without all sources.

    Wrong: a terminal that nobody can move to is left out.
    """
    targets = {v for row in moves for v in row}
    sources = {u for u, row in enumerate(moves) if row}
    seed = WIN if misere else LOSE
    return dict.fromkeys(targets - sources, seed)


def truth_value_as_label(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: stuck wins exactly in misere play, so the flag is the seed.

    Wrong: the values are False and True, not the labels 0 and 1.
    """
    return {u: misere for u in range(len(moves)) if len(moves[u]) == 0}


def seen_by_the_first_player(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: give each terminal the outcome.

    Wrong: it is the outcome of the player who began at position 0, not of the one to move at
    the terminal: at an odd distance from 0 the seed is turned round.
    """
    distance = {0: 0}
    line = [0]
    for u in line:
        for v in moves[u]:
            if v not in distance:
                distance[v] = distance[u] + 1
                line.append(v)
    seeds = {}
    for u in range(len(moves)):
        if not moves[u]:
            seed = WIN if misere else LOSE
            if distance.get(u, 0) % 2 == 1:
                seed = 1 - seed
            seeds[u] = seed
    return seeds


def dict_never_emptied(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: collect the seeds in a dict.

    Wrong: the dict lives outside the function and still holds the terminals of earlier calls.
    """
    for u, row in enumerate(moves):
        if not row:
            seeds_found[u] = WIN if misere else LOSE
    return seeds_found


def misere_seeds_one_move_earlier(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: in misere play whoever has to make the last move has lost, so start from there.

    Wrong: in misere play it gives the positions all of whose moves lead to terminals (as LOSE)
    instead of the terminals (as WIN).
    """
    ends = [u for u in range(len(moves)) if not moves[u]]
    if not misere:
        return {u: LOSE for u in ends}
    is_end = set(ends)
    seeds = {}
    for u, row in enumerate(moves):
        if row and all(v in is_end for v in row):
            seeds[u] = LOSE
    return seeds


def loop_and_flag_two_slips(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: go through all positions and give the ends their seed.

    Wrong: (1) the loop begins at 1 and misses position 0; (2) the last else belongs to the
    wrong if, so in misere play there are seeds for all positions with moves as well.
    """
    seeds = {}
    for u in range(1, len(moves)):
        if not misere:
            if len(moves[u]) == 0:
                seeds[u] = LOSE
        else:
            seeds[u] = WIN
    return seeds


WRONG = {
    targets_minus_sources: "with-a-way-in",
    truth_value_as_label: "truth-values",
    seen_by_the_first_player: "",
    dict_never_emptied: "kept-between-calls",
    misere_seeds_one_move_earlier: "where-misere",
    loop_and_flag_two_slips: "",
}
