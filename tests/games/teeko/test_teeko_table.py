"""The table of Teeko: against explore and solve on small boards, by certificate on the usual one.

Published: G. L. Steele, Summary of the Solving of the Game of Teeko (draft, 1999): the standard
game is a draw; the advanced one is won by the first player, and becomes a draw if the first drop
may not be in the centre. E. W. Weisstein, Teeko (MathWorld): that win takes 13 turns.
"""

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from board_games import solved, teeko_sample
from helpers import run_child

from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.games import teeko, threads
from gamegraphs.games.boards.cells import bits
from gamegraphs.games.teeko import Teeko
from gamegraphs.games.teeko import table as module

CENTRE = 1 << 12


@pytest.fixture(scope="module")
def small():
    return teeko.solve(Teeko(3, 3))


@pytest.mark.parametrize(
    "board", [(3, 3), (3, 4), pytest.param((4, 3), marks=pytest.mark.long)], ids=str
)
def test_every_position_has_the_outcome_and_the_plies_of_the_graph(board):
    game = Teeko(*board)
    table, positions = teeko.solve(game), list(game.positions())
    solution = solved(game, starts=positions)
    assert solution.graph.n == len(positions)  # nothing else can be reached
    for position in positions:
        plies = solution.distance(position)
        expected = solution.outcome(position), -1 if plies is None else plies
        assert table.probe(position) == expected
    table.check()
    for dropped in range(2 * game.pieces + 1):
        outcomes = Counter(solution.outcome(p) for p in game.positions(dropped))
        assert table.counts(dropped) == {
            outcome: outcomes[outcome] for outcome in (LOSE, WIN, DRAW)
        }
    longest = table.longest_win()
    assert (longest[1] if longest else None) == (solution.longest_win() or (None, None))[1]


def same(table, other):
    return all(np.array_equal(*pair) for pair in zip(table.values, other.values, strict=True))


def follows(table, position):
    """Say whether the value of a position follows from those after its moves."""
    game = table.game
    found = table.probe(position)
    ended = game.verdict(position) is not None
    after = [] if ended else [table.probe(p) for p in game.moves(position)]
    lost, won = ([plies for o, plies in after if o == kind] for kind in (LOSE, WIN))
    if game.verdict(position) == LOSE or not game.moves(position):
        return found == (LOSE, 0)
    if lost:
        return found == (WIN, 1 + min(lost))
    return found == ((LOSE, 1 + max(won)) if len(won) == len(after) else (DRAW, -1))


def legal(game, positions):
    return [p for p in positions if game.verdict(p) != WIN and p[0] not in game.goals]


@pytest.fixture(scope="module", params=[False, True], ids=["standard", "advanced"])
def usual(request):
    return teeko.solve(Teeko(advanced=request.param))


@pytest.mark.long
def test_the_usual_board_is_as_published(usual):
    game = usual.game
    if game.advanced:
        assert usual.probe(game.start) == (WIN, 13)
        drops = {drop: outcome for drop, outcome, _ in usual.moves(game.start)}
        assert drops.pop((0, CENTRE)) == LOSE
        assert set(drops.values()) == {DRAW}
    else:
        assert usual.probe(game.start) == (DRAW, -1)
        assert usual.line(game.start) == [game.start]
    assert [sum(usual.counts(dropped).values()) for dropped in range(8)] == [
        1, 25, 600, 6_900, 75_900, 531_300, 3_542_000, 16_824_500,
    ]  # fmt: skip
    if not game.advanced:
        rows = [line.split() for line in teeko.__doc__.splitlines() if line.strip()[:1].isdigit()]
        told = [[int(number.replace(",", "")) for number in row] for row in rows if len(row) == 4]
        assert len(told) == 9
        for dropped, *numbers in told:
            assert numbers == [usual.counts(dropped)[outcome] for outcome in (WIN, LOSE, DRAW)]
    lines = 5985 * len(game.goals)
    assert sum(usual.counts(8).values()) == 12_650 * 5_985 - lines
    for position in legal(game, teeko_sample(game, 2000)):
        assert follows(usual, position)
    position, plies = usual.longest_win()
    line = usual.line(position)
    assert [usual.probe(p)[1] for p in line] == list(range(plies, -1, -1))
    assert game.verdict(line[-1]) == LOSE
    assert plies == (59 if game.advanced else 39)


