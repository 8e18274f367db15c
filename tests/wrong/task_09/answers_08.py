"""Wrong answers to task 9, a seventh set: what was meant is in the docstring."""


def _solve(moves):
    labels = [2 if row else 0 for row in moves]
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] == 2:
                after = [labels[v] for v in row]
                new = 1 if 0 in after else 0 if all(a == 1 for a in after) else 2
                changed |= new != 2
                labels[u] = new
    return labels


def draws_mean_cycles(moves):
    """CYCLIC exactly where something is DRAW."""
    labels = _solve(moves)
    return ("CYCLIC" if 2 in labels else "ACYCLIC"), labels


def back_to_a_lower_one(moves):
    """CYCLIC if some move leads to the same or a lower number."""
    back = any(v <= u for u, row in enumerate(moves) for v in row)
    return ("CYCLIC" if back else "ACYCLIC"), _solve(moves)


WRONG = {
    draws_mean_cycles: "draws-decide",
    back_to_a_lower_one: "smaller-number",
}
