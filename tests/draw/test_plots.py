"""matplotlib draws the same; any of its figures becomes a Picture."""

import xml.etree.ElementTree as ET

import pytest
from drawn import FIVE, texts

from gamegraphs import GameGraph, GameGraphError, solve
from gamegraphs.draw import draw, draw_matplotlib, picture_of


def test_matplotlib_draws_the_same():
    pytest.importorskip("matplotlib").use("Agg")
    from matplotlib import pyplot as plt

    graph = GameGraph.from_moves(FIVE)
    ax = draw_matplotlib(graph, solve(graph), highlight=[2], moves=[(0, 1)], title="Five")
    assert [text.get_text() for text in ax.texts] == texts(draw(graph, solve(graph)))
    # Six moves, five positions and a ring.
    assert len(ax.patches) == 6 + 5 + 1
    assert ax.get_title() == "Five"
    plt.close(ax.figure)


def test_picture_of_gives_the_same_text_and_closes_the_figure():
    pytest.importorskip("matplotlib").use("Agg")
    from matplotlib import pyplot as plt

    def figure():
        fig, ax = plt.subplots()
        ax.plot([0, 1], [0, 1], label="line")
        ax.legend()
        return fig

    one, two = picture_of(figure(), "a line"), picture_of(figure(), "a line")
    assert one.svg == two.svg
    assert one.alt == "a line"
    assert plt.get_fignums() == []
    assert one.svg.startswith("<svg")
    assert ">line</text>" in one.svg
    assert "\n" not in one.svg
    assert one.size[0] > 400
    ET.fromstring(one.svg)


def test_what_is_no_graph_and_no_title_is_refused():
    pytest.importorskip("matplotlib").use("Agg")
    with pytest.raises(GameGraphError, match=r"GameGraph\.from_moves\(\[\[1\], \[\]\]\)"):
        draw_matplotlib([[1], []])
    with pytest.raises(GameGraphError, match="title must be a text, not the int 5"):
        draw_matplotlib(GameGraph.from_moves(FIVE), title=5)
