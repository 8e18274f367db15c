"""Wrong answers to task 12, in different styles."""


def solved(moves, lose=max):
    """{position: (label, plies)}; `lose` chooses among the ways of the loser."""
    found = {u: (0, 0) for u, row in enumerate(moves) if not row}
    plies = 0
    while True:
        plies += 1
        new = {}
        for u, row in enumerate(moves):
            if u not in found:
                kids = [found.get(v) for v in row]
                lost = [k[1] for k in kids if k and k[0] == 0]
                if lost:
                    new[u] = (1, 1 + min(lost))
                elif all(k and k[0] == 1 for k in kids):
                    new[u] = (0, 1 + lose(k[1] for k in kids))
        if not new:
            return found
        found.update(new)


def longest(found, label):
    few = [(plies, -u) for u, (x, plies) in found.items() if x == label]
    return (-max(few)[1], max(few)[0]) if few else None


def one_maximum(moves):
    """One maximum for both halves."""
    found = solved(moves)
    most = max((plies for _, plies in found.values()), default=None)

    def half(label):
        for u in sorted(found):
            if found[u] == (label, most):
                return u, most
        return None

    return half(1), half(0)


def max_of_nothing(moves):
    """max() of an empty list raises."""
    found = solved(moves)
    win = max((u for u in found if found[u][0] == 1), key=lambda u: found[u][1])
    loss = max((u for u in found if found[u][0] == 0), key=lambda u: found[u][1])
    return (win, found[win][1]), (loss, found[loss][1])


def quick_loser(moves):
    """The loser hurries."""
    found = solved(moves, lose=min)
    return longest(found, 1), longest(found, 0)


def pairs_turned(moves):
    """(plies, position)."""
    found = solved(moves)
    halves = [longest(found, label) for label in (1, 0)]
    return tuple(half and half[::-1] for half in halves)


def loss_first(moves):
    """The loss stands first."""
    found = solved(moves)
    return longest(found, 0), longest(found, 1)


def zero_is_none(moves):
    """`if plies`: a loss of 0 plies is taken for none."""
    best = [None, None]
    for u, (label, plies) in sorted(solved(moves).items()):
        if plies and (best[label] is None or plies > best[label][1]):
            best[label] = (u, plies)
    return best[1], best[0]


def minus_one(moves):
    """(0, -1) where there is none."""
    found = solved(moves)
    return longest(found, 1) or (0, -1), longest(found, 0) or (0, -1)


def swapped_and_quick(moves):
    """Pairs turned, and the loser hurries: two mistakes."""
    found = solved(moves, lose=min)
    return tuple(half and (half[1], half[0]) for half in (longest(found, 1), longest(found, 0)))


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    one_maximum: "one-maximum",
    max_of_nothing: "max-of-nothing",
    quick_loser: "quick-loser",
    pairs_turned: "pairs-swapped",
    loss_first: "halves-swapped",
    zero_is_none: "zero-is-nothing",
    minus_one: "minus-ones",
    swapped_and_quick: "quick-loser+pairs-swapped",
}
