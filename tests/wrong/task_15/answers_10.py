"""Wrong answers to task 15, a ninth set: what was meant is in the docstring."""


def sums_before_paths(graph_type, has_cycles, is_sum_of_games, query):
    """Asks whether it is a sum first, and only then what is asked."""
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        if query == "distance":
            return "RETROGRADE" if has_cycles else "MEMO_DFS"
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    if query in ("longest_simple_path", "count_simple_paths"):
        return "INTRACTABLE"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def partizan_sum_as_one_game(graph_type, has_cycles, is_sum_of_games, query):
    """A partizan sum is taken for one large game."""
    if query.endswith(("simple_path", "simple_paths")):
        return "INTRACTABLE"
    if is_sum_of_games and graph_type != "partizan" and query != "distance":
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


def counting_needs_the_wave(graph_type, has_cycles, is_sum_of_games, query):
    """Distances come from the wave, also where nothing comes back."""
    match query:
        case "longest_simple_path" | "count_simple_paths":
            return "INTRACTABLE"
        case "distance" if not (is_sum_of_games and graph_type == "partizan"):
            return "RETROGRADE"
    if is_sum_of_games:
        if graph_type == "partizan":
            return "INTRACTABLE"
        return "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return "RETROGRADE" if has_cycles else "MEMO_DFS"


WRONG = {
    sums_before_paths: "paths-as-play",
    partizan_sum_as_one_game: "partizan-as-one",
    counting_needs_the_wave: "distance-always-retrograde",
}
