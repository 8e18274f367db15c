"""Wrong answers to task 3, a sixteenth set: what was meant is in the docstring."""


def reverse_generator_used_twice(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: Make the stream of all moves once, then fill both parts from it.

    Wrong: The stream is a generator and is used up after the first loop, so the second loop
    has nothing to count and all degrees stay 0.
    """
    edges = ((u, v) for u, row in enumerate(moves) for v in row)
    predecessors = [[] for _ in moves]
    degrees = [0] * len(moves)
    for u, v in edges:
        predecessors[v].append(u)
    for u, _ in edges:
        degrees[u] += 1
    return degrees, predecessors


def reverse_moved_starts(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: Two flat arrays: count what arrives, add up where each block starts, fill, cut.

    Wrong: `start` is pushed on while the blocks are filled and then used for cutting them. By
    then each start stands at the end of its block, so v gets the predecessors of v + 1.
    """
    n = len(moves)
    degrees = [len(row) for row in moves]
    start = [0] * (n + 1)
    for row in moves:
        for v in row:
            start[v + 1] += 1
    for v in range(n):
        start[v + 1] += start[v]
    flat = [0] * start[n]
    for u in range(n):
        for v in moves[u]:
            flat[start[v]] = u
            start[v] += 1
    predecessors = [flat[start[v] : start[v + 1]] for v in range(n)]
    return degrees, predecessors


def reverse_parallel_squared(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: Parallel moves must be kept, so enter u as often as v stands in its list.

    Wrong: The loop already comes to each copy of v. Entering `row.count(v)` copies each time
    makes four entries of two parallel moves.
    """
    degrees = list(map(len, moves))
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        times = {}
        for v in row:
            times[v] = times.get(v, 0) + 1
        for v in row:
            predecessors[v] += [u] * times[v]
    return degrees, predecessors


def reverse_both_ways(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: The usual adjacency lists: enter each move at both of its ends.

    Wrong: That is how an undirected graph is stored. The target of a move is not a predecessor
    of the position it starts from.
    """
    degrees = []
    neighbours = [[] for _ in range(len(moves))]
    for u, row in enumerate(moves):
        degrees.append(len(row))
        for v in row:
            neighbours[v].append(u)
            neighbours[u].append(v)
    return degrees, neighbours


def reverse_last_index_as_count(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: Number the moves of u while going through them; the last number is the degree.

    Wrong: `enumerate` begins with 0, so the last number is one less than the count of the
    moves.
    """
    n = len(moves)
    degrees, predecessors = [0] * n, [[] for _ in range(n)]
    for u in range(n):
        for number, v in enumerate(moves[u]):
            degrees[u] = number
            predecessors[v].append(u)
    return degrees, predecessors


def reverse_no_self_and_squeezed(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: Count the moves of whoever has some, the others have 0; then turn the moves
    round.

    Wrong: (1) A move u -> u is not entered, as if a position could not come before itself. (2)
    The degrees of the positions without moves are left out and made up for with zeros at the
    end, so the other degrees move up to the wrong positions.
    """
    degrees = [len(row) for row in moves if row]
    degrees += [0] * (len(moves) - len(degrees))
    predecessors = {v: [] for v in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            if v == u:
                continue
            predecessors[v].append(u)
    return degrees, [predecessors[v] for v in range(len(moves))]


WRONG = {
    reverse_generator_used_twice: "degrees-zero",
    reverse_moved_starts: "next-list",
    reverse_parallel_squared: "parallel-squared",
    reverse_both_ways: "both-directions",
    reverse_last_index_as_count: "wrong-degree",
    reverse_no_self_and_squeezed: "",
}
