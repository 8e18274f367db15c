"""Wrong answers to task 15, a tenth set: what was meant is in the docstring."""

PATHS = ("longest_simple_path", "count_simple_paths")


def values_do_not_tell_the_move(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: values say who wins; for a best move take the whole sum for one game.
    Wrong: the values tell the move too: one looks to which value it leads."""
    if query in PATHS:
        return "INTRACTABLE"
    if is_sum_of_games and graph_type == "partizan":
        return "INTRACTABLE"
    if is_sum_of_games and query not in ("best_move", "distance"):
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def asking_for_draws_needs_the_wave(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: "win_lose_draw" asks for three labels, which only retrograde analysis has.
    Wrong: it is another name of "who_wins", and without cycles nobody draws."""
    if query.endswith(("_path", "_paths")):
        return "INTRACTABLE"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query != "distance":
            return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    if has_cycles or query == "win_lose_draw":
        return "RETROGRADE"
    return "MEMO_DFS"


def counts_paths_without_cycles_and_knows_one_name(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: a table of facts. Two slips: without cycles it counts simple paths by MEMO_DFS; of the
    four names of one question only "who_wins" is known in sums."""
    one_game = {True: "RETROGRADE", False: "MEMO_DFS"}[has_cycles]
    values = {True: "LOOPY_GRUNDY", False: "GRUNDY"}[has_cycles]
    if query == "longest_simple_path":
        return "INTRACTABLE"
    if query == "count_simple_paths":
        return "INTRACTABLE" if has_cycles else "MEMO_DFS"
    if not is_sum_of_games:
        return one_game
    if graph_type == "partizan":
        return "INTRACTABLE"
    return values if query in {"who_wins", "best_move"} else one_game


def directed_is_partizan_and_values_count_plies(
    graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str
) -> str:
    """Meant: "directed" is not impartial. Two slips: in sums it is treated like "partizan";
    Grundy values are taken to tell the distance in a sum without cycles."""
    match (query, is_sum_of_games):
        case ("longest_simple_path" | "count_simple_paths", _):
            return "INTRACTABLE"
        case (_, False):
            return "RETROGRADE" if has_cycles else "MEMO_DFS"
        case (_, True) if graph_type in ("partizan", "directed"):
            return "INTRACTABLE"
        case ("distance", True) if has_cycles:
            return "RETROGRADE"
    return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"


WRONG = {
    values_do_not_tell_the_move: "best-move-without-values",
    asking_for_draws_needs_the_wave: "draws-need-the-wave",
    counts_paths_without_cycles_and_knows_one_name: "paths-on-dags+one-name",
    directed_is_partizan_and_values_count_plies: "values-tell-distances+only-impartial",
}
