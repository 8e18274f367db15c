"""The name of a mistake: the known one that answers alike, and none where two do."""

from dataclasses import replace
from functools import partial

import pytest

from gamegraphs.course import check
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.diagnosis import name_wrong as module
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner
from gamegraphs.course.checking.diagnosis.name_wrong import contradicts, differs, name_wrong
from gamegraphs.course.checking.smallest_input import survey
from gamegraphs.course.checking.trial import tried
from gamegraphs.course.exercises import misconceptions
from gamegraphs.course.exercises.task_15.mistakes import right
from gamegraphs.course.exercises.task_16.exercise import true_game
from gamegraphs.course.mistakes import wave
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.mistakes.retrograde_with_switches import reverse
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here


def test_nothing_is_named_when_two_mistakes_fit_equally(monkeypatch):
    subject = cached_exercise(4, 1)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    assert name_wrong(subject, trials) == (mistake,)
    twin = Misconception("twin", "the same again", "", mistake.function)
    monkeypatch.setattr(module, "misconceptions", lambda number: (mistake, twin))
    assert name_wrong(subject, trials) == ()


def test_an_answer_that_is_wrong_in_a_way_of_its_own_is_not_named():
    verdict = check(4, lambda moves: [(len(moves) + u) % 3 for u in range(len(moves))])
    assert (verdict.status, verdict.misconception) == ("wrong", None)


def test_a_known_mistake_is_named_and_a_right_answer_is_not():
    subject = cached_exercise(4, 1)
    named = []
    larger = list(subject.larger(1))
    for mistake in misconceptions(4)[::3]:
        run = Here(mistake.function, subject.shape)
        trials = survey(subject, run)
        assert name_wrong(subject, [trial for trial in trials if not trial.fault]) == ()
        if any(trial.fault for trial in trials):
            more = partial(tried, subject, larger, run.results(larger))
            assert name_wrong(subject, trials, more=lambda more=more: list(more())) == (mistake,)
            named.append(mistake)
    assert len(named) >= 2


def test_a_few_failures_do_not_name_what_explains_half_of_them():
    """A slow program is tried on some thirty inputs: LOSE everywhere is no missing DRAW."""
    subject = cached_exercise(4, 1)
    trials = survey(subject, Here(lambda moves: [0] * len(moves), subject.shape))
    for number in (20, 31, 60):
        assert [mistake.key for mistake in name_wrong(subject, trials[:number])] == ["all-lose"]
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    assert name_wrong(subject, trials[:60]) == (mistake,)


def test_a_name_is_refused_where_it_is_wrong_and_the_answer_is_not():
    """All that it explains lies among the small inputs, as of a look that is taken only there."""
    subject = cached_exercise(4, 1)
    larger = [data for data in subject.larger(1) if len(data[0]) < 10]
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")

    def only_where_small(moves):
        return mistake.function(moves) if len(moves) < 5 else wave(moves)[0]

    for answer, denied in ((only_where_small, True), (mistake.function, False)):
        run = Here(answer, subject.shape)
        trials = list(tried(subject, larger, run.results(larger)))
        assert contradicts(subject, mistake, trials) == denied
        assert not contradicts(subject, mistake, trials[:2])  # too few to deny anything
        named = check(4, answer).misconception == mistake.key
        assert named != denied


def test_another_mistake_differs_where_graphs_are_larger():
    subject = cached_exercise(4, 1)
    larger = [data for data in subject.larger(1) if len(data[0]) < 10]
    known = {m.key: m for m in misconceptions(4)}
    mistake, other = known["parallel-counted-once"], known["leftovers-lose"]
    for answer, found in ((mistake, False), (other, True)):
        run = Here(answer.function, subject.shape)
        trials = list(tried(subject, larger, run.results(larger)))
        assert differs(subject, mistake, trials) == found
        assert not differs(subject, mistake, [t for t in trials if not t.fault])


@pytest.mark.long
def test_what_no_second_mistake_can_explain_is_not_tried_on_all_inputs(monkeypatch):
    subject = cached_exercise(16, 1)
    calls = []
    results = MistakeRunner.results

    def counted(self, inputs, *more, **options):
        for result in results(self, inputs, *more, **options):
            calls.append(self)
            yield result

    monkeypatch.setattr(MistakeRunner, "results", counted)

    def without_loops_or_last(n, seed, max_out=3):
        rows = true_game(n, seed, max_out)
        return [[v for v in row if v != u and seed % 3] for u, row in enumerate(rows)]

    trials = survey(subject, Here(without_loops_or_last, subject.shape))
    assert name_wrong(subject, trials) == ()
    few = len(calls)
    monkeypatch.setattr(module, "_explains_the_rest", lambda *given: True)
    assert name_wrong(subject, trials) == ()
    assert len(calls) - few > 1.2 * few


def test_an_answer_that_crashed_is_not_named():
    subject = cached_exercise(4, 1)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    first = next(i for i, trial in enumerate(trials) if trial.fault)
    trials[first] = replace(trials[first], result=CallResult("died", error="SIGSEGV"))
    assert name_wrong(subject, trials) == ()


def test_a_name_that_does_not_explain_the_first_failure_is_not_said():
    """The smallest input that fails is shown: there the mistake has to answer alike."""
    subject = cached_exercise(4, 1)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    first = next(i for i, trial in enumerate(trials) if trial.fault)
    trials[first] = replace(trials[first], result=CallResult("value", [7]))
    assert name_wrong(subject, trials) == ()


