"""Collections of known mistakes: what a decorator keeps, and what one takes of another."""

import pytest

from gamegraphs.course.mistakes.misconception import Misconception, Mistakes
from gamegraphs.course.mistakes.retrograde_with_switches import switched, wave


@pytest.fixture
def shared():
    """Two mistakes of functions of moves and seeds."""
    mistakes = Mistakes()

    @mistakes.add("All is lost", "A position with a move to LOSE is WIN.")
    def all_lost(moves, seeds):
        """Say LOSE."""
        return [0 for _ in moves]

    @mistakes.add("Only seeds", "A label is for every position.")
    def only_seeds(moves, seeds):
        return list(seeds)

    return mistakes


def test_the_decorator_keeps_the_function_and_gives_it_back():
    mistakes = Mistakes()

    def _two_words_(moves):
        return None

    assert mistakes.add("title", "why")(_two_words_) is _two_words_
    assert mistakes.found == [Misconception("two-words", "title", "why", _two_words_)]
    assert Mistakes().found == []


def test_a_shared_mistake_keeps_its_words_and_gets_other_arguments(shared):
    mistakes = Mistakes()
    mistakes.share(shared, lambda moves, seed: (moves, {seed: 0}), "only_seeds")
    (taken,) = mistakes.found
    (_, original) = shared.found
    assert (taken.key, taken.title, taken.why) == (original.key, original.title, original.why)
    assert taken.function([[], []], 1) == [1]
    assert taken.function.__name__ == "only_seeds"
    assert taken.function.__wrapped__ is original.function
    assert len(shared.found) == 2


def test_mistakes_are_taken_in_the_order_asked_for(shared):
    mistakes = Mistakes()
    mistakes.share(shared, lambda moves: (moves, {}), "only_seeds", "all_lost")
    assert [mistake.key for mistake in mistakes.found] == ["only-seeds", "all-lost"]


def test_a_mistake_goes_around_another_one():
    mistakes = Mistakes()

    @mistakes.add("Loops dropped", "A loop is a move.")
    def loops_dropped(moves):
        return moves

    @mistakes.reads("loops-dropped")
    def without_loops(moves):
        return ([[v for v in row if v != u] for u, row in enumerate(moves)],)

    @mistakes.add("Halves", "Plies are not halved.")
    def halves(moves):
        return moves

    @mistakes.changes("halves")
    def halved(plies):
        return plies // 2

    reading, change = mistakes.found
    assert reading.around(lambda moves: sum(map(len, moves)))([[0, 1], [0]]) == 2
    assert change.around(lambda moves: sum(map(len, moves)))([[0, 1], [0, 1]]) == 2
    with pytest.raises(StopIteration):
        mistakes.reads("no-such-key")


def test_a_mistake_that_is_not_shared_is_refused(shared):
    mistakes = Mistakes()
    for name in ("no_such_mistake", "all-lost"):  # by the name of the function, not by the key
        with pytest.raises(KeyError, match=name):
            mistakes.share(shared, lambda moves: (moves, {}), name)
    assert mistakes.found == []


def test_a_misconception_cannot_be_changed(shared):
    with pytest.raises(AttributeError):
        shared.found[0].title = "another"


def test_another_function_comes_under_a_name_that_is_there(shared):
    mistakes = Mistakes()
    mistakes.share(shared, lambda moves: (moves, {}), "only_seeds", "all_lost")

    @mistakes.also("all-lost")
    def nothing(moves):
        return []

    mistake = mistakes.found[1]
    assert mistake.functions == (mistake.function, nothing)
    assert [f([[]]) for f in mistake.functions] == [[0], []]
    with pytest.raises(StopIteration):
        mistakes.also("no-such-key")


def test_what_spoils_a_right_answer_is_kept_apart_from_the_answer():
    mistakes = Mistakes()

    @mistakes.change("Turned", "The first comes first.", lambda moves: [1, 2])
    def turned_round(answer):
        return answer[::-1]

    (mistake,) = mistakes.found
    assert (mistake.key, mistake.function([[]])) == ("turned-round", [2, 1])
    assert mistake.change is turned_round


