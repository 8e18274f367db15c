"""Wrong answers to task 3, two slips in one: what was meant is in the docstring."""


def nothing_counted_and_nothing_kept(moves):
    """Meant: to fill both lists. Wrong: they are handed back as they were made."""
    return [0] * len(moves), [[] for _ in moves]


def ways_in_counted_and_loops_left_out(moves):
    """Meant: degrees and predecessors. Wrong: loops are skipped, and the target is counted."""
    degrees, before = [0] * len(moves), [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                degrees[v] += 1
                before[v].append(u)
    return degrees, before


WRONG = {
    nothing_counted_and_nothing_kept: "nothing-appended+degrees-zero",
    ways_in_counted_and_loops_left_out: "in-degrees+loops-skipped",
}
