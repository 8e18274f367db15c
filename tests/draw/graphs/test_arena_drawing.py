"""Pictures of arenas: one mark for owners, priorities, ranks, winners and moves, in words too."""

import re
import xml.etree.ElementTree as ET

import pytest
from drawn import GRAPHS, SVG, contrast, each_graph, graph_of, texts

import gamegraphs as gg
from gamegraphs.draw import draw, draw_arena, layout
from gamegraphs.draw.graphs.arena_drawing import MARKED, OWNERS, WINNERS
from gamegraphs.draw.primitives import INK
from gamegraphs.draw.shapes import LOOKS, TILE, is_inside
from gamegraphs.outcome import GameGraphError

SIX = gg.Arena(
    gg.GameGraph.from_moves([[1, 3], [0, 2], [4], [0], [3, 5], [1, 4]], names="abcdef"),
    [0, 0, 0, 1, 1, 1],
)
PRIORITY = [2, 3, 4, 2, 0, 1]


def positions(picture):
    """Return the group of each position, in order."""
    return [g for g in ET.fromstring(picture.svg).iter(f"{SVG}g") if g.get("transform")]


def frames(group):
    return [rect for rect in group.findall(f"{SVG}rect") if rect.get("rx") != "4"]


def test_the_owner_is_a_disk_with_a_number_and_never_the_shape():
    for owner in ([0, 0, 0, 1, 1, 1], [1, 0, 1, 0, 1, 0]):
        drawn = positions(draw_arena(gg.Arena(SIX.graph, owner)))
        disks = [group.find(f"{SVG}circle").get("fill") for group in drawn]
        assert disks == [OWNERS[who] for who in owner]
        assert [group.findall(f"{SVG}text")[-1].text for group in drawn] == list(map(str, owner))
        assert len({tuple(sorted(frames(group)[0].items())) for group in drawn}) == 1
    assert TILE.shape not in {look.shape for look in LOOKS.values()}


@pytest.mark.parametrize("background", [*WINNERS, MARKED, TILE.fill, *OWNERS[:1]])
def test_what_stands_on_a_tile_can_be_read(background):
    assert contrast(INK, background) >= 7
    assert contrast(TILE.border, background) >= 3


def test_a_solved_parity_game():
    solution = gg.solve_parity(SIX, PRIORITY)
    picture = draw_arena(SIX, priority=PRIORITY, winner=solution.winner, strategy=solution.strategy)
    assert picture.alt == (
        "Arena with 6 positions."
        " a: player 0, priority 2, player 0 wins, moves to b and d, chosen d."
        " b: player 0, priority 3, player 0 wins, moves to a and c, chosen a."
        " c: player 0, priority 4, player 1 wins, moves to e."
        " d: player 1, priority 2, player 0 wins, moves to a."
        " e: player 1, priority 0, player 1 wins, moves to d and f, chosen f."
        " f: player 1, priority 1, player 1 wins, moves to b and e, chosen e."
    )
    drawn = positions(picture)
    assert [frames(group)[0].get("fill") for group in drawn] == [
        WINNERS[who] for who in solution.winner
    ]
    for group, who, name, number in zip(drawn, solution.winner, "abcdef", PRIORITY, strict=True):
        shown = [text.text for text in group.findall(f"{SVG}text")]
        assert shown[:3] == [name, str(number), f"{who} wins"]
    assert picture.svg.count("stroke-width='3.6'") == 1
    thick = [
        g for g in ET.fromstring(picture.svg).iter(f"{SVG}g") if g.get("stroke-width") == "3.6"
    ]
    assert len(thick[0]) == sum(v >= 0 for v in solution.strategy)


def test_ranks_a_target_marks_and_what_is_gone():
    rank = gg.attractor(SIX, 0, [2]).rank
    picture = draw_arena(SIX, rank=rank, target=[2], gone=[4], moves=[(1, 2)], title="To c")
    said = ["never" if r < 0 else f"in {r}" for r in rank]
    assert [text for text in texts(picture) if " " in text or text == "never"][1:] == said
    fills = [frames(group)[-1].get("fill") for group in positions(picture)[1:]]
    assert fills == ["#ffffff" if r < 0 else MARKED for r in rank]
    assert [len(frames(group)) for group in positions(picture)[1:]] == [1, 1, 2, 1, 1, 1]
    assert "c: player 0, in 0, target, moves to e." in picture.alt
    assert "chosen c" in picture.alt
    assert picture.alt.count("taken out") == 1
    faint = [g for g in ET.fromstring(picture.svg).iter(f"{SVG}g") if g.get("opacity")]
    assert sum(len(list(g.iter(f"{SVG}path"))) for g in faint) == 4  # c, f to e; e to d, f
    marked = positions(draw_arena(SIX, marked=[5]))[5]
    look = frames(marked)[0].get("fill"), frames(marked)[0].get("stroke-width")
    assert look == (MARKED, "4")


