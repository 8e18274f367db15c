"""Undirected graphs for games of pursuit: all small ones, and random ones from a seed."""

import networkx as nx


def atlas(most):
    """All graphs with 1 to `most` vertices, up to isomorphism."""
    return [g for g in nx.graph_atlas_g() if 1 <= len(g) <= most]


def random_graph(seed):
    n = 2 + seed % 9
    return nx.gnp_random_graph(n, (0.2, 0.35, 0.5)[seed % 3], seed=seed)
