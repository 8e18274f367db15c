"""The faults of a picture: what must be counted, and what must not."""

import pytest

from gamegraphs.draw.graphs.faults import (
    all_crossings,
    all_two_headed,
    crossings,
    hidden,
    hides,
    line,
    line_of,
    polyline,
    two_headed,
)

ACROSS = line([(0, 50), (100, 50)], (0, 1))


def arc(*middle, ends=(2, 3)):
    return line([(10, 0), *middle, (90, 0)], ends)


@pytest.mark.parametrize(
    ("other", "count"),
    [
        (line([(50, 0), (50, 100)], (2, 3)), 1),
        (line([(20, 0), (80, 100)], (3, 2)), 1),
        (arc((50, 100)), 2),
        (arc((30, 60), (50, 40), (70, 60)), 4),
        (line([(50, 0), (50, 49)], (2, 3)), 0),
        (line([(0, 51), (100, 51)], (2, 3)), 0),
        (line([(120, 0), (120, 100)], (2, 3)), 0),
        (line([(0, 50), (50, 0)], (0, 2)), 0),
        (line([(0, 50), (100, 50)], (0, 1)), 0),
    ],
)
def test_crossings_are_counted_one_by_one_whichever_comes_first(other, count):
    assert crossings(ACROSS, other) == crossings(other, ACROSS) == count


def test_a_crossing_at_a_corner_of_a_polyline_counts_once():
    assert crossings(ACROSS, line([(50, 0), (50, 50), (50, 100)], (2, 3))) == 1
    assert crossings(ACROSS, line([(20, 0), (50, 50), (80, 0)], (2, 3))) in (0, 2)


def test_all_pairs_are_counted():
    lines = [line([(x, 0), (x, 99)], (x, x + 1)) for x in (20, 40, 60)]
    assert all_crossings([ACROSS, *lines]) == 3
    assert all_crossings(lines) == all_crossings([]) == 0


@pytest.mark.parametrize(
    ("tail", "count"),
    [((100, 50), 1), ((100, 54.9), 1), ((95, 53), 1), ((100, 55.1), 0), ((88, 50), 0)],
)
def test_a_tail_at_the_head_of_another_arrow(tail, count):
    leaving = line([tail, (60, 200)], (1, 2))
    assert two_headed(ACROSS, leaving) == two_headed(leaving, ACROSS) == count
    assert all_two_headed([ACROSS, leaving, line([(0, 200), (60, 210)], (3, 2))]) == count


def test_only_a_tail_and_a_head_at_the_same_position_are_two_headed():
    assert two_headed(ACROSS, line([(60, 200), (100, 51)], (2, 1))) == 0, "two heads"
    assert two_headed(ACROSS, line([(0, 51), (60, 200)], (0, 2))) == 0, "two tails"
    assert two_headed(ACROSS, ACROSS) == 0
    there_and_back = line([(100, 53), (0, 53)], (1, 0))
    assert two_headed(ACROSS, there_and_back) == 2


def test_what_a_box_hides():
    assert hides((40, 40, 60, 60), ACROSS)
    assert hides((-10, 0, 200, 200), ACROSS), "all of it"
    assert not hides((40, 40, 60, 49), ACROSS), "beside the line"
    assert hides((90, 52, 110, 60), ACROSS), "the flank of the head"
    assert not hides((90, 54, 110, 60), ACROSS)
    assert not hides((-20, 52, 10, 60), ACROSS), "a tail has no flank"
    slanted = line([(0, 0), (100, 100)], (0, 1))
    assert not hides((60, 10, 90, 40), slanted), "in the box around it, but not on it"
    assert hides((60, 10, 90, 65), slanted)


def test_a_position_does_not_hide_its_own_arrows():
    box = (95, 40, 140, 60)
    assert hidden([ACROSS], [(1, box)]) == 0
    assert hidden([ACROSS], [(2, box)]) == hidden([ACROSS], [(-1, box), (3, box)]) == 1
    assert hidden([ACROSS, ACROSS], [(-1, box)]) == 2


def test_an_arrow_is_seen_between_two_round_positions():
    curve = ((0.0, 0.0), (300.0, 0.0))
    seen = line_of(curve, (0, 1), [curve[0], curve[1]], [23.0, 60.0])
    (start, _), (end, _) = seen.points
    assert start == pytest.approx(24, abs=0.5)
    assert end == pytest.approx(300 - 61.5, abs=0.5)
    assert seen.box == (start, 0, end, 0)
    assert seen.neck == (pytest.approx(end - 4.5), 0)


def test_a_loop_begins_and_ends_at_its_position():
    curve = ((-9.0, 0.0), (-17.0, -58.0), (17.0, -58.0), (9.0, 0.0))
    seen = line_of(curve, (0, 0), [(0.0, 0.0)], [23.0])
    for (x, y), away in ((seen.points[0], 24), (seen.points[-1], 24.5)):
        assert (x * x + y * y) ** 0.5 == pytest.approx(away, abs=0.5)
    assert seen.points[0][0] < 0 < seen.points[-1][0]


def test_a_polyline_stays_on_its_curve():
    bent = ((0.0, 0.0), (30.0, 60.0), (70.0, 60.0), (100.0, 0.0))
    points = polyline(bent)
    assert points[0] == bent[0]
    assert points[-1] == bent[-1]
    assert max(y for _, y in points) == pytest.approx(45, abs=0.5)
    assert polyline((bent[0], bent[-1])) == [bent[0], bent[-1]]