def test_texts_of_ones_own_fit_into_the_tile():
    plan = layout(SIX.graph)
    drawn = positions(draw_arena(SIX, below=["+3", "measure", None, 7, "", "0 0 0 0"], what="pays"))
    sizes = [float(text.get("font-size")) for text in drawn[1].findall(f"{SVG}text")]
    assert sizes[1] * 0.58 * len("measure") <= 2 * plan.half_widths[1]
    assert [len(group.findall(f"{SVG}text")) for group in drawn] == [3, 3, 2, 3, 2, 3]
    alt = draw_arena(SIX, below=["+3", *[None] * 5], what="pays").alt
    assert "a: player 0, pays +3, moves to b and d." in alt
    assert "b: player 0, moves to a and c." in alt


@each_graph
def test_arrows_touch_tiles_and_keep_clear_of_owners(name):
    graph = graph_of(name)
    plan = layout(graph)
    root = ET.fromstring(draw_arena(gg.Arena(graph, [u % 2 for u in range(graph.n)])).svg)
    paths = [p.get("d") for g in root.iter(f"{SVG}g") if g.get("marker-end") for p in g]
    assert len(paths) == graph.m
    for (u, v), drawn in zip(plan.moves, paths, strict=True):
        numbers = [float(x) for x in re.findall(r"-?[\d.]+", drawn)]
        for w, (x, y) in ((u, numbers[:2]), (v, numbers[-2:])):
            place = (plan.half_widths[w], x - plan.centres[w][0], y - plan.centres[w][1])
            assert not is_inside(TILE.shape, *place), f"{u} -> {v} begins or ends inside {w}"
            assert is_inside(TILE.shape, *place, grow=3), f"{u} -> {v} does not reach {w}"


@pytest.mark.long
def test_badges_of_winners_do_not_hide_owners():
    for name in GRAPHS:
        graph = graph_of(name)
        picture = draw_arena(gg.Arena(graph, [0] * graph.n), winner=[1] * graph.n)
        for group in positions(picture) if graph.n else []:
            disk = group.find(f"{SVG}circle")
            cx, cy, r = (float(disk.get(key)) for key in ("cx", "cy", "r"))
            badge = next(rect for rect in group.findall(f"{SVG}rect") if rect.get("rx") == "4")
            x, y, w, h = (float(badge.get(key)) for key in ("x", "y", "width", "height"))
            across, down = max(x - cx, 0, cx - x - w), max(y - cy, 0, cy - y - h)
            assert across**2 + down**2 >= (r - 2) ** 2, name


def test_the_empty_arena():
    nothing = gg.Arena(gg.GameGraph.from_moves([]), [])
    assert draw_arena(nothing).alt == "Arena with 0 positions. It is empty."
    assert texts(draw_arena(nothing, title="None")) == ["None", "no positions"]


def test_a_page_can_hold_a_picture_with_outcomes_beside_it():
    ids = [set(re.findall(r" id='(\w+)'", p.svg)) for p in (draw(SIX.graph), draw_arena(SIX))]
    assert ids[1]
    assert ids[0].isdisjoint(ids[1])


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"priority": [1, 2]}, "2 entries in priority for 6 positions"),
        ({"strategy": [0] * 6}, "there is no move from 0 to 0"),
        ({"moves": [(2, 3)]}, "there is no move from 2 to 3"),
        ({"target": ["c"]}, r"target must hold positions 0..5, not 'c'"),
        ({"gone": [6]}, r"gone must hold positions 0..5, not 6"),
        ({"marked": 3}, "marked must hold positions, not the int 3"),
        ({"moves": 3}, "moves must hold pairs of positions, not the int 3"),
        ({"moves": [3]}, r"moves\[0\] must hold two positions, not the int 3"),
        ({"moves": [("a", "b")]}, r"moves\[0\]\[0\] must be an integer, not 'a'"),
        ({"moves": [(0, 6)]}, r"moves\[0\]\[1\] is 6, but the positions are 0..5"),
        ({"rank": 5}, "rank must be a sequence, one a position, not the int 5"),
        ({"rank": ["x"] * 6}, r"rank\[0\] must be an integer or None, not 'x'"),
        ({"strategy": ["x"] * 6}, r"strategy\[0\] must be an integer or None, not 'x'"),
        ({"below": dict.fromkeys(range(6))}, "below must be a sequence, .* not the dict"),
        ({"below": [1] * 6, "what": 5}, "what must be a text, not the int 5"),
        ({"title": 5}, "title must be a text, not the int 5"),
        ({"desc": 5}, "desc must be a text, not the int 5"),
        ({"winner": [2] * 6}, r"winner\[0\] must be 0, 1 or None, not 2"),
        (
            {"priority": PRIORITY, "rank": PRIORITY},
            "priority and rank have one place, under the name; give one of them",
        ),
    ],
)
def test_refused_arguments(keywords, message):
    with pytest.raises(GameGraphError, match=message):
        draw_arena(SIX, **keywords)
