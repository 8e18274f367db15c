"""Wrong answers to task 8, a twenty-second set: what was meant is in the docstring."""


def repeated_from_the_first_pile(n: int, takes: list[int]) -> list[int]:
    """Meant: stop when the last labels have been there before. Wrong: the period begins later."""
    reach = max(takes)
    labels: list[int] = []
    seen: dict[str, int] = {}
    for pile in range(n + 1):
        labels.append(int(any(t <= pile and not labels[pile - t] for t in takes)))
        window = "".join(map(str, labels[-reach:]))
        if len(window) == reach:
            if window in seen:
                period = pile - seen[window]
                return labels + [labels[p % period] for p in range(pile + 1, n + 1)]
            seen[window] = pile
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {repeated_from_the_first_pile: "periodic-from-zero"}
