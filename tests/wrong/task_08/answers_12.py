"""Wrong answers to task 8, an eleventh set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def too_large_takes_dropped_only_once(n: int, takes: list[int]) -> list[int]:
    """Meant: drop takes that do not fit. Wrong: fit n, not the pile; index below 0 wraps round."""
    fitting = [t for t in takes if t <= n]
    labels = [LOSE] * (n + 1)
    for pile in range(1, n + 1):
        for t in fitting:
            if labels[pile - t] == LOSE:
                labels[pile] = WIN
                break
    return labels


def pattern_of_smallest_plus_largest(n: int, takes: list[int]) -> list[int]:
    """Meant: the labels repeat. Wrong: as [2, 3] does, smallest LOSEs, then `largest` WINs."""
    low, high = min(takes), max(takes)
    block = [LOSE] * low + [WIN] * high
    return [block[pile % len(block)] for pile in range(n + 1)]


def forward_marks_stop_before_n(n: int, takes: list[int]) -> list[int]:
    """Meant: mark what can move to a LOSE pile. Wrong: `< n` leaves the last pile unmarked."""
    labels = [LOSE] * (n + 1)
    for pile in range(n + 1):
        if labels[pile] == LOSE:
            for t in takes:
                if pile + t < n:
                    labels[pile + t] = WIN
    return labels


def only_the_largest_take_that_fits(n: int, takes: list[int]) -> list[int]:
    """Meant: take well. Wrong: both always take the largest number that fits, no other is tried."""
    order = sorted(takes, reverse=True)
    labels: list[int] = []
    for pile in range(n + 1):
        best = next((t for t in order if t <= pile), None)
        if best is None:
            labels.append(LOSE)
        else:
            labels.append(1 - labels[pile - best])
    return labels


_known: dict[int, int] = {}


def memo_of_the_last_game_and_one_stone_stays(n: int, takes: list[int]) -> list[int]:
    """Two slips: the memo outlives the call, keyed by pile only; a take must leave a stone."""

    def outcome(pile: int, memo: dict[int, int] = _known) -> int:
        if pile not in memo:
            memo[pile] = LOSE
            for t in takes:
                if t < pile and outcome(pile - t) == LOSE:
                    memo[pile] = WIN
                    break
        return memo[pile]

    return [outcome(pile) for pile in range(n + 1)]


def stops_at_first_misfit_and_only_zero_is_lost(n: int, takes: list[int]) -> list[int]:
    """Two slips: stops at the first take too large, unsorted; other stuck piles are no targets."""
    lost = {0}
    labels = {0: LOSE}
    for pile in range(1, n + 1):
        left_over = []
        for t in takes:
            if t > pile:
                break
            left_over.append(pile - t)
        if not left_over:
            labels[pile] = LOSE
            continue
        if any(rest in lost for rest in left_over):
            labels[pile] = WIN
        else:
            labels[pile] = LOSE
            lost.add(pile)
    return [labels[pile] for pile in range(n + 1)]


WRONG = {
    too_large_takes_dropped_only_once: "negative-index-above-0",
    pattern_of_smallest_plus_largest: "interval-assumed",
    forward_marks_stop_before_n: "last-pile-not-labelled",
    only_the_largest_take_that_fits: "largest-take",
    memo_of_the_last_game_and_one_stone_stays: "",
    stops_at_first_misfit_and_only_zero_is_lost: "win-called-lose",
}
