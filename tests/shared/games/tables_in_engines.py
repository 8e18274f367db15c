"""Graphs as tables of an engine for the tests, and answers as lists."""

from __future__ import annotations

import itertools
import random

import pytest
from helpers import all_digraphs

import gamegraphs as gg

pa = pytest.importorskip("pyarrow", reason='pip install "gamegraphs[tables]"')
ibis = pytest.importorskip("ibis", reason='pip install "gamegraphs[tables]"')

_COUNT = itertools.count()


def integers(connection, columns, kind="int64"):
    """Return a new table of the connection with these columns of whole numbers."""
    data = pa.table({name: pa.array(values, kind) for name, values in columns.items()})
    name = f"given_{next(_COUNT)}"
    if connection.name == "pyspark":
        frame = connection._session.createDataFrame(data)
        frame.createOrReplaceTempView(name)
        return connection.table(name)
    return connection.create_table(name, data)


def moves_table(connection, moves):
    """Return the table of moves that are given as lists."""
    source = [u for u, row in enumerate(moves) for _ in row]
    return integers(connection, {"source": source, "target": [v for row in moves for v in row]})


def answer_lists(answer):
    """Return (labels, distances) of an answer, by position; every position once, from 0 on."""
    columns = answer.labels.order_by("position").to_pyarrow().to_pydict()
    assert columns["position"] == list(range(len(columns["position"])))
    return columns["outcome"], [-1 if d is None else d for d in columns["distance"]]


def true_lists(graph, terminals="normal", verdicts=None):
    """Return the same of `gg.solve`."""
    true = gg.solve(graph, terminals, verdicts)
    return true.labels.tolist(), true.distances.tolist()


def all_small_graphs():
    """Return all digraphs of up to 3 positions as the parts of one graph, as lists of moves."""
    moves = []
    for n in (1, 2, 3):
        for rows in all_digraphs(n):
            first = len(moves)
            moves += [[first + v for v in row] for row in rows]
    return moves


def strewn_verdicts(n, seed):
    """Return verdicts of all kinds for one position in six."""
    rng = random.Random(seed)
    return {u: rng.choice(tuple(gg.Outcome)) for u in range(n) if rng.random() < 1 / 6}


def doubled(moves, seed):
    """Return moves with parallel ones: each is there up to three times."""
    rng = random.Random(seed)
    return [[v for v in row for _ in range(rng.randint(1, 3))] for row in moves]
