"""Wrong answers to task 5 whose work is quadratic as well: what is wrong is said first."""


def a_hundred_sweeps(moves):
    """On a chain that leads up each sweep decides one position."""
    labels = [2 if row else 1 for row in moves]
    for _ in range(100):
        for u, row in enumerate(moves):
            if labels[u] == 2 and row:
                if any(labels[v] == 0 for v in row):
                    labels[u] = 1
                elif all(labels[v] == 1 for v in row):
                    labels[u] = 0
    return labels


WRONG = {a_hundred_sweeps: "fixed-rounds"}
