"""Wrong answers to task 11, a fourteenth set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2


def targets_counted_once(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: the wave with counters; the same target twice is no second chance, so count it once.

    Wrong: pred lists a parallel move twice, so the counter goes down twice for one target and a
    position is LOSE before all its targets are WIN.
    """
    open_moves = [len(set(succ(u))) for u in range(n)]
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            open_moves[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif open_moves[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def each_position_seen_once(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: breadth-first search backwards from the terminals; a set of seen positions keeps it
    from running in circles.

    Wrong: a position is looked at only the first time the wave comes to it; later messages are
    lost, so a counter above 1 never gets to 0 and a later move to LOSE is overlooked.
    """
    labels = [DRAW] * n
    counter = [0] * n
    seen = set()
    queue = deque()
    for u in range(n):
        counter[u] = len(succ(u))
        if terminal(u):
            labels[u] = LOSE
            seen.add(u)
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if u in seen:
                continue
            seen.add(u)
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                counter[u] -= 1
                if counter[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def first_message_not_subtracted(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: ask for the number of moves of a position only when the wave first reaches it, which
    saves calls.

    Wrong: on that first visit the counter is set but the move the wave has come by is not taken
    off, so the counter stays one too high and hardly anything becomes LOSE.
    """
    labels = {u: LOSE for u in range(n) if terminal(u)}
    todo = list(labels)
    missing = {}
    while todo:
        v = todo.pop()
        for u in pred(v):
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                todo.append(u)
            elif u not in missing:
                missing[u] = len(succ(u))
            else:
                missing[u] -= 1
                if missing[u] == 0:
                    labels[u] = LOSE
                    todo.append(u)
    return [labels.get(u, DRAW) for u in range(n)]


def only_this_layers_winners(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: layer by layer: before the losers stand winners; a position all of whose moves lead to
    winners is a loser of the next layer.

    Wrong: the test uses only the winners of the newest layer instead of all winners so far, so a
    position with moves to an early and a late winner stays DRAW.
    """
    losers = {u for u in range(n) if terminal(u)}
    winners = set()
    new_losers = set(losers)
    while new_losers:
        new_winners = set()
        for v in new_losers:
            for u in pred(v):
                if u not in winners:
                    new_winners.add(u)
        winners |= new_winners

        candidates = set()
        for v in new_winners:
            candidates.update(pred(v))
        new_losers = set()
        for u in candidates - winners - losers:
            if all(w in new_winners for w in succ(u)):
                new_losers.add(u)
        losers |= new_losers
    return [LOSE if u in losers else WIN if u in winners else DRAW for u in range(n)]


def loops_dropped_and_only_terminals_win(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: the wave; a move to the position itself changes nothing, so leave it out; you win by
    moving to a position where the opponent is stuck.

    Wrong: (1) self-loops are not counted, so a position with a loop and otherwise bad moves is LOSE
    instead of DRAW. (2) WIN is given only before terminals, not before other LOSE positions.
    """
    left = []
    for u in range(n):
        left.append(sum(1 for v in succ(u) if v != u))
    result = [DRAW] * n
    queue = deque()
    for u in range(n):
        if terminal(u):
            result[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if result[u] == DRAW:
                if terminal(v):
                    result[u] = WIN
                    queue.append(u)
                elif result[v] == WIN:
                    left[u] -= 1
                    if left[u] == 0:
                        result[u] = LOSE
                        queue.append(u)
    return result


def begins_at_one_terminal_and_counts_pred(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: find the end of the game and work backwards from it, with a counter for each position.

    Wrong: (1) the wave begins only at the first terminal found; other terminals are even left DRAW.
    (2) the counter is the number of moves INTO the position (pred) instead of out of it (succ).
    """
    labels = [DRAW] * n
    end = next((u for u in range(n) if terminal(u)), None)
    if end is None:
        return labels
    counts = [len(pred(u)) for u in range(n)]
    labels[end] = LOSE
    known = [end]
    for v in known:
        for u in pred(v):
            if labels[u] == DRAW:
                counts[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    known.append(u)
                elif counts[u] <= 0:
                    labels[u] = LOSE
                    known.append(u)
    return labels


WRONG = {
    targets_counted_once: "succ-made-a-set",
    each_position_seen_once: "looked-at-once",
    first_message_not_subtracted: "win-not-queued",
    only_this_layers_winners: "counted-afresh",
    loops_dropped_and_only_terminals_win: "lose-not-queued+loops-skipped",
    begins_at_one_terminal_and_counts_pred: "ways-in-counted+some-not-seeded",
}
