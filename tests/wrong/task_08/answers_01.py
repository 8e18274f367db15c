"""Wrong answers to task 8, in different styles."""

from functools import lru_cache


def negative_index(n, takes):
    """labels[p - s] with p - s below 0 reads from the end of the list so far."""
    labels = [0]
    for p in range(1, n + 1):
        won = 0
        for s in takes:
            if -len(labels) <= p - s < len(labels) and labels[p - s] == 0:
                won = 1
        labels.append(won)
    return labels


def negative_index_full(n, takes):
    """The same, in a list that has its full length from the beginning."""
    dp = [0] * (n + 1)
    for p in range(1, n + 1):
        dp[p] = max((1 - dp[p - s] for s in takes if s <= n), default=0)
    return dp


def one_too_few(n, takes):
    """n labels, without that of pile n."""
    lost = set()
    for p in range(n):
        if not any(p - s in lost for s in takes):
            lost.add(p)
    return [int(p not in lost) for p in range(n)]


def all_must_be_lost(n, takes):
    """WIN only if every take leaves LOSE."""

    @lru_cache(None)
    def win(p):
        left = [p - s for s in takes if s <= p]
        return bool(left) and all(not win(q) for q in left)

    return [int(win(p)) for p in range(n + 1)]


def modulo_of_the_largest(n, takes):
    """LOSE where p is a multiple of max(takes) + 1."""
    return [int(p % (max(takes) + 1) != 0) for p in range(n + 1)]


def not_exactly(n, takes):
    """s < p instead of s <= p: the last stones cannot be taken."""
    labels = []
    for p in range(n + 1):
        labels.append(int(any(s < p and labels[p - s] == 0 for s in takes)))
    return labels


def greedy(n, takes):
    """Always the largest take that fits."""
    labels = {0: 0}
    for p in range(1, n + 1):
        fitting = [s for s in takes if s <= p]
        labels[p] = 1 - labels[p - max(fitting)] if fitting else 0
    return [labels[p] for p in range(n + 1)]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    negative_index: "negative-index-growing",
    negative_index_full: "negative-index-above-0",
    one_too_few: "last-pile-missing",
    all_must_be_lost: "all-must-lose",
    modulo_of_the_largest: "multiples",
    not_exactly: "not-the-whole-pile",
    greedy: "largest-take",
}
