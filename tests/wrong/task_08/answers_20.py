"""Wrong answers to task 8, a twentieth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def a_reply_to_every_take(n: int, takes: list[int]) -> list[int]:
    """Meant: LOSE if there is a reply to every take. Wrong: the square of the number of takes."""
    labels: list[int] = []
    for pile in range(n + 1):
        answered = []
        for take in takes:
            if take <= pile:
                replies = 0
                for reply in takes:
                    if take + reply <= pile and labels[pile - take - reply] == LOSE:
                        replies += 1
                answered.append(replies > 0)
        labels.append(LOSE if all(answered) else WIN)
    return labels


def a_window_of_64_piles(n: int, takes: list[int]) -> list[int]:
    """Meant: bit s - 1 says whether the pile smaller by s is LOSE. Wrong: of 64 piles alone."""
    reach = sum(1 << take - 1 for take in takes)
    labels, window = [], 0
    for _ in range(n + 1):
        labels.append(WIN if window & reach else LOSE)
        window = (window << 1 | (labels[-1] == LOSE)) & (1 << 64) - 1
    return labels


WRONG = {a_reply_to_every_take: "line-runs-again", a_window_of_64_piles: "number-too-small"}
