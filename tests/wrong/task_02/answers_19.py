"""Wrong answers to task 2, a twentieth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1
_seeds: dict[int, int] = {}


def one_dict_for_all_calls(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: to save memory. Wrong: what an earlier call has returned changes with the next one."""
    _seeds.clear()
    for u, row in enumerate(moves):
        if not row:
            _seeds[u] = WIN if misere else LOSE
    return _seeds


def a_new_dict_for_each_terminal(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: nothing is changed, all is made anew. Wrong: each terminal copies all before it."""
    seeds: dict[int, int] = {}
    for u, row in enumerate(moves):
        seeds = seeds if row else {**seeds, u: int(misere)}
    return seeds


WRONG = {one_dict_for_all_calls: "kept-between-calls", a_new_dict_for_each_terminal: "copied-whole"}
