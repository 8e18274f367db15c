"""Wrong answers to task 3, a thirteenth set: what was meant is in the docstring."""

from collections import Counter, defaultdict


def values_of_a_dict_in_order_of_appearance(moves):
    """Meant: collect the predecessors in a dict of lists and hand out the lists.

    Wrong: values() come in the order in which targets were met, and the others have no list.
    """
    degrees = [len(row) for row in moves]
    back = defaultdict(list)
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    return degrees, list(back.values())


def terminals_have_no_entry_in_the_counter(moves):
    """Meant: count how often each position is the start of a move.

    Wrong: the values of the Counter leave out the positions with no move, so the list is short.
    """
    arcs = [(u, v) for u, row in enumerate(moves) for v in row]
    starts = Counter(u for u, _ in arcs)
    predecessors = [[] for _ in moves]
    for u, v in arcs:
        predecessors[v] += [u]
    return list(starts.values()), predecessors


def searches_everything_for_each_position(moves):
    """Meant: for each v, list who can move there.

    Wrong: goes through all moves again for each position, n times m steps; the answer is right.
    """
    n = len(moves)
    degrees = [len(moves[u]) for u in range(n)]
    predecessors = [[u for u in range(n) for w in moves[u] if w == v] for v in range(n)]
    return degrees, predecessors


def one_pair_for_each_position(moves):
    """Meant: degree and predecessors of every position.

    Wrong: gives a list of n pairs instead of a pair of two lists.
    """
    n = len(moves)
    answer = [(len(moves[u]), []) for u in range(n)]
    for u in range(n):
        for v in moves[u]:
            answer[v][1].append(u)
    return answer


def degrees_count_arrivals_and_sets_lose_copies(moves):
    """Meant: go over all moves once, counting at the start and noting at the target.

    Two slips: counts at the target, so the moves that lead in; predecessors are kept in sets.
    """
    n = len(moves)
    degrees = [0] * n
    predecessors = [set() for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            degrees[v] += 1
            predecessors[v].add(u)
    return degrees, [sorted(who) for who in predecessors]


def nobody_precedes_itself_and_distinct_degrees(moves):
    """Meant: note u at each of its targets, and how many moves it has.

    Two slips: a move u -> u is not noted among the predecessors; parallel moves count as 1 in
    the degrees.
    """
    degrees, predecessors = [], []
    for row in moves:
        degrees.append(len(set(row)))
        predecessors.append([])
    for u, row in enumerate(moves):
        for v in row:
            if v == u:
                continue
            predecessors[v].append(u)
    return degrees, predecessors


WRONG = {
    values_of_a_dict_in_order_of_appearance: "gaps-closed",
    terminals_have_no_entry_in_the_counter: "degrees-without-terminals",
    searches_everything_for_each_position: "searched-for-each",
    one_pair_for_each_position: "pairs-listed",
    degrees_count_arrivals_and_sets_lose_copies: "predecessors-once+in-degrees",
    nobody_precedes_itself_and_distinct_degrees: "degrees-once+loops-not-reversed",
}
