"""Wrong answers to task 2, a fourteenth set: what was meant is in the docstring."""

from itertools import chain


def unreached_ends_left_out(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: a terminal is a position where play arrives and cannot go on.

    Wrong: a position without moves that nobody can move to is a terminal too, it is left out.
    """
    targets = set(chain.from_iterable(moves))
    seed = 1 if misere else 0
    return {v: seed for v in targets if len(moves[v]) == 0}


def truth_value_as_label(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: misere is false for 0 and true for 1, so it is the seed already.

    Wrong: the values are False and True and not the labels 0 and 1.
    """
    return dict.fromkeys((u for u, row in enumerate(moves) if not row), misere)


def number_looked_up_by_index(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: go through the lists and ask moves.index for the number of each empty one.

    Wrong: index gives the first equal list, so with several terminals only the first is found,
    again and again.
    """
    seeds = {}
    for row in moves:
        if row == []:
            u = moves.index(row)
            if misere:
                seeds[u] = 1
            else:
                seeds[u] = 0
    return seeds


def ends_peeled_off_in_rounds(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: a terminal is a position from which play can not go on any more.

    Wrong: positions that can only move to terminals are taken for terminals as well, round by
    round, until nothing changes.
    """
    seed = int(misere)
    seeds = {}
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if u not in seeds and all(v in seeds for v in row):
                seeds[u] = seed
                changed = True
    return seeds


def counted_from_one_and_misere_forgotten(
    moves: list[list[int]], misere: bool = False
) -> dict[int, int]:
    """Meant: number the positions and note the empty ones as LOSE.

    Wrong: (1) the positions are numbered from 1; (2) misere is never looked at.
    """
    lose = 0
    result = dict()
    for number, row in enumerate(moves, start=1):
        if not row:
            result[number] = lose
    return result


def passers_as_draws_and_seeds_swapped(
    moves: list[list[int]], misere: bool = False
) -> dict[int, int]:
    """Meant: seed everything that is known from the start, and who can only pass has a draw.

    Wrong: (1) a position with moves only to itself is no terminal and gets in with 2; (2) the
    label is that of the player who has just moved, so normal and misere are exchanged.
    """
    seeds = {}
    for u in range(len(moves)):
        others = [v for v in moves[u] if v != u]
        if others:
            continue
        if moves[u]:
            seeds[u] = 2
        else:
            seeds[u] = 0 if misere else 1
    return seeds


WRONG = {
    unreached_ends_left_out: "with-a-way-in",
    truth_value_as_label: "truth-values",
    number_looked_up_by_index: "first-only",
    ends_peeled_off_in_rounds: "peeled-off",
    counted_from_one_and_misere_forgotten: "misere-ignored+counted-from-one",
    passers_as_draws_and_seeds_swapped: "seeds-swapped+passes-are-draws",
}
