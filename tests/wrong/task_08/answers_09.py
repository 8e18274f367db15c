"""Wrong answers to task 8, an eighth set: what was meant is in the docstring."""


def off_by_one(n, takes):
    """One pile is missing at the end."""
    labels = []
    for pile in range(n):
        labels.append(int(any(t <= pile and labels[pile - t] == 0 for t in takes)))
    return labels


def every_take_has_to_lose(n, takes):
    """WIN only if all possible takes lead to LOSE."""
    labels = []
    for pile in range(n + 1):
        after = [labels[pile - t] for t in takes if t <= pile]
        labels.append(int(bool(after) and all(a == 0 for a in after)))
    return labels


WRONG = {
    off_by_one: "last-pile-missing",
    every_take_has_to_lose: "all-must-lose",
}
