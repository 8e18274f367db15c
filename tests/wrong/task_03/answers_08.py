"""Wrong answers to task 3, a seventh set: what was meant is in the docstring."""


def each_pair_once(moves):
    """Two moves to the same place are one, on both sides."""
    degrees, before = [], [[] for _ in moves]
    for u, row in enumerate(moves):
        different = []
        for v in row:
            if v not in different:
                different.append(v)
        degrees.append(len(different))
        for v in different:
            before[v].append(u)
    return degrees, before


def degrees_of_the_reverse(moves):
    """The degrees are those of the reversed graph."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return [len(row) for row in before], before


WRONG = {
    each_pair_once: "both-once",
    degrees_of_the_reverse: "in-degrees",
}
