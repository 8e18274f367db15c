"""Wrong answers to task 1, a twenty-third set: what was meant is in the docstring."""


def label_with_guarded_recursion(moves: list[list[int]]) -> list[int]:
    """Meant: where a search is too deep, LOSE will do. Wrong: on chains of one parity."""
    known: dict[int, int] = {}

    def label(u: int) -> int:
        if u not in known:
            try:
                known[u] = 1 if any(label(v) == 0 for v in moves[u]) else 0
            except RecursionError:
                known[u] = 0
        return known[u]

    return [label(u) for u in range(len(moves))]


def label_with_a_guess_of_win(moves: list[list[int]]) -> list[int]:
    """Meant: the same with WIN for what is too deep. Wrong: on chains of the other parity."""
    known: dict[int, int] = {}

    def label(u: int) -> int:
        if u not in known:
            try:
                known[u] = 1 if any(label(v) == 0 for v in moves[u]) else 0
            except RecursionError:
                known[u] = 1
        return known[u]

    return [label(u) for u in range(len(moves))]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {label_with_guarded_recursion: "", label_with_a_guess_of_win: ""}
