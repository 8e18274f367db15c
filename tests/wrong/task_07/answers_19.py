"""Wrong answers to task 7 that fail far from the end: by a byte of plies, by too few sweeps."""

UNKNOWN = 255


def reversed_moves(moves):
    """Return the sources of all moves, by target."""
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    return into


def plies_in_a_byte(moves, verdicts):
    """The last bit of the plies to the end is the label; 255 stands for "not known"."""
    into = reversed_moves(moves)
    plies = bytearray([UNKNOWN]) * len(moves)
    open_moves = [len(row) for row in moves]
    for u, label in verdicts.items():
        plies[u] = label
    queue = list(verdicts)
    for v in queue:
        after = (plies[v] + 1) % 256
        for u in into[v]:
            if plies[u] == UNKNOWN:
                open_moves[u] -= 1
                if after % 2 or not open_moves[u]:
                    plies[u] = after
                    queue.append(u)
    return [2 if x == UNKNOWN else x % 2 for x in plies]


def seventy_sweeps(moves, verdicts):
    """On a chain that leads up each sweep decides one position."""
    labels = [verdicts.get(u, 2) for u in range(len(moves))]
    for _ in range(70):
        for u, row in enumerate(moves):
            if labels[u] == 2 and row:
                after = {labels[v] for v in row}
                labels[u] = 1 if 0 in after else 0 if after == {1} else 2
    return labels


WRONG = {plies_in_a_byte: "narrow-numbers", seventy_sweeps: "fixed-rounds"}
