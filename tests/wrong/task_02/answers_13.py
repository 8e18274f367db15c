"""Wrong answers to task 2, a twelfth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def a_move_to_position_zero_is_none(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: a row without any move is a terminal. Wrong: any() looks at the values and not at how
    many there are, so a position that can move to 0 alone is taken for a terminal."""
    seed = WIN if misere else LOSE
    return {u: seed for u, row in enumerate(moves) if not any(row)}


def ends_that_some_move_leads_to(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: a terminal is where a move ends up and no other begins. Wrong: goes through the
    targets of the moves, so a terminal that nobody can move to is missing."""
    seeds: dict[int, int] = {}
    for row in moves:
        for v in row:
            if len(moves[v]) == 0:
                if misere:
                    seeds[v] = WIN
                else:
                    seeds[v] = LOSE
    return seeds


def positions_that_nobody_can_enter(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: the positions at the end of the arrows. Wrong: direction. Finds those that no arrow
    leads to, not those that no arrow leads away from."""
    entered = set()
    for targets in moves:
        entered.update(targets)
    answer = {}
    for u in range(len(moves)):
        if u not in entered:
            answer[u] = 1 if misere else 0
    return answer


def misere_seeds_the_losers_as_well(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: in misere play begin with what is known at once. Wrong: positions whose every move
    leads to a terminal are keys too, as LOSE, though they have moves and are no terminals."""
    seeds = {}
    for u in range(len(moves)):
        if not moves[u]:
            seeds[u] = WIN if misere else LOSE
    if misere:
        for u in range(len(moves)):
            if moves[u] and all(not moves[v] for v in moves[u]):
                seeds[u] = LOSE
    return seeds


def returns_in_the_loop_and_counts_from_one(
    moves: list[list[int]], misere: bool = False
) -> dict[int, int]:
    """Meant: one pass over the rows. Two slips: the return stands inside the loop, so only the
    first terminal is found; positions are counted from 1."""
    seeds = {}
    for u, row in enumerate(moves, start=1):
        if row == []:
            seeds[u] = WIN if misere else LOSE
            return seeds
    return seeds


def list_with_gaps_for_normal_play_only(
    moves: list[list[int]], misere: bool = False
) -> dict[int, int]:
    """Meant: the list of labels from which the wave starts. Two slips: a list of n entries with
    None for the rest, not a dict; misere is never looked at, every terminal is LOSE."""
    labels = [None] * len(moves)
    for u in range(len(moves)):
        if len(moves[u]) == 0:
            labels[u] = LOSE
    return labels


WRONG = {
    a_move_to_position_zero_is_none: "zero-is-no-move",
    ends_that_some_move_leads_to: "with-a-way-in",
    positions_that_nobody_can_enter: "entries-seeded",
    misere_seeds_the_losers_as_well: "losers-seeded",
    returns_in_the_loop_and_counts_from_one: "first-only+counted-from-one",
    list_with_gaps_for_normal_play_only: "other-form",
}