def test_two_mistakes_that_explain_the_failures_together_are_both_named():
    """One forgets cycles in sums, the other takes single partizan games for hopeless."""

    def answer(graph_type, has_cycles, is_sum_of_games, query):
        if "simple" in query or graph_type == "partizan":
            return "INTRACTABLE"
        if is_sum_of_games and query != "distance":
            return "GRUNDY"
        return "RETROGRADE" if has_cycles else "MEMO_DFS"

    verdict = check(15, answer)
    assert {m.key for _, m in verdict.named()} == {"partizan-hopeless", "cycles-in-sums"}


def test_a_changed_form_is_named_with_the_mistake_behind_it():
    """The loser hurries, and each pair stands the wrong way round."""
    (quick,) = (m for m in misconceptions(12) if m.key == "quick-loser")

    def answer(moves):
        win, loss = quick.function(moves)
        return win and win[::-1], loss and loss[::-1]

    verdict = check(12, answer)
    assert [m.key for _, m in verdict.named()] == ["quick-loser", "pairs-swapped"]


def test_details_that_differ_on_few_inputs_do_not_hide_a_mistake():
    subject = cached_exercise(4, 1)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    failing = [i for i, trial in enumerate(trials) if trial.fault]
    for i in failing[1::40]:
        n = len(trials[i].data[0])
        trials[i] = replace(trials[i], result=CallResult("value", [2] * n), fault="another way")
    assert name_wrong(subject, trials) == (mistake,)
    for i in failing[1::3]:
        n = len(trials[i].data[0])
        trials[i] = replace(trials[i], result=CallResult("value", [2] * n), fault="another way")
    assert name_wrong(subject, trials) == ()


def test_the_right_function_of_another_exercise_makes_no_mistake_of_this_one():
    def label_game(moves):
        return [2] * len(moves)

    verdict = check(2, label_game)
    assert verdict.found[0] == "You gave label_game; exercise 2 is seed_terminals."
    assert verdict.named() == []


def test_false_is_no_label_and_not_taken_for_0():
    verdict = check(4, lambda moves: [False] * len(moves))
    assert verdict.misconception == "other-form"


def test_two_mistakes_are_named_only_if_both_are_needed():
    """The loops left out, and what is left called LOSE: each alone explains less."""

    def answer(moves):
        bare = [[v for v in row if v != u] for u, row in enumerate(moves)]
        return [0 if label == 2 else label for label in wave(bare)[0]]

    assert {m.key for _, m in check(4, answer).named()} == {"leftovers-lose", "loops-skipped"}


def test_a_wrong_answer_to_a_large_input_alone_can_tell_the_mistake():
    def answer(moves):
        labels = [2] * len(moves)
        for _ in range(25):
            for u in range(len(moves)):
                found = [labels[v] for v in moves[u]]
                if 0 in found:
                    labels[u] = 1
                elif all(label == 1 for label in found):
                    labels[u] = 0
        return labels

    assert check(4, answer).misconception == "fixed-rounds"


def test_what_the_answers_have_in_common_names_a_wrong_sequence():
    def answer(n, seed, max_out=3):
        return [[0] * ((seed * 7 + 3) % 11 * (max_out + 1) // 11) for _ in range(n)]

    assert check(16, answer).misconception == "other-sequence"


def test_where_each_input_is_a_case_two_mistakes_share_them_out():
    """Each is wrong on a part of what its known program is wrong on."""

    def answer(graph_type, has_cycles, is_sum_of_games, query):
        if query == "longest_simple_path" and not has_cycles:
            return "MEMO_DFS"
        if query == "distance" and is_sum_of_games and not has_cycles and graph_type != "partizan":
            return "GRUNDY"
        return right(graph_type, has_cycles, is_sum_of_games, query)

    names = [mistake.key for _, mistake in check(15, answer).named()]
    assert sorted(names) == ["paths-on-dags", "values-tell-distances"]


def test_an_answer_that_fails_is_not_named_by_what_it_did_not_return():
    assert check(10, lambda length, a, b, stay=True: 1 // (length < 4) or 1).misconception is None
    assert check(14, lambda n, edges: None if n > 2 else [[0] * n] * n).misconception is None


def test_two_slips_in_the_same_wave_are_both_named():
    """Only a WIN is queued, and of two equal moves one is never counted off."""

    def answer(moves):
        predecessors = [[*dict.fromkeys(row)] for row in reverse(moves)]
        return wave(moves, predecessors=predecessors, queued=[1])[0]

    verdict = check(4, answer)
    assert {m.key for _, m in verdict.named()} == {"lose-not-queued", "parallel-dropped"}


def test_of_two_mistakes_only_the_one_that_is_certain_is_named():
    """WIN where a move leads to an end, and LOSE for all others: no LOSE is queued, or no WIN."""

    def answer(moves):
        return [int(any(not moves[v] for v in row)) for row in moves]

    verdict = check(4, answer)
    assert [m.key for _, m in verdict.named()] == ["leftovers-lose"]


def test_of_two_pairs_that_do_the_same_the_one_whose_parts_are_nearer_is_named():
    """Empty lists and zeros: so would be the degrees that are counted in the lists."""

    def answer(moves):
        return [0] * len(moves), [[] for _ in moves]

    verdict = check(3, answer)
    assert [m.key for _, m in verdict.named()] == ["nothing-appended", "degrees-zero"]


def test_two_mistakes_are_told_from_two_others_by_larger_inputs():
    """With what is left called WIN, `looked at once` does the same on graphs of three positions."""

    def answer(moves):
        predecessors = [[*dict.fromkeys(row)] for row in reverse(moves)]
        return [1 if label == 2 else label for label in wave(moves, predecessors=predecessors)[0]]

    verdict = check(4, answer)
    assert {m.key for _, m in verdict.named()} == {"parallel-dropped", "leftovers-win"}
