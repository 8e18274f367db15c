"""The loop run as plain Python: the same numbers, and a table that finds every code."""

from types import FunctionType

import pytest

from gamegraphs.solvers.exploring import explore_loop as steps

MANY = 2**62


def loop_with(succ, terminal=lambda u, params: 3):
    scope = {**vars(steps), "succ": succ, "terminal": terminal}
    return FunctionType(steps.explore_loop.__code__, scope)


class View:
    """A list whose slices write into it, like those of an array."""

    def __init__(self, values, first=0):
        self.values, self.first = values, first

    def __len__(self):
        return len(self.values) - self.first

    def __getitem__(self, k):
        return View(self.values, k.start) if isinstance(k, slice) else self.values[self.first + k]

    def __setitem__(self, k, value):
        self.values[self.first + k] = value


def explored(succ, room=64, moves=256, n=MANY, limit=10**9, terminal=lambda u, params: 3):
    """Return (result, progress, codes, offsets, targets, endings), from code 0."""
    codes, endings, offsets = [0] * room, [9] * room, [0] * (room + 1)
    targets, table, progress = View([0] * moves), [0] * (2 * room), [0, 1, 0, 0]
    steps.fill_table(codes, 1, table)
    loop = loop_with(succ, terminal)
    out = View([0] * 16)
    found = loop(progress, n, limit, 4, (), out, codes, endings, offsets, targets, table)
    count, at = progress[1], progress[2]
    return (
        found,
        progress,
        codes[:count],
        offsets[: count + 1],
        targets.values[:at],
        endings[:count],
    )


def far_apart(u, params, out):
    """0 -> 3 codes, each of which goes back to 0 and to the next one."""
    base = 2**60
    if u == 0:
        out[0], out[1], out[2] = base, 1, base + 1
        return 3
    out[0], out[1] = 0, {base: 1, 1: base + 1, base + 1: base}[u]
    return 2


def test_positions_are_numbered_as_they_come_up():
    found, _, codes, offsets, targets, endings = explored(far_apart)
    assert found == steps.DONE
    assert codes == [0, 2**60, 1, 2**60 + 1]
    assert offsets == [0, 3, 5, 7, 9]
    assert targets == [1, 2, 3, 0, 2, 0, 3, 0, 1]
    assert endings == [3] * 4


def test_play_stops_where_the_rules_say_so():
    ends = {0: 3, 2**60: 1, 1: 0, 2**60 + 1: 2}
    found, _, _, offsets, targets, endings = explored(far_apart, terminal=lambda u, _: ends[u])
    assert (found, endings) == (steps.DONE, [3, 1, 0, 2])
    assert (offsets, targets) == ([0, 3, 3, 3, 3], [1, 2, 3])


def counting(u, params, out):
    out[0] = u + 1
    return 1


def test_it_stops_before_there_is_no_room():
    found, progress, codes, *_ = explored(counting, room=32)
    assert found == steps.NO_ROOM
    assert codes == list(range(32))
    assert progress[:3] == [31, 32, 31]
    found, progress, *_ = explored(counting, moves=16)
    assert found == steps.NO_ROOM
    assert progress[2] == 16


def test_the_limit_is_kept():
    found, *_ = explored(counting, limit=7)
    assert found == steps.BEYOND_LIMIT


@pytest.mark.parametrize(
    ("result", "said", "more"),
    [
        (steps.BAD_CODE, 5, {"n": 5}),
        (steps.BAD_END, 4, {"terminal": lambda u, _: 4 if u == 4 else 3}),
        (steps.BAD_END, -1, {"terminal": lambda u, _: -1 if u == 4 else 3}),
    ],
)
def test_what_is_wrong_is_told_with_its_position(result, said, more):
    found, progress, *_ = explored(counting, **more)
    assert (found, progress[0], progress[3]) == (result, 4, said)


@pytest.mark.parametrize("count", [-1, 5])
def test_a_wrong_number_of_moves_is_told(count):
    found, progress, *_ = explored(lambda u, params, out: count)
    assert (found, progress[0], progress[3]) == (steps.BAD_COUNT, 0, count)


def test_a_bad_code_is_told_of_the_position_that_has_it():
    """Several positions are listed before the codes are looked at."""

    def succ(u, params, out):
        if u == 0:
            out[0], out[1], out[2] = 1, 2, 3
            return 3
        out[0] = -7 if u == 2 else 0
        return 1

    found, progress, *_ = explored(succ)
    assert (found, progress[0], progress[3]) == (steps.BAD_CODE, 2, -7)


def test_the_table_finds_codes_that_fall_on_one_entry():
    codes = [k << 40 for k in range(32)] + list(range(1, 33))
    table = [0] * 128
    steps.fill_table(codes, len(codes), table)
    assert sorted(v for v in table if v) == list(range(1, 65))
