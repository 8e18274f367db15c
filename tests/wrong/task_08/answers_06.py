"""Wrong answers to task 8, a fifth set: what was meant is in the docstring."""


def from_one(n, takes):
    """Begins at pile 1."""
    label = [0]
    for pile in range(1, n + 1):
        label.append(int(any(pile >= t and label[pile - t] == 0 for t in takes)))
    return label[1:]


def quotient(n, takes):
    """WIN when pile // max is odd."""
    return [(pile // max(takes)) % 2 for pile in range(n + 1)]


def smallest_take(n, takes):
    """Only the smallest take is used."""
    t = min(takes)
    return [(pile // t) % 2 for pile in range(n + 1)]


def min_max_blocks(n, takes):
    """pile % (min + max) >= min: the formula for intervals."""
    a, b = min(takes), max(takes)
    return [int(pile % (a + b) >= a) for pile in range(n + 1)]


def draws_and_misere(n, takes):
    """Two mistakes: stuck wins, and the whole pile may not be taken."""
    label = []
    for pile in range(n + 1):
        fits = [t for t in takes if t < pile]
        label.append(int(any(label[pile - t] == 0 for t in fits)) if fits else 1)
    return label


WRONG = {
    from_one: "pile-0-missing",
    quotient: "win-called-lose",
    smallest_take: "smallest-take",
    min_max_blocks: "interval-assumed",
    draws_and_misere: "not-the-whole-pile+exchanged",
}
