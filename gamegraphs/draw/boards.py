"""draw_position: a position of a game as an SVG picture, with the same in words.

Pieces of the two sides differ in shape and letter as well as in colour: disks, boxes, and for
neutral pieces hexagons and diamonds. Chess men are drawn as such. A board whose squares have
names has two tones, and letters and numbers beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..games.board import Board, HasBoard
from ..outcome import GameGraphError
from ..text import sentence
from ..validate import as_text, shown
from .chessmen import draw_man
from .picture import Picture
from .primitives import (
    LINE,
    centred,
    circle,
    document,
    element,
    group,
    number,
    outlined_text,
    polygon,
    text,
    translated,
)
from .shapes import one_line

_SQUARE, _POINT, _STONE = 46.0, 66.0, 34.0  # pixels for one unit
_WIDEST = 900.0
_MARGIN = 10.0
_LINE_OF_TEXT = 26.0
_EMPTY, _EMPTY_BORDER, _WALL = "#f4f1e8", "#4a4a4a", "#4a4a4a"
_DARK = "#cdbb98"  # of two tones; the light one is that of all empty squares
_NAMES = 18.0  # pixels for the letters and numbers beside a board


class _Look(NamedTuple):
    shape: str
    fill: str
    border: str


_LOOKS = (
    _Look("disk", "#bfdcf7", "#1c5d99"),
    _Look("box", "#fbe3a3", "#7a5200"),
    _Look("hexagon", "#e3e3e3", "#3d3d3d"),
    _Look("diamond", "#a6e3c9", "#00664b"),
)


def draw_position(game: HasBoard, position: Any, title: str | None = None) -> Picture:
    """Return a picture of a position; its text is the position in words.

    Parameters
    ----------
    game : any object with `board(position)` that gives a gamegraphs.games.Board
    title : a heading on the picture

    Raises GameGraphError if the game has no `board`, if that gives something else or cannot read
    the position, and for a title that is no text.
    Cost: one piece of SVG a place; 1 ms for a board of 64 squares.

    >>> from gamegraphs.games import Board, squares
    >>> class Corner:
    ...     def board(self, position):
    ...         return Board(squares(2, 2), {position: "A"}, f"A stands on square {position}.")
    >>> draw_position(Corner(), 3)
    Picture: A stands on square 3.
    """
    if title is not None:
        as_text(title, "title")
    board = _board(game, position)
    scale = _scale(board)
    left, top, width, height = _extent(board, scale)
    body = "".join(_body(board, scale))
    above = _LINE_OF_TEXT + 4 if title is not None else 0.0
    below = _LINE_OF_TEXT if board.caption else 0.0
    room = max(width, 9.2 * len(title or "") + 24, 7.6 * len(board.caption) + 24)
    aside = (room - width) / 2
    parts = [translated(aside - left, above - top, body)]
    if title is not None:
        parts.append(text(room / 2, 23, 16, one_line(title), bold=True))
    if board.caption:
        parts.append(text(room / 2, above + height + 13, 14, one_line(board.caption)))
    heading = title if title is not None else "A position"
    alt = board.words if title is None else f"{sentence(title)} {board.words}"
    svg = document(room, above + height + below, "".join(parts), heading, board.words)
    places = {}
    for k, (x, y) in enumerate(board.places):
        if k not in board.walls:
            middle = x * scale + aside - left, y * scale + above - top
            places[x, y] = (*middle, 0.46 * scale, 0.46 * scale)
    standing = {board.places[k]: piece for k, piece in board.pieces.items()}
    return Picture(svg, alt, places, standing)


def _board(game: HasBoard, position: Any) -> Board:
    make = getattr(game, "board", None)
    if make is None:
        raise GameGraphError(f"{type(game).__name__} has no method board(position) to draw from")
    try:
        board = make(position)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise GameGraphError(
            f"position must be one of {type(game).__name__}, whose board() cannot read "
            f"{shown(position)}: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(board, Board):
        raise GameGraphError(
            f"{type(game).__name__}.board({position!r}) must give a Board, not {board!r}"
        )
    last = len(board.places) - 1
    used = [*board.pieces, *board.walls, *board.marks, *(u for pair in board.joined for u in pair)]
    for place in used:
        if not 0 <= place <= last:
            raise GameGraphError(
                f"the board of {position!r} has something on place {place}, "
                f"but its places are 0..{last}"
            )
    return board


def _scale(board: Board) -> float:
    unit = _STONE if board.bare else _POINT if board.joined else _SQUARE
    xs = [x for x, _ in board.places] or [0.0]
    wide = max(xs) - min(xs)
    return max(min(unit, _WIDEST / (wide + 1)), 16.0)


def _extent(board: Board, scale: float) -> tuple[float, float, float, float]:
    """Return left, top, width and height of all that is drawn, in pixels."""
    xs = [x * scale for x, _ in board.places] or [0.0]
    ys = [y * scale for _, y in board.places] or [0.0]
    more = scale / 2 + _MARGIN
    left, top = min(xs) - more, min(ys) - more
    beside = _NAMES if board.named else 0.0
    return left - beside, top, max(xs) + more - left + beside, max(ys) + more - top + beside


def _body(board: Board, scale: float) -> Iterator[str]:
    if board.joined:
        yield _lines(board, scale)
    if not board.bare:
        yield from _places(board, scale)
    if board.named:
        yield from _names(board, scale)
    looks = _looks(board)
    yield from _large(board, scale, looks)
    for place, standing in board.pieces.items():
        if standing in board.large:
            continue
        x, y = _at(board, place, scale)
        shared = (standing,) if isinstance(standing, str) else standing
        alone = 0.29 if board.joined or place in board.marks else 0.36
        size = alone if len(shared) == 1 else 0.46 / len(shared)
        for i, piece in enumerate(shared):
            if board.men:
                yield draw_man(piece, x, y, 0.46 * scale)
                continue
            aside = (i - (len(shared) - 1) / 2) * (2 * size + 0.01)
            yield _piece(x + aside * scale, y, size * scale, looks[piece[:1]], piece)
    for place, mark in board.marks.items():
        yield _mark(board, place, scale, mark)


def _lines(board: Board, scale: float) -> str:
    parts = []
    for pair in board.joined:
        (a, b), (c, d) = (_at(board, place, scale) for place in pair)
        parts.append(f"M{number(a)} {number(b)}L{number(c)} {number(d)}")
    return element("path", d="".join(parts), fill="none", stroke=LINE, stroke_width=2)


def _places(board: Board, scale: float) -> Iterator[str]:
    for place in range(len(board.places)):
        x, y = _at(board, place, scale)
        if board.joined:
            size = 0.26 if place in board.marks else 0.12
            yield circle(x, y, size * scale, fill=_EMPTY, stroke=_EMPTY_BORDER, stroke_width=2)
        else:
            fill = _WALL if place in board.walls else _DARK if _is_dark(board, place) else _EMPTY
            yield centred(x, y, scale / 2, scale / 2, fill=fill, stroke=_EMPTY_BORDER)


def _is_dark(board: Board, place: int) -> bool:
    """Return whether a square of a board with names is dark, as a1 is."""
    x, y = board.places[place]
    bottom = max(y for _, y in board.places)
    return board.named and round(x + bottom - y) % 2 == 0


def _names(board: Board, scale: float) -> Iterator[str]:
    """Yield the letters below the columns and the numbers beside the rows."""
    xs, ys = sorted({x for x, _ in board.places}), sorted({y for _, y in board.places})
    for i, x in enumerate(xs):
        at = ys[-1] * scale + scale / 2 + 16
        yield text(x * scale, at, 12.5, chr(ord("a") + i), _EMPTY_BORDER)
    for i, y in enumerate(reversed(ys)):
        yield text(xs[0] * scale - scale / 2 - 11, y * scale + 4.5, 12.5, str(i + 1), _EMPTY_BORDER)


def _looks(board: Board) -> dict[str, _Look]:
    """Return the look of each side; a side keeps it from position to position."""
    shown = {t[:1] for p in board.pieces.values() for t in ((p,) if isinstance(p, str) else p)}
    letters = [*board.sides, *sorted(shown - set(board.sides))]
    return {letter: _LOOKS[i % len(_LOOKS)] for i, letter in enumerate(letters)}


def _large(board: Board, scale: float, looks: dict[str, _Look]) -> Iterator[str]:
    """Yield the pieces that cover several squares: a rounded square on each, joined by bars."""
    at = {board.places[place]: place for place in board.pieces}
    for piece in sorted(board.large & {t for t in board.pieces.values() if isinstance(t, str)}):
        look = looks[piece[:1]]
        covered = [place for place, standing in board.pieces.items() if standing == piece]
        corner = 0.38 if look.shape == "disk" else 0.06
        for grow, colour in ((0.0, look.border), (-2.5, look.fill)):
            half = 0.38 * scale + grow
            shapes = []
            for place in covered:
                x, y = board.places[place]
                rounding = max(corner * scale + grow, 0)
                shapes.append(centred(x * scale, y * scale, half, half, rounding))
                for dx, dy in ((1, 0), (0, 1)):
                    if board.pieces.get(at.get((x + dx, y + dy), -1)) == piece:
                        middle = (x + dx / 2) * scale, (y + dy / 2) * scale
                        wide, high = (scale / 2, half) if dx else (half, scale / 2)
                        shapes.append(centred(*middle, wide, high, 0))
            yield group(shapes, fill=colour)
        for place in covered:
            x, y = _at(board, place, scale)
            yield text(x, y + 0.12 * scale, 0.36 * scale, one_line(piece), bold=True)


def _piece(x: float, y: float, half: float, look: _Look, piece: str) -> str:
    style = {"fill": look.fill, "stroke": look.border, "stroke_width": "2"}
    if look.shape == "disk":
        drawn = circle(x, y, half, **style)
    elif look.shape == "box":
        drawn = centred(x, y, 0.9 * half, 0.9 * half, 2, **style)
    else:
        side = half if look.shape == "diamond" else 0.55 * half
        corners = [(-1.12 * half, 0.0), (-side, -half), (side, -half)]
        if look.shape == "diamond":
            corners = [(-1.15 * half, 0.0), (0.0, -1.15 * half)]
        corners += [(-dx, -dy) for dx, dy in corners]
        drawn = polygon(((x + dx, y + dy) for dx, dy in corners), **style)
    size = min(half, 2.6 * half / max(len(piece), 1))
    return drawn + (text(x, y + 0.35 * size, size, one_line(piece), bold=True) if piece else "")


def _mark(board: Board, place: int, scale: float, mark: str) -> str:
    x, y = _at(board, place, scale)
    words = one_line(mark)
    if place in board.pieces and not board.bare:
        write = outlined_text if board.joined else text  # lines run there
        return write(x + 0.37 * scale, y - 0.29 * scale, 0.24 * scale, words)
    size = min(0.36 * scale, 0.8 * scale / max(len(mark), 1))
    if board.bare:  # nothing to fit into
        size = 0.42 * scale
    return text(x, y + 0.35 * size, size, words, bold=True)


def _at(board: Board, place: int, scale: float) -> tuple[float, float]:
    x, y = board.places[place]
    return x * scale, y * scale
