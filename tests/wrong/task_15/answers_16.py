"""Wrong answers to task 15, a fifteenth set: what was meant is in the docstring."""

WHO = ("who_wins", "winner", "outcome", "win_lose_draw")


def or_with_a_string(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    """Meant: if the query is one of the two about simple paths, it is intractable.

    Wrong: `query == a or b` is always true, because the string b is; so everything is INTRACTABLE.
    """
    if query == "longest_simple_path" or "count_simple_paths":
        return "INTRACTABLE"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query != "distance":
            return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def directed_means_cyclic(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: "dag" has no cycles, so "directed" must be the graphs that have some.

    Wrong: "directed" says nothing about cycles; that is said by has_cycles alone.
    """
    cyclic = has_cycles or graph_type == "directed"
    if query.endswith(("path", "paths")):
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    one_game = {True: "RETROGRADE", False: "MEMO_DFS"}
    values = {True: "LOOPY_GRUNDY", False: "GRUNDY"}
    if is_sum_of_games and query != "distance":
        return values[cyclic]
    return one_game[cyclic]


def draws_need_retrograde(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: who asks for win, lose or draw wants three labels, and these come from retrograde
    analysis (or loopy values).

    Wrong: "win_lose_draw" is only another name for who_wins, and without cycles the simpler tool is
    right.
    """
    three_labels = has_cycles or query == "win_lose_draw"
    match query:
        case "longest_simple_path" | "count_simple_paths":
            return "INTRACTABLE"
    match (is_sum_of_games, graph_type):
        case (True, "partizan"):
            return "INTRACTABLE"
        case (True, _) if query != "distance":
            return "LOOPY_GRUNDY" if three_labels else "GRUNDY"
    return "RETROGRADE" if three_labels else "MEMO_DFS"


def values_name_no_move(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: values tell who wins, but not which move or how long, so for these take the whole sum
    for one game.

    Wrong: the values do tell the best move: one compares the values after each move.
    """
    if query in {"longest_simple_path", "count_simple_paths"}:
        return "INTRACTABLE"
    if not is_sum_of_games:
        return "RETROGRADE" if has_cycles else "MEMO_DFS"
    if graph_type == "partizan":
        return "INTRACTABLE"
    if query in WHO:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def distance_asked_before_partizan(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a distance always needs the graph of the whole game; sums come after that.

    Wrong: the distance in a partizan sum is let through as well, although such a sum may not be
    taken for one game.
    """
    single = "RETROGRADE" if has_cycles else "MEMO_DFS"
    if "simple" in query:
        return "INTRACTABLE"
    if query == "distance" or not is_sum_of_games:
        return single
    if graph_type == "partizan":
        return "INTRACTABLE"
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


def tools_two_slips(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str:
    """Meant: first the paths, then the distances, then sums and single games.

    Wrong: (1) counting paths is taken for easy without cycles (add up over the successors,
    MEMO_DFS); (2) distances are thought to need the wave always, so an acyclic game gets
    RETROGRADE.
    """
    if query == "count_simple_paths" and not has_cycles:
        return "MEMO_DFS"
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if query == "distance":
        return "RETROGRADE"
    if is_sum_of_games:
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


WRONG = {
    or_with_a_string: "or-with-a-string",
    directed_means_cyclic: "directed-means-cycles",
    draws_need_retrograde: "draws-need-the-wave",
    values_name_no_move: "best-move-without-values",
    distance_asked_before_partizan: "partizan-as-one",
    tools_two_slips: "distance-always-retrograde+paths-on-dags",
}
