"""Asking a table of a chess endgame: published mates, counts, best moves, saved tables.

Published lengths of the longest mates, in moves of the winner: K. Thompson, Retrograde analysis
of certain endgames, ICCA Journal 9 (1986) 131-139, and the statistics of E. V. Nalimov's tables.
"""

import json
import random
from collections import Counter

import chess
import numpy as np
import pytest
from endgames import (
    SHORT,
    every_value_follows_from_python_chess,
    many_values_follow_from_python_chess,
    solved,
)
from helpers import run_child

from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.draw import draw_position
from gamegraphs.games.chess import load_endgame, solve_endgame
from gamegraphs.games.chess import table as chess_table
from gamegraphs.games.chess.fen import write
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.slices import slice_of

LONG = {"KBNK": 33, "KBBK": 19, "KQKR": 35, "KPPK": 32}


def mate_is_as_published(name, moves):
    table = solved(name)
    position, plies = table.longest_mate()
    assert plies == 2 * moves - 1
    assert table.probe(position) == (WIN, plies)
    line = table.line(position)
    assert [table.probe(fen) for fen in line] == [(d % 2, d) for d in range(plies, -1, -1)]
    assert chess.Board(line[-1]).is_checkmate()


@pytest.mark.parametrize(("name", "moves"), SHORT.items())
def test_the_longest_mate_is_as_published(name, moves):
    mate_is_as_published(name, moves)


def test_bare_kings_and_a_lone_bishop_draw():
    for name in ("KK", "KBK", "KNK"):
        table = solved(name)
        assert table.longest_mate() is None
        counts = table.counts("white")
        assert counts[DRAW] > 3000
        assert counts[WIN] == counts[LOSE] == 0
        assert table.histogram("black").tolist() == [0]


def test_counts_and_histogram_belong_together():
    table = solved("KRK")
    for side in ("white", "black"):
        histogram, counts = table.histogram(side), table.counts(side)
        assert histogram.shape == (33,)
        assert histogram[::2].sum() == counts[LOSE]
        assert histogram[1::2].sum() == counts[WIN]
    assert table.histogram("black")[0] == 216  # mates, counted with python-chess below
    assert table.histogram("black")[32] > 0


def test_kpk_counts_are_those_of_the_well_known_bitbase():
    # White to move wins 124,960 of 163,328; Black to move loses 97,604 of 168,024: the numbers
    # that come with every KPK bitbase (see the chess programming wiki).
    table = solved("KPK")
    assert table.counts("white") == {LOSE: 0, WIN: 124_960, DRAW: 38_368}
    assert table.counts("black") == {LOSE: 97_604, WIN: 0, DRAW: 70_420}


def test_legal_positions_and_mates_are_as_many_as_python_chess_counts():
    # A white king in the triangle a1 d1 d4 stands for all others: 8 of them, 4 on the diagonal.
    table = solved("KRK")
    valid, mates, stuck = Counter(), Counter(), Counter()
    for rank in range(4):
        for file in range(rank, 4):
            weight = 4 if file == rank else 8
            for index in range(2 * 64 * 64):
                side, king, rook = index // 4096, index // 64 % 64, index % 64
                white = chess.square(file, rank)
                if len({white, king, rook}) < 3:
                    continue
                board = chess.Board(None)
                for square, letter in ((white, "K"), (king, "k"), (rook, "R")):
                    board.set_piece_at(square, chess.Piece.from_symbol(letter))
                board.turn = side == 0
                if board.is_valid():
                    valid[side] += weight
                    if side == 1 and not any(board.generate_legal_moves()):
                        (mates if board.is_check() else stuck)[side] += weight
    assert [sum(table.counts(side).values()) for side in ("white", "black")] == [valid[0], valid[1]]
    assert table.histogram("black")[0] == mates[1] == 216
    assert stuck[1] > 0


@pytest.mark.long
@pytest.mark.parametrize(("name", "moves"), LONG.items())
def test_four_pieces_are_as_published_and_checked(name, moves):
    # All in one test: it takes long to build the table, in each process that needs it.
    mate_is_as_published(name, moves)
    solved(name).check()
    many_values_follow_from_python_chess(name)


