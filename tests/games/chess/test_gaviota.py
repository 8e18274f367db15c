"""Notebook 11 compares our tables with Gaviota files; here it meets one, which this test writes.

The format is that of python-chess's reader, chess.gaviota (probing code of M. A. Ballicora): ten
words, of which the ninth is the length of all that precedes the blocks; the offsets of the
blocks and of the end; the blocks, each of 16,384 positions, first those with White to move. A
block is two bytes and its positions, a byte each, as LZMA. The byte holds two bits that say who
mates and six with the number of moves.
"""

import json
import lzma
import struct
from pathlib import Path

import chess
import chess.gaviota as gaviota
import numpy as np
import pytest
from endgames import solved

from gamegraphs.games.chess.fen import standing
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.slices import slice_of

NOTEBOOK = Path(__file__).parents[3] / "notebooks" / "11-endgame-tablebases.ipynb"
BLOCK = gaviota.ENTRIES_PER_BLOCK
DRAW, WHITE_MATES, BLACK_MATES, FORBIDDEN = 0, 1, 2, 3


def packed(value, side):
    """Return a byte of the file for a byte of our table."""
    if value > 250:
        return DRAW if value == 253 else FORBIDDEN
    wins = value % 2 == 1
    moves = (value + 1) // 2
    mates = WHITE_MATES if wins == (side == 0) else BLACK_MATES
    return mates | (moves - 1 if wins else moves) << 2  # a winner to move has one move at least


def write_table(folder, name):
    """Write the table of a slice, such as krk.gtb.cp4; return the bytes by side and index."""
    part, values = slice_of(material_of(name).pieces, 8), solved(name).tables[name]
    key = name.lower()
    size = gaviota.EGKEY[key].maxindex
    table = np.full((2, size), FORBIDDEN, dtype=np.uint8)
    colours = [[p for p, piece in enumerate(part.pieces) if piece[0] == c] for c in (0, 1)]
    kinds = [chess.KING, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN]
    heads = part.symmetry.heads[:, None] * part.symmetry.tails
    some = (heads + np.arange(part.symmetry.tails)).ravel()  # the reader turns the board itself
    for number in some[values[some] <= 253].tolist():
        pieces, squares, side = part.position(number)
        if standing(8, pieces, squares, side)[1] is not None:
            continue  # the reader looks at captures en passant itself
        request = gaviota.Request(*(a for c in colours for a in (
            [squares[p] for p in c], [kinds[pieces[p][1]] for p in c])), side)  # fmt: skip
        request.white_piece_squares, request.white_piece_types = (
            request.white_squares, request.white_types)  # fmt: skip
        request.black_piece_squares, request.black_piece_types = (
            request.black_squares, request.black_types)  # fmt: skip
        table[side, gaviota.EGKEY[key].pctoi(request)] = packed(int(values[number]), side)
    write_file(folder, name, table)
    return table


def write_file(folder, name, table):
    blocks = [
        b"\0\0" + lzma.compress(row[begin : begin + BLOCK].tobytes(), lzma.FORMAT_ALONE)
        for row in table
        for begin in range(0, table.shape[1], BLOCK)
    ]
    first = 40 + 4 * (len(blocks) + 1)
    offsets = np.cumsum([first, *map(len, blocks)]).tolist()
    header = struct.pack("<10I", *[0] * 8, first, 0) + struct.pack(f"<{len(offsets)}I", *offsets)
    (folder / f"{name.lower()}.gtb.cp4").write_bytes(header + b"".join(blocks))


def program():
    """Return the program of the notebook that compares with Gaviota files."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    texts = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    (text,) = [text for text in texts if "chess.gaviota.open_tablebase" in text]
    return text.split("```python\n")[1].split("```")[0]


def run(folder, name, capsys):
    code = program()
    for known in ('"folder/with/gtb.cp4"', '"KRK"'):
        assert code.count(known) == 1
    code = code.replace('"folder/with/gtb.cp4"', repr(str(folder))).replace("KRK", name)
    exec(compile(code, str(NOTEBOOK), "exec"), {})
    return capsys.readouterr().out


@pytest.mark.parametrize("name", ["KRK", "KQK"])
def test_the_notebook_finds_the_file_equal_and_finds_a_wrong_value(name, tmp_path, capsys):
    table = write_table(tmp_path, name)
    said = run(tmp_path, name, capsys)
    assert "0 differ" in said
    assert int(said.split()[0]) > 250
    for side, value in ((0, 5), (1, 4)):  # White mates one move later, than the file says now
        wrong = table.copy()
        of_value = packed(value, side)
        wrong[side][wrong[side] == of_value] = of_value + 4
        write_file(tmp_path, name, wrong)
        assert " 0 differ" not in run(tmp_path, name, capsys)


def test_python_chess_reads_every_position_as_it_was_written(tmp_path):
    write_table(tmp_path, "KRK")
    table, part = solved("KRK"), slice_of(material_of("KRK").pieces, 8)
    values = table.tables["KRK"]
    with gaviota.open_tablebase(str(tmp_path)) as theirs:
        for number in np.flatnonzero(values <= 253)[::97].tolist():
            pieces, squares, side = part.position(number)
            board = chess.Board(None)
            for (colour, kind), square in zip(pieces, squares, strict=True):
                board.set_piece_at(square, chess.Piece([6, 5, 4, 3, 2, 1][kind], colour == 0))
            board.turn = side == 0
            value = int(values[number])
            expected = 0 if value == 253 else value if value % 2 else -value
            assert theirs.probe_dtm(board) == expected, board.fen()
