"""draw_arena: an arena as an SVG picture, with everything on it in words too.

Who owns a position stands on a disk at its corner: a white one with 0, a black one with 1. The
shape says nothing about owners. Every position of an arena has the same, a tile; round ones, boxes
and hexagons are the outcomes WIN, LOSE and DRAW (see `shapes`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, NamedTuple

from ...outcome import GameGraphError
from ...solvers.arenas.arena import Arena, as_arena
from ...text import count, listing
from ...validate import as_list, as_pair, as_place, as_text, integer_within
from ..picture import Picture
from ..primitives import INK, badge, centred, circle, element, path, text, translated
from ..shapes import DISK, HALF_HEIGHT, TILE, TILE_CORNER, one_line, owner_disk, short
from .annotations import as_sequence, whole_numbers
from .layout import Layout, layout_for
from .page import arrows, heads, page

OWNERS = ("#ffffff", INK)  # of the disks; what stands on one has the colour of the other
WINNERS = ("#e3d9f5", "#c6c6c6")  # light and dark, as the disks are
MARKED = "#f7dd9b"
_NEVER = "#ffffff"
_RING = 5.0
_ASIDE = 38.0  # pixels: half a badge, and the disk of the owner
_FAINT = "0.2"


class _Shown(NamedTuple):
    """What is to be seen on an arena; sets hold positions, lists have an entry for each."""

    below: list[str]
    words: list[str]
    fills: list[str]
    winner: list[int | None]
    target: set[int]
    marked: set[int]
    gone: set[int]
    moves: set[tuple[int, int]]


def draw_arena(
    arena: Arena,
    *,
    priority: Sequence[int] | None = None,
    rank: Sequence[int] | None = None,
    below: Sequence[object] | None = None,
    what: str = "",
    winner: Sequence[int | None] | None = None,
    strategy: Sequence[int] | None = None,
    moves: Iterable[tuple[int, int]] = (),
    target: Iterable[int] = (),
    marked: Iterable[int] = (),
    gone: Iterable[int] = (),
    title: str | None = None,
    desc: str | None = None,
    plan: Layout | None = None,
) -> Picture:
    """Return a picture of an arena of at most 200 positions; about 30 are still readable.

    On the disk at a position's corner stands its owner: white with 0, or black with 1. Positions
    are given as numbers 0..n - 1, and sequences have an entry for each; of `priority`, `rank` and
    `below` one may be given, and stands under the names.

    Parameters
    ----------
    priority : of a parity game
    rank : plies to a target, -1 for "never", as from `attractor`; what has a rank is golden
    below, what : short texts or numbers, and the word for them in the picture's text
    winner : 0 or 1, shown by a badge and a colour, light for 0 and dark for 1; None for "not known"
    strategy : the successor chosen, drawn as a thick move; -1 for none
    moves : more moves to draw thick, as pairs
    target : positions with a second border, which somebody wants to visit
    marked : positions with a thick border, golden unless they have a winner
    gone : positions that are out of the game, drawn faintly
    title : a heading on the picture
    desc : the picture in words; by default every position, all that is shown on it and its moves
    plan : a layout made before, for many pictures of one arena

    Raises GameGraphError for arguments of another form, and for moves that the arena has not.

    Cost: O(n + m) once the layout is there.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1], [0, 1]]), [0, 1])
    >>> print(draw_arena(arena, priority=[2, 1], strategy=[1, 1]).alt)
    Arena with 2 positions.
    0: player 0, priority 2, moves to 1, chosen 1. 1: player 1, priority 1, moves to 0 and 1, chosen 1.
    """  # noqa: E501
    arena = as_arena(arena)
    given = {"priority": priority, "rank": rank, "below": below}
    if sum(values is not None for values in given.values()) > 1:
        names = [name for name, values in given.items() if values is not None]
        raise GameGraphError(f"{listing(names)} have one place, under the name; give one of them")
    texts, in_words, fills = _below(arena, priority, rank, below, what)
    shown = _Shown(
        texts,
        in_words,
        fills,
        _winners(arena, winner),
        _positions(arena, target, "target"),
        _positions(arena, marked, "marked"),
        _positions(arena, gone, "gone"),
        _chosen(arena, strategy, moves),
    )
    plan = layout_for(arena.graph, plan)
    heading = title if title is not None else f"Arena with {count(arena.n)}"
    words = desc if desc is not None else _in_words(arena, shown)
    if not arena.n:
        nothing = [text(75, 35, 14, "no positions")]
        return page(nothing, (150.0, 60.0), title, heading, words)
    return page(_body(arena, shown, plan), (plan.width, plan.height), title, heading, words)


def _below(
    arena: Arena,
    priority: Sequence[int] | None,
    rank: Sequence[int] | None,
    below: Sequence[object] | None,
    what: str,
) -> tuple[list[str], list[str], list[str]]:
    """Return what stands under the names, the same in words, and the colours of the tiles."""
    if rank is not None:
        plies = whole_numbers(_entries(arena, rank, "rank"), "rank")
        said = ["never" if r is None or r < 0 else f"in {r}" for r in plies]
        return said, said, [_NEVER if r == "never" else MARKED for r in said]
    word = as_text(what, "what") or "below"
    values, word = (priority, "priority") if priority is not None else (below, word)
    name = "priority" if priority is not None else "below"
    texts = ["" if v is None else one_line(v) for v in _entries(arena, values, name)]
    words = [f"{word} {shown}" if shown else "" for shown in texts]
    return texts, words, [TILE.fill] * arena.n


def _winners(arena: Arena, winner: Sequence[int | None] | None) -> list[int | None]:
    players: list[int | None] = []
    for u, player in enumerate(_entries(arena, winner, "winner")):
        if player is not None and player not in (0, 1):
            raise GameGraphError(f"winner[{u}] must be 0, 1 or None, not {player!r}")
        players.append(None if player is None else int(player))
    return players


def _positions(arena: Arena, positions: Iterable[int], what: str) -> set[int]:
    found = set()
    for value in as_list(positions, what, "positions"):
        u = integer_within(value, 0, arena.n - 1)
        if u is None:
            raise GameGraphError(f"{what} must hold positions 0..{arena.n - 1}, not {value!r}")
        found.add(u)
    return found


def _chosen(
    arena: Arena, strategy: Sequence[int] | None, moves: Iterable[tuple[int, int]]
) -> set[tuple[int, int]]:
    chosen = whole_numbers(_entries(arena, strategy, "strategy"), "strategy")
    pairs = {(u, v) for u, v in enumerate(chosen) if v is not None and v >= 0}
    for i, move in enumerate(as_list(moves, "moves", "pairs of positions")):
        ends = as_pair(move, f"moves[{i}]", "positions")
        u, v = (as_place(w, arena.n, f"moves[{i}][{k}]", "positions") for k, w in enumerate(ends))
        pairs.add((u, v))
    for u, v in sorted(pairs):
        if v not in arena.graph.moves(u):
            raise GameGraphError(f"there is no move from {u} to {v}")
    return pairs


def _entries(arena: Arena, values: Sequence[Any] | None, what: str) -> list[Any]:
    if values is None:
        return [None] * arena.n
    entries = as_sequence(values, what)
    if len(entries) != arena.n:
        raise GameGraphError(f"{len(entries)} entries in {what} for {count(arena.n)}")
    return [value.item() if hasattr(value, "item") else value for value in entries]


def _in_words(arena: Arena, shown: _Shown) -> str:
    if not arena.n:
        return "It is empty."
    names = [one_line(name) for name in arena.graph.names]
    return " ".join(_sentence(arena, shown, names, u) for u in range(arena.n))


def _sentence(arena: Arena, shown: _Shown, names: list[str], u: int) -> str:
    parts = [f"player {arena.owner[u]}"]
    parts += [shown.words[u]] if shown.words[u] else []
    parts += [word for group, word in (
        (shown.target, "target"), (shown.marked, "marked"), (shown.gone, "taken out")
    ) if u in group]  # fmt: skip
    if shown.winner[u] is not None:
        parts.append(f"player {shown.winner[u]} wins")
    to = arena.graph.moves(u)
    parts.append(f"moves to {listing([names[v] for v in to])}" if to else "no moves")
    thick = [names[v] for v in dict.fromkeys(to) if (u, v) in shown.moves]
    parts += [f"chosen {listing(thick)}"] if thick else []
    return f"{names[u]}: {', '.join(parts)}."


def _body(arena: Arena, shown: _Shown, plan: Layout) -> list[str]:
    lines: dict[tuple[bool, bool], list[str]] = {}
    for k, (u, v) in enumerate(plan.moves):
        gaps = [_RING + 1.5 if w in shown.target else 0.0 for w in (u, v)]
        curve = plan.visible(k, (TILE.shape, TILE.shape), (1.0 + gaps[0], 1.5 + gaps[1]))
        kind = bool({u, v} & shown.gone), (u, v) in shown.moves
        lines.setdefault(kind, []).append(path(curve))
    parts = [heads()]
    for (faint, thick), curves in sorted(lines.items()):
        parts.append(_faint(arrows(curves, thick), faint))
    for u in range(arena.n):
        parts.append(_faint(_position(arena, shown, plan, u), u in shown.gone))
    return parts


def _faint(part: str, faint: bool) -> str:
    return element("g", part, opacity=_FAINT) if faint else part


def _position(arena: Arena, shown: _Shown, plan: Layout, u: int) -> str:
    half, name, below = plan.half_widths[u], short(arena.graph.names[u]), shown.below[u]
    who = shown.winner[u]
    parts = []
    if u in shown.target:
        parts.append(_tile(half, _RING, fill="#fff", stroke=TILE.border, stroke_width=2))
    fill = shown.fills[u] if who is None else WINNERS[who]
    fill = MARKED if u in shown.marked and who is None else fill
    wide = 4 if u in shown.marked else 2
    parts.append(_tile(half, 0.0, fill=fill, stroke=TILE.border, stroke_width=wide))
    parts.append(text(0, -2 if below else 5, 14, name, bold=True))
    if below:
        fits = min(13.0, 2 * (half - 3) / (0.58 * len(below)))
        parts.append(text(0, 14, round(fits, 1), below))
    out = _RING if u in shown.target else 0.0
    if who is not None:
        dx, dy = plan.badges[u]
        if dy < 0 and -half - 33 < dx < _ASIDE - half:
            dx = _ASIDE - half  # clear of the owner
        parts.append(badge(dx, dy, 25, f"{who} wins", 11.5, INK))
    owner = int(arena.owner[u])
    at = owner_disk(half, out)
    parts.append(circle(*at, DISK, fill=OWNERS[owner], stroke=INK, stroke_width=1.5))
    parts.append(text(at[0], at[1] + 4, 11.5, str(owner), OWNERS[1 - owner], bold=True))
    full = one_line(arena.graph.names[u])
    hover = [element("title", escape(full))] if full != name else []
    return translated(*plan.centres[u], *hover, *parts)


def _tile(half: float, grow: float, **style: float | str | None) -> str:
    return centred(0, 0, half + grow, HALF_HEIGHT + grow, TILE_CORNER + grow, **style)
