"""Wrong answers to task 15, in different styles."""

WHO = {"who_wins", "winner", "outcome", "win_lose_draw"}


def best_move_as_one_game(graph_type, has_cycles, is_sum_of_games, query):
    """The best move in a sum is not taken from values."""
    if "simple" in query:
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query in WHO:
        return ["GRUNDY", "LOOPY_GRUNDY"][has_cycles]
    return ["MEMO_DFS", "RETROGRADE"][has_cycles]


def distance_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """Distances always by RETROGRADE."""
    if query.endswith(("paths", "path")):
        return "INTRACTABLE"
    if graph_type == "partizan" and is_sum_of_games:
        return "INTRACTABLE"
    if query == "distance":
        return "RETROGRADE"
    if is_sum_of_games:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def counting_is_easy(graph_type, has_cycles, is_sum_of_games, query):
    """Counting paths is done by a search."""
    if query == "longest_simple_path":
        return "INTRACTABLE"
    if query == "count_simple_paths":
        return "MEMO_DFS"
    table = {(0, 0): "MEMO_DFS", (0, 1): "RETROGRADE", (1, 0): "GRUNDY", (1, 1): "LOOPY_GRUNDY"}
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    return table[int(is_sum_of_games and query != "distance"), int(has_cycles)]


def partizan_values(graph_type, has_cycles, is_sum_of_games, query):
    """Partizan sums have Grundy values too."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if not is_sum_of_games or query == "distance":
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def dag_paths_easy(graph_type, has_cycles, is_sum_of_games, query):
    """On acyclic graphs paths are easy."""
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE" if has_cycles else "MEMO_DFS"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def always_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """RETROGRADE also without cycles: right, but not the simpler one."""
    if "simple" in query or (is_sum_of_games and graph_type == "partizan"):
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE"


def no_loopy_values(graph_type, has_cycles, is_sum_of_games, query):
    """GRUNDY also with cycles, and partizan single games are hard: two mistakes."""
    if "simple" in query or graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query != "distance":
        return "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    best_move_as_one_game: "best-move-without-values",
    distance_retrograde: "distance-always-retrograde",
    counting_is_easy: "counting-is-easy",
    partizan_values: "partizan-values",
    dag_paths_easy: "paths-on-dags",
    always_retrograde: "always-retrograde",
    no_loopy_values: "partizan-hopeless+cycles-in-sums",
}
