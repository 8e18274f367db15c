"""Wrong answers to task 2, a tenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def dict_is_kept_between_calls(
    moves: list[list[int]],
    misere: bool = False,
    seeds: dict[int, int] = {},  # noqa: B006 (that is the slip)
) -> dict[int, int]:
    """Meant: begin with an empty dict. Wrong: a default is made once, so the terminals of earlier
    games are still in it."""
    for u, row in enumerate(moves):
        if len(row) == 0:
            seeds[u] = WIN if misere else LOSE
    return seeds


def who_can_only_pass_is_stuck(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: a terminal is a position from which one cannot get away.
    Wrong: a position whose moves all lead to itself has a move and is no terminal."""
    seed = WIN if misere else LOSE
    return {u: seed for u in range(len(moves)) if all(v == u for v in moves[u])}


def truth_values_for_all_positions(
    moves: list[list[int]], misere: bool = False
) -> dict[int, int | None]:
    """Meant: misere is the very seed. Two slips: positions with moves are keys too, with None; the
    seeds are True and False instead of 1 and 0."""
    seeds = {}
    for u in range(len(moves)):
        seeds[u] = misere if not moves[u] else None
    return seeds


def walks_from_zero_for_the_last_mover(
    moves: list[list[int]], misere: bool = False
) -> dict[int, int]:
    """Meant: walk to the ends of the game. Two slips: terminals that position 0 does not reach are
    missing; the seed is that of the player who moved there."""
    seen, todo, seeds = {0}, [0], {}
    while todo:
        u = todo.pop()
        if not moves[u]:
            seeds[u] = LOSE if misere else WIN
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    return seeds


WRONG = {
    dict_is_kept_between_calls: "kept-between-calls",
    who_can_only_pass_is_stuck: "loops-are-ends",
    truth_values_for_all_positions: "keys-for-all+truth-values",
    walks_from_zero_for_the_last_mover: "seeds-swapped+seen-from-zero",
}
