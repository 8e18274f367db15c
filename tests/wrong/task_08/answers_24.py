"""Wrong answers to task 8, a twenty-fourth set: what was meant is in the docstring."""


def sub64(n, takes):
    """Meant: the Grundy numbers of the piles. Wrong: 64 bits hold them, and 64 is 0."""
    g = []
    for p in range(n + 1):
        m = 0
        for t in takes:
            if t <= p:
                m |= 1 << (g[p - t] % 64)
        k = 0
        while m >> k & 1:
            k += 1
        g.append(k)
    return [1 if x else 0 for x in g]


WRONG = {
    sub64: "number-too-small",
}
