"""Wrong answers to task 15, a sixth set: what was meant is in the docstring."""

HARD = {"longest_simple_path", "count_simple_paths"}


def _tool(kind, cycles, added, query):
    if query in HARD or (added and kind == "partizan"):
        return "INTRACTABLE"
    if added and query != "distance":
        return "LOOPY_GRUNDY" if cycles else "GRUNDY"
    return "RETROGRADE" if cycles else "MEMO_DFS"


def move_by_search(graph_type, has_cycles, is_sum_of_games, query):
    """Best move not by values."""
    one = is_sum_of_games and query != "best_move"
    if query == "best_move" and graph_type == "partizan" and is_sum_of_games:
        one = True
    return _tool(graph_type, has_cycles, one, query)


def move_by_search_partizan_too(graph_type, has_cycles, is_sum_of_games, query):
    """Best move not by values, in partizan sums neither."""
    return _tool(graph_type, has_cycles, is_sum_of_games and query != "best_move", query)


def plies_by_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """Distance always RETROGRADE; partizan sums stay hard."""
    if query == "distance" and not (graph_type == "partizan" and is_sum_of_games):
        return "RETROGRADE"
    return _tool(graph_type, has_cycles, is_sum_of_games, query)


def plies_by_retrograde_all(graph_type, has_cycles, is_sum_of_games, query):
    """Distance always RETROGRADE, without exception."""
    match query:
        case "distance":
            return "RETROGRADE"
        case _:
            return _tool(graph_type, has_cycles, is_sum_of_games, query)


def counting_by_search(graph_type, has_cycles, is_sum_of_games, query):
    """Counting paths is easy: MEMO_DFS."""
    return (
        "MEMO_DFS"
        if query.startswith("count")
        else _tool(graph_type, has_cycles, is_sum_of_games, query)
    )


def counting_on_dags(graph_type, has_cycles, is_sum_of_games, query):
    """Counting paths is easy where there are no cycles."""
    if query == "count_simple_paths" and not has_cycles:
        return "MEMO_DFS"
    return _tool(graph_type, has_cycles, is_sum_of_games, query)


def counting_on_the_dag(graph_type, has_cycles, is_sum_of_games, query):
    """Counting paths is easy on a dag."""
    if query == "count_simple_paths" and graph_type == "dag":
        return "MEMO_DFS"
    return _tool(graph_type, has_cycles, is_sum_of_games, query)


def tool_by_cycles(graph_type, has_cycles, is_sum_of_games, query):
    """Tool choices: cycles alone decide, sums are one game."""
    if query in HARD:
        return "INTRACTABLE"
    return {True: "RETROGRADE", False: "MEMO_DFS"}[has_cycles]


def grundy_for_any_sum(graph_type, has_cycles, is_sum_of_games, query):
    """Tool choices: sums are GRUNDY, also partizan, also distances."""
    if query in HARD:
        return "INTRACTABLE"
    if is_sum_of_games:
        return "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def partizan_hard(graph_type, has_cycles, is_sum_of_games, query):
    """Tool choices: partizan is hopeless."""
    return (
        "INTRACTABLE"
        if graph_type == "partizan"
        else _tool(graph_type, has_cycles, is_sum_of_games, query)
    )


def longest_by_search(graph_type, has_cycles, is_sum_of_games, query):
    """The longest path is taken to be easy."""
    if query == "longest_simple_path":
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return _tool(graph_type, has_cycles, is_sum_of_games, query)


def partizan_by_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """RETROGRADE for everything partizan."""
    if graph_type == "partizan" and query not in HARD:
        return "RETROGRADE"
    return _tool(graph_type, has_cycles, is_sum_of_games, query)


WRONG = {
    move_by_search: "best-move-without-values",
    move_by_search_partizan_too: "best-move-without-values",
    plies_by_retrograde: "distance-always-retrograde",
    plies_by_retrograde_all: "distance-always-retrograde",
    counting_by_search: "counting-is-easy",
    counting_on_dags: "paths-on-dags",
    counting_on_the_dag: "paths-on-dags",
    tool_by_cycles: "sums-ignored",
    grundy_for_any_sum: "grundy-for-sums",
    partizan_hard: "partizan-hopeless",
    longest_by_search: "longest-is-easy",
    partizan_by_retrograde: "partizan-retrograde",
}
