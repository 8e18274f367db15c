"""Wrong answers to task 3, a twenty-second set: what was meant is in the docstring."""

from itertools import groupby, repeat


def runs_of_equal_targets(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: group parallel moves as runs.

    Wrong: a target that returns after another one overwrites its first run.
    """
    predecessors: list[list[int]] = [[] for _ in moves]
    for source, targets in enumerate(moves):
        multiplicity = {target: sum(1 for _ in run) for target, run in groupby(targets)}
        for target, times in multiplicity.items():
            predecessors[target].extend(repeat(source, times))
    return list(map(len, moves)), predecessors


def doubled_moves_patched_on(moves):
    """Meant: a set for each row, and doubles added again.

    Wrong: three parallel moves count as two.
    """
    n = len(moves)
    degrees = [0] * n
    predecessors = [[] for _ in range(n)]
    for u in range(n):
        seen = set()
        double = set()
        for v in moves[u]:
            if v in seen:
                double.add(v)
            seen.add(v)
        for v in seen:
            predecessors[v].append(u)
        for v in double:  # the second example needs this
            predecessors[v].append(u)
        degrees[u] = len(seen) + len(double)
    return degrees, predecessors


def one_shared_list_and_in_degrees(moves):
    """Meant: dict.fromkeys as an empty table.

    Wrong: all keys share one list, and the degrees are those of the arrows coming in.
    """
    n = len(moves)
    table = dict.fromkeys(range(n), [])  # noqa: RUF024
    degrees = [0] * n
    for u in range(n):
        for v in moves[u]:
            degrees[v] += 1
            table[v].append(u)
    return degrees, [table[v] for v in range(n)]


WRONG = {
    runs_of_equal_targets: "groups-replaced",
    doubled_moves_patched_on: "two-of-many",
    one_shared_list_and_in_degrees: "shared-list+in-degrees",
}
