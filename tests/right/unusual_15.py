"""Right answers to task 15 in unusual styles."""


def matched(graph_type, has_cycles, is_sum_of_games, query):
    """match on the four facts."""
    match (query, is_sum_of_games, graph_type, has_cycles):
        case (("longest_simple_path" | "count_simple_paths"), _, _, _):
            return "INTRACTABLE"
        case (_, True, "partizan", _):
            return "INTRACTABLE"
        case ("distance", _, _, cyclic) | (_, False, _, cyclic):
            return "RETROGRADE" if cyclic else "MEMO_DFS"
        case (_, True, _, cyclic):
            return "LOOPY_GRUNDY" if cyclic else "GRUNDY"


def tabled(graph_type, has_cycles, is_sum_of_games, query):
    """A table of the tools."""
    one = {False: "MEMO_DFS", True: "RETROGRADE"}
    many = {False: "GRUNDY", True: "LOOPY_GRUNDY"}
    if query.endswith(("path", "paths")):
        return "INTRACTABLE"
    if not is_sum_of_games:
        return one[has_cycles]
    if graph_type == "partizan":
        return "INTRACTABLE"
    return (one if query == "distance" else many)[has_cycles]


def one_expression(graph_type, has_cycles, is_sum_of_games, query):
    """Nested conditional expressions."""
    return (
        "INTRACTABLE"
        if "simple" in query or (is_sum_of_games and graph_type == "partizan")
        else ("LOOPY_" * has_cycles + "GRUNDY")
        if is_sum_of_games and query != "distance"
        else ("MEMO_DFS", "RETROGRADE")[has_cycles]
    )


def numbered(graph_type, has_cycles, is_sum_of_games, query):
    """An index worked out from the facts."""
    tools = ["MEMO_DFS", "RETROGRADE", "GRUNDY", "LOOPY_GRUNDY", "INTRACTABLE"]
    hard = "simple" in query or (graph_type == "partizan" and is_sum_of_games)
    values = is_sum_of_games and query != "distance"
    return tools[4 if hard else 2 * values + has_cycles]


RIGHT = [matched, tabled, one_expression, numbered]
