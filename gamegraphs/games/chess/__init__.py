"""Chess endgames with at most three pieces beside the kings: who wins, and in how many plies.

The tables are built from rules of our own, with captures en passant, and without castling and
draws by repetition or by the fifty-move rule. They need numpy, and for four men and more
numba.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from ...outcome import GameGraphError
from ...validate import as_path, need_numpy

if TYPE_CHECKING:
    from .endgame_graph import EndgameGraph
    from .table import Endgame

__all__ = ["graph_of_endgame", "load_endgame", "solve_endgame"]


def solve_endgame(
    name: str,
    size: int = 8,
    progress: bool = False,
    checkpoint: str | PathLike[str] | None = None,
) -> Endgame:
    """Return the complete table of an endgame: outcome and plies to mate of every position.

    Parameters
    ----------
    name : K and White's pieces, K and Black's, as "KRK", "KQKR", "KBNK" or "KBBKN"; at most two of
        Q, R, B, N, P beside the kings, or three of Q, R, B, N. White gets the stronger side. Where
        both have a pawn, as in KPKP, a position with the right to take en passant counts beside
        that without it.
    size : the board has size x size squares, 3 to 16; with pawns 8
    progress : show a bar while it runs
    checkpoint : a folder. Every table is written there when it is complete, and one that takes
        long once a minute; whoever calls again with that folder goes on from there.

    Raises GameGraphError for another name or size, for more than 150 million positions where
    they are built one by one (more than 8 x 8 squares, or pawns on both sides), where numpy, or
    for more than 600,000 positions numba, is missing, and for a checkpoint of something else.
    Cost: a byte for each position up to symmetry: 59 KB for KRK, 3.8 MB for KQKR, 242 MB for
    KQRKQ, 123 MB for KBBKN, and as much again with the sets that building needs; see
    rows/layout.py. Less than a second of processor time for four men without pawns, some 20 s for
    KBBKN. KPKP, position by position, needs half a minute and 1 GB.

    >>> t = solve_endgame("KRK", size=4)
    >>> t.probe("2k1/4/2K1/R3 w"), t.longest_mate()
    ((<Outcome.WIN: 1>, 1), ('4/2k1/3R/K3 w', 13))
    """
    need_numpy("chess endgames need")
    if checkpoint is not None and Path(as_path(checkpoint, "checkpoint")).is_file():
        raise GameGraphError(f"checkpoint must be a folder, and {checkpoint} is a file")
    from .table import solve

    return solve(name, size, progress, checkpoint)


def load_endgame(folder: str | PathLike[str]) -> Endgame:
    """Return an endgame that `save` has written.

    Tables that an earlier version saved for all positions stay in their files, memory-mapped.

    Raises GameGraphError if the folder does not hold one.
    """
    need_numpy("chess endgames need")
    from .table import load

    return load(folder)


def graph_of_endgame(name: str, size: int = 8) -> EndgameGraph:
    """Return the positions and moves of an endgame as tables, for `solvers.tables` and files.

    name, size : as in `solve_endgame`; there is no limit on the number of positions. Raises
    GameGraphError for others, and where numpy is missing. Memory: two or three bytes a position.
    Without numba a position takes some 0.1 ms.

    >>> graph = graph_of_endgame("KRK", size=3)
    >>> sum(len(source) for source, target in graph.slices()), len(graph.verdicts())
    (840, 28)
    """
    need_numpy("chess endgames need")
    from .endgame_graph import EndgameGraph
    from .table import asked_for

    return EndgameGraph(*asked_for(name, size))