@pytest.mark.long
def test_two_pawns_are_as_published_and_a_capture_en_passant_saves_the_draw():
    # 33 moves: the statistics of Nalimov's tables. In the position Black takes on f3, or is lost.
    mate_is_as_published("KPKP", 33)
    table = solved("KPKP")
    saved, lost = "8/8/8/8/3KpP2/8/1k6/8 b - f3 0 1", "8/8/8/8/3KpP2/8/1k6/8 b - - 0 1"
    assert table.probe(saved) == (DRAW, -1)
    assert table.moves(saved)[0] == ("8/8/8/8/3K4/5p2/1k6/8 w - - 0 1", DRAW, -1)
    assert table.probe(lost) == (LOSE, 22)
    assert "who may take on f3 en passant" in draw_position(table, saved).alt
    table.check()
    tried = every_value_follows_from_python_chess("KPKP", 4_000, seed=3)
    assert tried["en passant"] > 500
    assert min(tried[WIN], tried[LOSE]) > 100


def test_white_and_black_may_be_exchanged_and_pieces_be_gone():
    table = solved("KQKR", 4)
    rng = random.Random(3)
    part = slice_of(material_of("KQKR").pieces, 4)
    legal = np.flatnonzero(table.tables["KQKR"] < 254)
    for index in rng.sample(legal.tolist(), 200):
        pieces, squares, side = part.position(index)
        turned = tuple((1 - colour, kind) for colour, kind in pieces)
        upside = [(3 - square // 4) * 4 + square % 4 for square in squares]
        here, there = write(4, pieces, squares, side), write(4, turned, upside, 1 - side)
        assert table.probe(here) == table.probe(there)
        assert len(table.moves(here)) == len(table.moves(there))
    assert table.probe("1k2/4/1K2/3Q w") == solved("KQK", 4).probe("1k2/4/1K2/3Q w") == (WIN, 1)
    assert table.probe("3k/4/4/K3 b") == (DRAW, -1)


def test_moves_come_best_first():
    table = solved("KRK")
    position = "8/8/8/8/8/2k5/1R6/K7 w - - 0 1"  # the rook is attacked
    moves = table.moves(position)
    assert moves[0] == ("1R6/8/8/8/8/2k5/8/K7 b - - 0 1", LOSE, 30)
    assert [outcome for _, outcome, _ in moves] == [LOSE] * 12 + [DRAW] * 4
    wins = [plies for _, outcome, plies in moves if outcome == LOSE]
    assert wins == sorted(wins)
    lost = table.moves(moves[0][0])
    assert [plies for _, _, plies in lost] == sorted((p for _, _, p in lost), reverse=True)
    assert table.line("8/8/8/8/8/2k5/8/K7 w - - 0 1") == ["8/8/8/8/8/2k5/8/K7 w - - 0 1"]


def test_a_picture_says_where_everything_stands():
    table = solved("KRK", 4)
    picture = draw_position(table, "2k1/4/2K1/R3 b")
    assert picture.alt == "wK on c2, bK on c4, wR on a1, Black to move."
    assert "Black to move" in picture.svg


@pytest.mark.parametrize(("name", "size"), [("KQKR", 4), ("KBBKN", 3), ("KPK", 8)])
def test_saved_tables_come_back_compressed(name, size, tmp_path):
    table = solved(name, size)
    table.save(tmp_path / "saved")
    loaded = load_endgame(tmp_path / "saved")
    assert repr(loaded) == repr(table) == f"Endgame({name!r}, size={size})"
    assert list(loaded.tables) == list(table.tables)
    for one in table.tables:
        assert np.array_equal(loaded.tables[one], table.tables[one])
    files = list((tmp_path / "saved").glob("*.npz"))
    assert len(files) == len(table.tables)
    assert sum(file.stat().st_size for file in files) < sum(map(len, table.tables.rows.values()))
    assert loaded.longest_mate() == table.longest_mate()
    assert loaded.counts("black") == table.counts("black")
    loaded.check()


def test_tables_saved_for_all_positions_are_memory_mapped(tmp_path):
    table = solved("KQKR", 4)
    whole = type(table)(material_of("KQKR"), 4, dict(table.tables))
    whole.save(tmp_path)
    loaded = load_endgame(tmp_path)
    assert all(isinstance(values, np.memmap) for values in loaded.tables.values())
    for other in (whole, loaded):
        assert other.longest_mate() == table.longest_mate()
        for side in ("white", "black"):
            assert other.counts(side) == table.counts(side)
            assert other.histogram(side).tolist() == table.histogram(side).tolist()
        other.check()
    np.save(tmp_path / "KRK.npy", np.zeros(7, np.uint8))
    with pytest.raises(GameGraphError, match="should hold 8,192 bytes, not uint8 of shape"):
        load_endgame(tmp_path)


def test_a_changed_table_takes_the_place_of_the_one_that_was_saved(tmp_path):
    solved("KRK", 4).save(tmp_path)
    values = {name: np.array(table) for name, table in solved("KRK", 4).tables.items()}
    values["KRK"][:] = 255
    type(solved("KRK", 4))(material_of("KRK"), 4, values).save(tmp_path)
    assert (load_endgame(tmp_path).tables["KRK"] == 255).all()


def test_a_save_that_fails_leaves_no_table_of_two_games(tmp_path, monkeypatch):
    solved("KQKR", 4).save(tmp_path)
    before = sorted(path.name for path in tmp_path.iterdir())

    def full(file, **arrays):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(OSError, match="No space left"):
        solved("KQKR", 4).save(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert load_endgame(tmp_path).longest_mate() == solved("KQKR", 4).longest_mate()
    with pytest.raises(OSError, match="No space left"):
        solved("KRK", 4).save(tmp_path)
    with pytest.raises(GameGraphError, match="there is no saved endgame"):
        load_endgame(tmp_path)


def test_a_save_that_fails_leaves_no_mixture_with_a_changed_table(tmp_path, monkeypatch):
    values = {name: np.array(table) for name, table in solved("KQKR", 4).tables.items()}
    changed = type(solved("KQKR", 4))(material_of("KQKR"), 4, values)

    def full(file, *arrays, **named):
        raise OSError(28, "No space left on device")

    for first, second in ((changed, solved("KQKR", 4)), (solved("KQKR", 4), changed)):
        first.save(tmp_path)
        with monkeypatch.context() as patch:
            patch.setattr(np, "savez_compressed", full)
            patch.setattr(np, "save", full)
            with pytest.raises(OSError, match="No space left"):
                second.save(tmp_path)
        with pytest.raises(GameGraphError, match="there is no saved endgame"):
            load_endgame(tmp_path)


def test_a_damaged_table_is_saved_over(tmp_path):
    (tmp_path / "endgame.json").write_bytes(b"\xff\xfe")
    solved("KRK", 4).save(tmp_path)
    assert load_endgame(tmp_path).longest_mate() == solved("KRK", 4).longest_mate()


def test_what_is_no_saved_table_is_refused(tmp_path):
    with pytest.raises(GameGraphError, match="no saved endgame in"):
        load_endgame(tmp_path)
    solved("KRK", 3).save(tmp_path)
    np.savez(tmp_path / "KRK.npz", values=np.zeros(7, np.uint8))
    with pytest.raises(GameGraphError, match="should hold 90 bytes, not uint8 of shape"):
        load_endgame(tmp_path)
    (tmp_path / "KRK.npz").write_bytes(b"PK")
    with pytest.raises(GameGraphError, match=r"KRK.npz holds no table"):
        load_endgame(tmp_path)


@pytest.mark.parametrize(
    ("name", "size", "words"),
    [
        ("KRK", 2, "size must be an integer from 3 to 16, not 2"),
        ("KRK", 8.0, "not 8.0"),
        ("KPK", 6, "needs the usual board, size=8, not 6"),
        ("KBNK", 12, "has 859,963,392 positions"),
        ("KRPKR", 8, "five men are solved without pawns only"),
    ],
)
def test_other_boards_are_refused(name, size, words):
    with pytest.raises(GameGraphError, match=words):
        solve_endgame(name, size)


@pytest.mark.parametrize("name", ["KRRK", "KRRRK", "KBBKN", "KQKR", "KRK", "KK"])
def test_counts_up_to_symmetry_are_those_of_all_positions(name):
    table = solved(name, 3)
    whole = type(table)(material_of(name), 3, dict(table.tables))
    assert table.longest_mate() == whole.longest_mate()
    for side in ("white", "black"):
        assert table.counts(side) == whole.counts(side)
        assert table.histogram(side).tolist() == whole.histogram(side).tolist()


def test_an_interrupted_build_goes_on_from_its_checkpoint(tmp_path, monkeypatch):
    layers = []
    run, written = chess_table.run_wave, chess_table._write

    def interrupted(path, compressed, **arrays):
        written(path, compressed, **arrays)
        if not compressed and arrays["layer"] == 7:
            raise KeyboardInterrupt

    def watched(men, left, wave, bar, kept):
        layers.append((men.rows, wave.layer))
        return run(men, left, wave, bar, kept)

    monkeypatch.setattr(chess_table, "_KEPT_EVERY", 0)
    monkeypatch.setattr(chess_table, "_write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solve_endgame("KBBKN", 4, checkpoint=tmp_path)  # in KBBK, the first that takes 7 layers
    monkeypatch.setattr(chess_table, "_write", written)
    monkeypatch.setattr(chess_table, "run_wave", watched)
    (half,) = tmp_path.glob("*.unfinished.npz")
    table = solve_endgame("KBBKN", 4, checkpoint=tmp_path)
    assert [layer for _, layer in layers if layer >= 0] == [7]
    assert layers[0][1] == 7  # what was complete has not been built again
    assert not half.exists()
    expected = solved("KBBKN", 4)
    for name in expected.tables:
        assert np.array_equal(table.tables[name], expected.tables[name])
    layers.clear()
    assert solve_endgame("KBBKN", 4, checkpoint=tmp_path).counts("white") == table.counts("white")
    assert not layers
    (tmp_path / "KBBKN-4.npz").unlink()
    half.with_name("KBBKN-4.unfinished.npz").write_bytes(b"no state")
    with pytest.raises(GameGraphError, match="holds no state of this table"):
        solve_endgame("KBBKN", 4, checkpoint=tmp_path)


def test_the_side_to_move_is_white_or_black():
    for ask in (solved("KRK", 3).counts, solved("KRK", 3).histogram):
        with pytest.raises(GameGraphError, match='"white" or "black", not \'w\''):
            ask("w")


def test_without_numba_small_boards_work_and_others_say_what_is_missing():
    code = """
    from gamegraphs import games, GameGraphError
    t = games.chess.solve_endgame("KRK", size=3)
    t.check()
    print(t.counts("black"), t.longest_mate())
    try:
        games.chess.solve_endgame("KQKR")
    except GameGraphError as error:
        print(error)
    """
    lines = run_child(code, blocked=["numba", "llvmlite"]).splitlines()
    table = solved("KRK", 3)
    assert lines[0] == f"{table.counts('black')} {table.longest_mate()}"
    assert "without numba" in lines[1]
    assert 'pip install "gamegraphs[fast]"' in lines[1]


@pytest.mark.long
def test_why_two_bishops_may_not_win():
    """Notebook 11: bishops of one colour draw, others where Black takes one or cannot move."""
    values = solved("KBBK").tables["KBBK"].reshape(2, 64, 64, 64, 64)
    dark = np.array([(square // 8 + square % 8) % 2 for square in range(64)])
    same = dark[:, None] == dark[None, :]
    white, black = (values == 253).sum(axis=(1, 2))
    assert white[same].sum() / white.sum() > 0.999
    assert round(100 * black[same].sum() / black.sum()) == 84
    king, other, *bishops = np.nonzero(values[1] == 253)
    rng = random.Random(5)
    places = [
        k for k in rng.sample(range(len(king)), 4000) if not same[bishops[0][k], bishops[1][k]]
    ]
    reasons = Counter()
    for k in places:
        board = chess.Board(None)
        board.turn = chess.BLACK
        board.set_piece_at(int(king[k]), chess.Piece.from_symbol("K"))
        board.set_piece_at(int(other[k]), chess.Piece.from_symbol("k"))
        for bishop in bishops:
            board.set_piece_at(int(bishop[k]), chess.Piece.from_symbol("B"))
        takes = any(board.is_capture(move) for move in board.legal_moves)
        reasons["takes" if takes else "no move" if board.is_stalemate() else "else"] += 1
    assert reasons["takes"] > 400
    assert reasons["no move"] > 0
    assert reasons["else"] == 0


@pytest.mark.parametrize("name", ["KRK.npz", "endgame.json", "KRK.npy"])
def test_damaged_files_are_refused(tmp_path, name):
    """Cut, emptied, and with a bit turned at each place of the beginning and the end."""
    table = solve_endgame("KRK", size=3)
    if name.endswith("npy"):
        for below in table.tables:
            np.save(tmp_path / f"{below}.npy", table.tables[below])
        (tmp_path / "endgame.json").write_text(
            json.dumps({"name": "KRK", "size": 3, "tables": list(table.tables)})
        )
    else:
        table.save(tmp_path)
    load_endgame(tmp_path)
    whole = (tmp_path / name).read_bytes()
    cuts = [b"", b"PK\x03\x04", b"[" * 100_000, whole[: len(whole) // 2]]
    ends = {*range(min(200, len(whole))), *range(max(0, len(whole) - 300), len(whole))}
    turned = [whole[:i] + bytes([whole[i] ^ 9]) + whole[i + 1 :] for i in sorted(ends)]
    for k, damaged in enumerate(cuts + turned):
        (tmp_path / name).write_bytes(damaged)
        try:
            load_endgame(tmp_path)
        except GameGraphError:
            continue
        assert k >= len(cuts)  # a byte that nobody reads, or one of the plain bytes of a .npy
