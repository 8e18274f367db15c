"""More wrong answers to task 9, written after the names were improved."""


def _labels(rows):
    lab = [2] * len(rows)
    again = True
    while again:
        again = False
        for u, row in enumerate(rows):
            if lab[u] == 2:
                got = {lab[v] for v in row}
                new = 1 if 0 in got else 0 if got <= {1} else 2
                if new != 2:
                    lab[u], again = new, True
    return lab


def backward_means_cycle(rows):
    """A move to a number that is not larger."""
    kind = "CYCLIC" if any(v <= u for u, row in enumerate(rows) for v in row) else "ACYCLIC"
    return kind, _labels(rows)


def two_cycles_only(rows):
    """Only loops and u -> v -> u are looked for."""
    back = any(u in rows[v] for u, row in enumerate(rows) for v in row)
    return "CYCLIC" if back else "ACYCLIC", _labels(rows)


WRONG = {
    backward_means_cycle: "smaller-number",
    two_cycles_only: "short-cycles-alone",
}
