"""Which tool answers a question about a game?

Two questions decide: can a position come back, and is the game a sum of independent games?

                     acyclic         cyclic
    one game         MEMO_DFS        RETROGRADE
    impartial sum    GRUNDY          LOOPY_GRUNDY
    partizan sum     INTRACTABLE     INTRACTABLE

Text books often leave LOOPY_GRUNDY out: sums of cyclic impartial games have values too (Smith
1966; Fraenkel and Yesha 1986). Every sum is also one game, on the product of the graphs, and so the
first row solves it: that is the answer where values do not tell what is asked, the distance. It
would be one for partizan sums too; INTRACTABLE says that no tool of this table does better, and
warns of the product. Canonical forms do better on acyclic partizan games (Conway, On Numbers and
Games, 1976; Siegel's program CGSuite), but in general to decide a sum of them is PSPACE-complete
(Morris, Playing disjunctive sums is polynomial space complete, International Journal of Game
Theory 10, 1981). Questions about simple paths are no questions about play at all: NP-hard and
#P-hard in general (Valiant, The complexity of enumeration and reliability problems, SIAM Journal
on Computing 8, 1979).
"""

from __future__ import annotations

from ...outcome import GameGraphError

TOOLS = ("MEMO_DFS", "RETROGRADE", "GRUNDY", "LOOPY_GRUNDY", "INTRACTABLE")

GRAPH_TYPES = ("impartial", "partizan", "directed", "dag")
PLAY_QUERIES = ("who_wins", "outcome", "winner", "win_lose_draw", "best_move", "distance")
PATH_QUERIES = ("longest_simple_path", "count_simple_paths")

_REASONS = {
    "MEMO_DFS": "The game is acyclic: every play ends, and successors are decided before their "
    "predecessors, so depth-first search with memory decides each position once, in O(n + m).",
    "RETROGRADE": "Positions can come back, so no order puts successors first, and a draw is "
    "possible. Retrograde analysis works backward from the ends of the game, in O(n + m).",
    "GRUNDY": "Moves are made in one of several independent acyclic impartial games. Each has a "
    "Grundy value, and the values combine by XOR; the sum is lost exactly where the XOR is 0. "
    "Without acyclicity the mex recursion would have no bottom.",
    "LOOPY_GRUNDY": "Moves are made in one of several independent impartial games with cycles. "
    "Grundy values do not exist for all positions, but the Smith-Fraenkel values do: a nimber, "
    "or infinity with a set of nimbers. They add, and decide WIN, LOSE or DRAW of the sum.",
}
_GRAPH_OF_SUM = "the graph of the sum, which grows with the product of their sizes"
_PARTIZAN_SUM = (
    "The players have different moves, so the summands have no Grundy values, and to decide a "
    "sum of partizan games is PSPACE-complete already for acyclic ones. Acyclic summands have "
    "canonical forms, which add; CGSuite computes with them, and they may grow large. A few "
    f"small summands can be solved as one game, on {_GRAPH_OF_SUM}."
)
_DISTANCE_OF_SUM = (
    " The values of the summands do not tell how long the sum lasts, so it is solved as one game, "
    f"on {_GRAPH_OF_SUM}."
)
_HARD = {"longest_simple_path": "NP-hard", "count_simple_paths": "#P-hard"}
_PATHS = (
    "Questions about simple paths have nothing to do with labelling positions as won or lost, "
    "where a play may pass a position again; this one is {} in general."
)
_ACYCLIC_PATHS = (
    " Only on an acyclic graph, where every path is simple, does one pass in topological order "
    "answer it."
)


class Tool(str):
    """The name of a tool, equal to the plain string, with the reason for it in `reason`.

    >>> Tool("GRUNDY", "sums of acyclic games") == "GRUNDY"
    True
    """

    reason: str

    def __new__(cls, name: str, reason: str) -> Tool:
        tool = super().__new__(cls, name)
        tool.reason = reason
        return tool


def classify(
    graph_type: str = "impartial",
    has_cycles: bool = False,
    is_sum_of_games: bool = False,
    query: str = "who_wins",
) -> Tool:
    """Return the tool that answers a question about a game, with the reason for it.

    Parameters
    ----------
    graph_type : "impartial" (both players have the same moves), "partizan", or just
        "directed" or "dag", which are taken as impartial
    has_cycles : whether a position can come back
    is_sum_of_games : whether each move is made in one of several independent games
    query : "who_wins" (or "outcome", "winner", "win_lose_draw"), "best_move" or "distance",
        which are about play; "longest_simple_path" or "count_simple_paths", which are not

    Returns
    -------
    Tool, a str: "MEMO_DFS", "RETROGRADE", "GRUNDY", "LOOPY_GRUNDY" or "INTRACTABLE"

    Raises GameGraphError, which lists what is allowed, for anything else. Case does not
    matter, nor do hyphens or spaces in place of underscores.

    >>> classify("impartial", has_cycles=True, is_sum_of_games=False, query="who_wins")
    'RETROGRADE'
    >>> classify("impartial", True, False, "longest_simple_path").reason[-31:]
    'this one is NP-hard in general.'
    """
    graph_type = _word(graph_type, GRAPH_TYPES, "graph_type")
    query = _word(query, PLAY_QUERIES + PATH_QUERIES, "query")
    for flag, what in ((has_cycles, "has_cycles"), (is_sum_of_games, "is_sum_of_games")):
        if not isinstance(flag, bool):
            raise GameGraphError(f"{what} must be True or False, not {flag!r}")
    if graph_type == "dag" and has_cycles:
        raise GameGraphError('a "dag" has no cycles, but has_cycles is True')
    if query in PATH_QUERIES:
        exception = "" if has_cycles else _ACYCLIC_PATHS
        return Tool("INTRACTABLE", _PATHS.format(_HARD[query]) + exception)
    single = "RETROGRADE" if has_cycles else "MEMO_DFS"
    if not is_sum_of_games:
        return Tool(single, _REASONS[single])
    if graph_type == "partizan":
        return Tool("INTRACTABLE", _PARTIZAN_SUM)
    if query == "distance":
        return Tool(single, _REASONS[single] + _DISTANCE_OF_SUM)
    composed = "LOOPY_GRUNDY" if has_cycles else "GRUNDY"
    return Tool(composed, _REASONS[composed])


def _word(value: str, allowed: tuple[str, ...], what: str) -> str:
    word = value.lower().replace("-", "_").replace(" ", "_") if isinstance(value, str) else ""
    if word not in allowed:
        raise GameGraphError(f"{what} must be one of {', '.join(allowed)}, not {value!r}")
    return word