@pytest.mark.long
def test_the_usual_board_passes_its_check(usual):
    usual.check()
    if usual.game.advanced:
        return
    s, m = 77, 5000
    kept = int(usual.values[8][s, m])
    usual.values[8][s, m] = 253 if kept != 253 else 7
    try:
        with pytest.raises(GameGraphError, match="is wrong"):
            usual.check()
    finally:
        usual.values[8][s, m] = kept


@pytest.mark.long
def test_every_wrong_byte_is_found(small):
    """Each byte is changed in turn, to another number of plies, another outcome, no position."""
    rng = random.Random(1)
    for dropped, values in enumerate(small.values):
        flat = values.reshape(-1)
        for i in rng.sample(range(flat.size), min(flat.size, 20)):
            kept = int(flat[i])
            for wrong in {kept + 2, kept ^ 1, 253, 255, 254, 0, 251} - {kept}:
                if wrong > 255:
                    continue
                flat[i] = wrong
                with pytest.raises(GameGraphError, match="is wrong"):
                    small.check()
            flat[i] = kept
        assert dropped < 7
    small.check()


def test_a_claim_that_rests_on_itself_is_found(small):
    """All draws of the last stages called a WIN or a LOSE: no number of plies fits."""
    changed = [np.where(values == 253, 7, values).astype(np.uint8) for values in small.values]
    with pytest.raises(GameGraphError, match="is wrong"):
        module.TeekoTable(small.game, changed).check()


def test_symmetric_positions_have_the_same_value(small):
    for position in list(small.game.positions())[::7]:
        assert len({small.probe(image) for image in small.game.images(position)}) == 1


def test_moves_begin_with_the_best(small):
    game = small.game
    for position in list(game.positions())[::5]:
        outcome, plies = small.probe(position)
        moves = small.moves(position)
        if plies == 0:
            assert moves == []
            continue
        assert sorted(after for after, _, _ in moves) == sorted(game.moves(position))
        expected = {WIN: (LOSE, plies - 1), LOSE: (WIN, plies - 1), DRAW: (DRAW, -1)}[outcome]
        assert moves[0][1:] == expected
        assert [small.probe(p)[1] for p in small.line(position)] == (
            list(range(plies, -1, -1)) if plies > 0 else [-1]
        )


def test_the_number_of_threads_changes_nothing(small, monkeypatch):
    monkeypatch.setattr(threads, "cores", lambda: 1)
    monkeypatch.setattr(threads, "_PART", 84 * 3)
    again = teeko.solve(small.game)
    assert same(small, again)


def test_a_saved_table_is_the_same(small, tmp_path):
    small.save(tmp_path / "table")
    again = teeko.load(tmp_path / "table")
    assert repr(again) == "TeekoTable(Teeko(3, 3, advanced=False))"
    assert same(small, again)
    assert again.probe((0, 0)) == small.probe((0, 0))


def test_what_is_no_saved_table_is_refused(small, tmp_path):
    with pytest.raises(GameGraphError, match="there is no saved table of Teeko in"):
        teeko.load(tmp_path)
    small.save(tmp_path)
    (tmp_path / "teeko.json").write_text('{"size": 4, "pieces": 3, "advanced": false}')
    with pytest.raises(GameGraphError, match=r"values.npz is of Teeko\(3, 3, .* says Teeko\(4, 3"):
        teeko.load(tmp_path)
    as_older_releases_did(small, tmp_path)
    (tmp_path / "teeko.json").write_text('{"size": 4, "pieces": 3, "advanced": false}')
    with pytest.raises(GameGraphError, match=r"the stage with 1 pieces should hold uint8 of shape"):
        teeko.load(tmp_path)
    (tmp_path / "teeko.json").write_text('{"size": 9}')
    with pytest.raises(GameGraphError, match="size must be 3, 4 or 5, not 9"):
        teeko.load(tmp_path)


def as_older_releases_did(table, folder):
    """Save a table without its game among the arrays."""
    np.savez_compressed(folder / "values.npz", **{str(i): v for i, v in enumerate(table.values)})
    (folder / "teeko.json").write_text('{"size": 3, "pieces": 3, "advanced": false}\n')


