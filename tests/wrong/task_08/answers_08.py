"""Wrong answers to task 8, a seventh set: what was meant is in the docstring."""


def by_remainder(n, takes):
    """The rule of taking 1 to k, for any takes."""
    return [int(pile % (max(takes) + 1) != 0) if takes else 0 for pile in range(n + 1)]


def greedy(n, takes):
    """The player takes as much as possible."""
    labels = []
    for pile in range(n + 1):
        possible = [t for t in takes if t <= pile]
        labels.append(1 - labels[pile - max(possible)] if possible else 0)
    return labels


def one_too_few(n, takes):
    """A pile may not be emptied: t < pile."""
    labels = [0] * (n + 1)
    for pile in range(1, n + 1):
        for t in takes:
            if t < pile and labels[pile - t] == 0:
                labels[pile] = 1
    return labels


WRONG = {
    by_remainder: "multiples",
    greedy: "largest-take",
    one_too_few: "not-the-whole-pile",
}
