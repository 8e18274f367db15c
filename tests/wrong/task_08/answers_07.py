"""Wrong answers to task 8, a sixth set: what was meant is in the docstring."""


def negative_from_zero(n, takes):
    """Negative index, pile 0 too, inner loop over takes with a break."""
    lab = [0 for _ in range(n + 1)]
    for i in range(n + 1):
        for t in takes:
            if lab[i - t] == 0:
                lab[i] = 1
                break
    return lab


def negative_from_one(n, takes):
    """Negative index, from pile 1 on, sorted takes."""
    lab = [0] * (n + 1)
    i = 1
    while i <= n:
        for t in sorted(takes):
            if not lab[i - t]:
                lab[i] = 1
        i += 1
    return lab


def negative_append(n, takes):
    """Negative index into a growing list, caught."""
    lab = [0]
    for i in range(1, n + 1):
        win = 0
        for t in takes:
            try:
                if lab[i - t] == 0:
                    win = 1
            except IndexError:
                pass
        lab.append(win)
    return lab


def negative_with_draws(n, takes):
    """Negative index, the list begins with DRAW."""
    lab = [0] + [2] * n
    for i in range(1, n + 1):
        lab[i] = int(any(lab[i - t] == 0 for t in takes))
    return lab


def negative_dict(n, takes):
    """Piles below 0 looked up in a dict: taken for LOSE."""
    lab = {0: 0}
    for i in range(1, n + 1):
        lab[i] = 1 if any(lab.get(i - t, 0) == 0 for t in takes) else 0
    return [lab[i] for i in range(n + 1)]


def up_to_n(n, takes):
    """range(1, n): pile n keeps its 0."""
    lab = [0] * (n + 1)
    for p in range(1, n):
        lab[p] = int(any(lab[p - s] == 0 for s in takes if s <= p))
    return lab


WRONG = {
    negative_from_zero: "negative-index",
    negative_from_one: "negative-index-above-0",
    negative_append: "negative-index-growing",
    negative_with_draws: "negative-index-above-0",
    negative_dict: "below-0-loses",
    up_to_n: "last-pile-not-labelled",
}
