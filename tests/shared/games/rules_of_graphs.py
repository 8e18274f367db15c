"""Stored graphs behind the rules that `solve_implicit` takes: plain functions, and array rules."""

from gamegraphs import GameGraph
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit

# Array rules: params are n, the places of the rows of succ and of pred, the verdicts (3: none),
# and the rows, each after its length.


def params_of(graph, verdicts):
    rows = [graph.moves(u) for u in range(graph.n)]
    rows += [graph.predecessors(v) for v in range(graph.n)]
    places, body = [], []
    for row in rows:
        places.append(1 + 3 * graph.n + len(body))
        body += [len(row), *row]
    return [graph.n, *places, *(verdicts.get(u, 3) for u in range(graph.n)), *body]


def succ(u, params, out):
    at = params[1 + u]
    for k in range(params[at]):
        out[k] = params[at + 1 + k]
    return params[at]


def pred(v, params, out):
    at = params[1 + params[0] + v]
    for k in range(params[at]):
        out[k] = params[at + 1 + k]
    return params[at]


def terminal(u, params):
    return params[1 + 2 * params[0] + u]


def degree(u, params):
    return params[params[1 + u]]


WAYS = ("lists", "arrays")


def solved(way, graph, verdicts=None, **more):
    verdicts = verdicts or {}
    if way == "lists":
        return solve_implicit(graph.n, graph.moves, graph.predecessors, verdicts.get, **more)
    rows = [len(graph.moves(u)) for u in range(graph.n)]
    rows += [len(graph.predecessors(u)) for u in range(graph.n)]
    more = {"most_moves": max([*rows, 1]), **more}
    return solve_implicit(
        graph.n, succ, pred, terminal, params=params_of(graph, verdicts), **more
    )  # fmt: skip


CHAIN = GameGraph.from_moves([[1], [2], []])


def lists(**changed):
    rules = {"succ": CHAIN.moves, "pred": CHAIN.predecessors, "terminal": lambda u: False}
    return solve_implicit(3, **(rules | changed))


def nobody(u, params, out):
    return 0


def never(u, params):
    return 3