def test_a_test_of_inputs_and_answers_is_kept(shared):
    @shared.shown("only-seeds")
    def is_short(answers):
        return all(not value for _, value in answers)

    assert [mistake.shown for mistake in shared.found] == [None, is_short]


def test_a_mistake_can_come_around_another_in_several_ways_also_where_it_is_shared():
    shared, mistakes = Mistakes(), Mistakes()

    @shared.add("The first is left out", "It counts too.")
    def first_left_out(moves, seeds):
        return moves[1:]

    @shared.forms("first-left-out")
    def nothing_first(function, moves, seeds):
        return [seeds, *function(moves, seeds)[1:]]

    mistakes.share(shared, lambda moves: (moves, None), "first_left_out")
    (mistake,) = mistakes.found
    assert mistake.around(lambda moves: [move + 1 for move in moves])([1, 2, 3]) == [None, 3, 4]

    @mistakes.changes("first-left-out")
    def all_but_the_first(answer):
        return answer[1:]

    (mistake,) = mistakes.found
    assert [mistake.around(list, way)([1, 2]) for way in range(len(mistake.ways))] == [
        [2],
        [None, 2],
    ]


def test_a_mistake_can_be_named_like_one_of_another_collection(shared):
    mistakes = Mistakes()

    @mistakes.like(shared)
    def all_lost(moves):
        return "all"

    (mistake,) = mistakes.found
    assert (mistake.key, mistake.title, mistake.why) == (
        "all-lost",
        "All is lost",
        "A position with a move to LOSE is WIN.",
    )
    assert mistake.function is all_lost
    with pytest.raises(KeyError, match="none_of_them"):

        @mistakes.like(shared)
        def none_of_them(moves):
            return "none"


def test_a_shared_mistake_may_spoil_a_part_of_an_answer_alone():
    shared, mistakes = Mistakes(), Mistakes()

    @shared.change("Turned", "The first comes first.", lambda moves, seeds: [1, 2])
    def turned_round(labels):
        return labels[::-1]

    @shared.forms("turned-round")
    def nothing_first(function, moves, seeds):
        return [None, *function(moves, seeds)[1:]]

    mistakes.share(
        shared,
        lambda moves: (moves, {}),
        "turned_round",
        told=lambda labels, moves: ("kind", labels, len(moves)),
        part=1,
    )
    (mistake,) = mistakes.found
    assert mistake.function([[]]) == ("kind", [2, 1], 1)
    found = [mistake.around(lambda moves: ("other", [5, 6], 7), way)([[]]) for way in (0, 1)]
    assert found == [("other", [6, 5], 7), ("other", [None, 6], 7)]


def test_a_switch_of_the_wave_goes_around_another_one_alone():
    mistakes = Mistakes()

    @mistakes.add("LOSE not queued", "A LOSE is news.")
    @switched("queued")
    def lose_not_queued(moves, seeds):
        return [1]

    @mistakes.add("Nobody told", "Each is told.")
    @switched("predecessors")
    def nobody_told(moves, seeds):
        return [[] for _ in moves]

    @mistakes.add("All draws", "They are not.")
    def all_draws(moves, seeds):
        return [2] * len(moves)

    queued, told, _ = mistakes.found
    assert told.goes_around(lose_not_queued, 0)
    assert told.around(lose_not_queued)([[], [0]], {0: 0}) == [0, 2]
    assert not queued.goes_around(nobody_told, 0)  # once is enough
    assert not told.goes_around(all_draws, 0)


def test_only_switches_are_shared_with_another_answer():
    shared, mistakes = Mistakes(), Mistakes()

    @shared.add("LOSE not queued", "A LOSE is news.")
    @switched("queued")
    def lose_not_queued(moves, seeds):
        return [1]

    @shared.also("lose-not-queued")
    def otherwise(moves, seeds):
        return []

    def plies(moves, **switches):
        return wave(moves, **switches)[1]

    mistakes.share(shared, lambda moves: (moves, {}), "lose_not_queued", answer=plies)
    (taken,) = mistakes.found
    assert len(taken.functions) == 1
    assert taken.function([[], [0], [1], [2]]) == [0, 1, 2, -1]
