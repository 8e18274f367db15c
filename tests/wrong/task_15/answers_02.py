"""Wrong answers to task 15, as other students write them."""

WHO = ("who_wins", "winner", "outcome", "win_lose_draw")
PATHS = {"longest_simple_path", "count_simple_paths"}


def _right(kind, cycles, total, query):
    if query in PATHS:
        return "INTRACTABLE"
    if not total:
        return "RETROGRADE" if cycles else "MEMO_DFS"
    if kind == "partizan":
        return "INTRACTABLE"
    if query == "distance":
        return "RETROGRADE" if cycles else "MEMO_DFS"
    return "LOOPY_GRUNDY" if cycles else "GRUNDY"


def sums_are_one_game(graph_type, has_cycles, is_sum_of_games, query):
    """A sum is treated like one game."""
    return _right(graph_type, has_cycles, False, query)


def no_loopy_values(graph_type, has_cycles, is_sum_of_games, query):
    """GRUNDY for sums with cycles, too."""
    tool = _right(graph_type, has_cycles, is_sum_of_games, query)
    return "GRUNDY" if tool == "LOOPY_GRUNDY" else tool


def partizan_by_retrograde(graph_type, has_cycles, is_sum_of_games, query):
    """A partizan sum is solved as one large game."""
    if graph_type == "partizan":
        is_sum_of_games = False
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def values_tell_all(graph_type, has_cycles, is_sum_of_games, query):
    """Values for the distance in a sum, too."""
    match query:
        case "distance":
            return _right(graph_type, has_cycles, is_sum_of_games, "who_wins")
        case _:
            return _right(graph_type, has_cycles, is_sum_of_games, query)


def paths_in_a_dag(graph_type, has_cycles, is_sum_of_games, query):
    """Without cycles paths are easy."""
    if query in PATHS and not has_cycles:
        return "MEMO_DFS"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


def paths_in_a_dag_and_no_loopy(graph_type, has_cycles, is_sum_of_games, query):
    """Two mistakes: without cycles paths are easy, and GRUNDY for sums with cycles."""
    if query in PATHS and not has_cycles:
        return "MEMO_DFS"
    return no_loopy_values(graph_type, has_cycles, is_sum_of_games, query)


def partizan_never(graph_type, has_cycles, is_sum_of_games, query):
    """Partizan is hard in every case, single games as well."""
    if graph_type.startswith("part"):
        return "INTRACTABLE"
    return _right(graph_type, has_cycles, is_sum_of_games, query)


WRONG = {
    sums_are_one_game: "sums-ignored",
    no_loopy_values: "cycles-in-sums",
    partizan_by_retrograde: "partizan-as-one",
    values_tell_all: "values-tell-distances",
    paths_in_a_dag: "paths-on-dags",
    paths_in_a_dag_and_no_loopy: "paths-on-dags+cycles-in-sums",
    partizan_never: "partizan-hopeless",
}