def test_a_table_of_an_older_release_is_loaded(small, tmp_path):
    as_older_releases_did(small, tmp_path)
    assert same(small, teeko.load(tmp_path))


@pytest.mark.parametrize("stop", range(5))
def test_a_save_that_is_stopped_leaves_the_table_before_or_the_new_one(
    small, tmp_path, monkeypatch, stop
):
    """After so many steps on files the disk is full: as after a kill, the new one is not mixed."""
    other = teeko.solve(Teeko(3, 4))
    small.save(tmp_path)
    left = iter(range(stop))

    def limited(done):
        def step(*arguments, **more):
            if next(left, None) is None:
                raise OSError("the disk is full")
            return done(*arguments, **more)

        return step

    with monkeypatch.context() as patch:
        patch.setattr(np, "savez_compressed", limited(np.savez_compressed))
        for name in ("write_bytes", "write_text", "replace"):
            patch.setattr(Path, name, limited(getattr(Path, name)))
        if stop < 4:
            with pytest.raises(OSError, match="the disk is full"):
                other.save(tmp_path)
        else:
            other.save(tmp_path)
    assert not list(tmp_path.glob("*.half"))
    found, expected = teeko.load(tmp_path), small if stop < 3 else other
    assert repr(found.game) == repr(expected.game)
    assert same(expected, found)


@pytest.mark.parametrize("name", ["values.npz", "teeko.json"])
def test_damaged_files_are_refused(small, tmp_path, name):
    """Cut, emptied, and with a bit turned at each place of the end, where the names stand."""
    small.save(tmp_path)
    whole = (tmp_path / name).read_bytes()
    cuts = [b"", b"PK\x03\x04", b"[" * 100_000, whole[: len(whole) // 2]]
    turned = [
        whole[:i] + bytes([whole[i] ^ 9]) + whole[i + 1 :]
        for i in range(max(0, len(whole) - 600), len(whole))
    ]
    for k, damaged in enumerate(cuts + turned):
        (tmp_path / name).write_bytes(damaged)
        try:
            found = teeko.load(tmp_path)
        except GameGraphError:
            continue
        assert k >= len(cuts)  # a byte that nobody reads, such as one of a date
        assert same(small, found)


@pytest.mark.parametrize(
    "position",
    [
        (3, 1),  # a cell of both
        (1, 0),  # the player to move has one more
        (0, 3),  # the other has two more
        (0, 1 << 9),  # off the board
        (-1, 0),
        (bits([0, 1, 3, 4]), bits([2, 5, 6, 7])),  # four of three
        (0,),
        None,
        ("a", "b"),
        (0.0, 0.0),
    ],
)
def test_what_is_no_position_is_refused(small, position):
    with pytest.raises(GameGraphError, match="is no position: it is"):
        small.probe(position)


def test_a_position_after_the_end_is_refused(small):
    with pytest.raises(GameGraphError, match="the player to move has won already"):
        small.probe((bits([0, 1, 2]), bits([3, 4, 6])))


def test_other_stages_are_refused(small):
    for dropped in (-1, 7, "1"):
        with pytest.raises(GameGraphError, match="dropped must be from 0 to 6"):
            small.counts(dropped)


def test_a_bar_is_shown_to_the_end(monkeypatch):
    shown = []
    monkeypatch.setattr(module, "progress_bar", lambda what: lambda *done: shown.append(done))
    teeko.solve(Teeko(3, 3), progress=True)
    assert shown[-1] == (1, 1)
    assert len(shown) > 5


def test_without_numba_small_boards_work_and_others_say_what_is_missing():
    code = """
from gamegraphs.games import teeko
print(teeko.solve(teeko.Teeko(3, 3)).probe((0, 0)))
try:
    teeko.solve()
except Exception as problem:
    print(problem)
"""
    lines = run_child(code, blocked=["numba", "llvmlite"]).splitlines()
    assert lines[0] == "(<Outcome.DRAW: 2>, -1)"
    assert "without numba" in lines[1]
    said = run_child(code.replace("print(teeko", "0 and print(teeko"), blocked=["numpy", "numba"])
    assert said.strip() == 'the table of Teeko needs numpy: pip install "gamegraphs[fast]"'
