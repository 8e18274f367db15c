"""The name of a mistake: which known wrong answer behaves like this one?

Two answers are compared on small inputs, those on which at least one of them is wrong. A known
mistake fits if it gives the same on the smallest failing input, which is shown, and on nearly all
others: which of two ties comes first, or the order of a wave, may differ. Where no mistake
explains nearly all failures, two may do it together: one misreads the input or spoils the answer
of the other, or each accounts for inputs that the other one leaves right. What fits equally well
leaves the name unsaid.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, islice, product
from operator import or_

from ...exercises import Exercise, misconceptions
from ...mistakes.misconception import Misconception
from ...running.protocol import CallResult
from ..trial import Trial, same
from .mistake_runner import MistakeRunner, spread

_SOON = 60  # failures, after which it shows what explains hardly any
_ALIKE = 0.9  # of the inputs on which one is wrong, so many are answered alike
_SHARE = 0.5  # or so many of the failures, where the mistake is never wrong in another way
_FEW_SHARE = 0.75  # of fewer failures than that
_OWN = 0.03  # of the failures, each of two mistakes explains so many that the other does not
FEW = 8  # failures, all of which two mistakes together have to explain
_TELLING, _AGREES = 3, 0.5  # larger inputs that say something, and the share of them to agree on
_DIED = "died"
# How well two mistakes explain the failures, the two, and the one made around the other.
_Together = tuple[float, tuple[Misconception, ...], MistakeRunner]


def name_wrong(
    exercise: Exercise,
    trials: Sequence[Trial],
    refused: Container[str] = (),
    more: Callable[[], Sequence[Trial]] = tuple,
) -> tuple[Misconception, ...]:
    """Return the mistake that these trials show, or the two; () if there is no name for them.

    The mistakes whose keys are `refused` are left out. Those that fit equally well are told apart
    by `more` trials.
    """
    every_one = sorted(trials, key=lambda trial: not trial.fault)  # the failures first
    failing = spread([trial for trial in trials if trial.fault])
    passing = spread([trial for trial in trials if not trial.fault])
    if not failing or any(trial.result.kind == _DIED for trial in failing):
        return ()
    known = [m for m in misconceptions(exercise.number) if m.key not in refused]
    trials = [*failing, *passing]
    functions = [(mistake, i) for mistake in known for i in range(len(mistake.functions))]
    only_one = len(failing) == 1 and not exercise.by_case
    if only_one:
        # What is wrong elsewhere too does not explain one failure. It is mostly large: asked last.
        right = [trial.data for trial in passing]
        functions = [f for f in functions if not MistakeRunner(exercise, *f).is_faulty(right)]
    first = [f for f in functions if _explains(exercise, MistakeRunner(exercise, *f), failing[:1])]
    soon = failing[:_SOON]
    first = [f for f in first if _explains(exercise, MistakeRunner(exercise, *f), soon, _OWN)]
    fitting = [_behaviour(exercise, *f, trials, len(failing)) for f in first]
    top = max((b.score() for b in fitting), default=0.0)
    few = len(failing) < FEW  # then much that is right on some inputs fits: all of them decide
    if top > 0 and (few or len({b.mistake.key for b in fitting if b.score() == top}) > 1):
        number = sum(bool(trial.fault) for trial in every_one)
        scores = [b.score() for b in fitting]
        likely = [f for f, score in zip(first, scores, strict=True) if few or score == top]
        fitting = [_behaviour(exercise, *f, every_one, number) for f in likely]
        fitting = _told_apart(exercise, fitting, more)
    main = [b.mistake for b in fitting if b.program == 0]
    if only_one:  # the main program may be wrong elsewhere, too
        main += [b.mistake for b in fitting if _behaviour(exercise, b.mistake, 0, failing, 1).alike]
    single = _best([(b.score(), (b.mistake,)) for b in fitting], main)
    if single is not None and single[0] == 1:
        return single[1]
    alone = {b.mistake.key: 0.0 for b in fitting}
    for b in fitting:
        alone[b.mistake.key] = max(alone[b.mistake.key], b.score())
    two = _tells_two(failing)
    together = None
    if two and max(alone.values(), default=0.0) < 1:
        fits = _together(exercise, known, failing, passing, alone)
        together = _best_together(exercise, fits, failing, lambda: [*every_one, *more()])
    if together and (single is None or together[0] >= min(1, single[0] + _OWN)):
        return together[1]
    if single is not None and single[0] >= _ALIKE:
        return single[1]
    if exercise.by_case:
        every = [_behaviour(exercise, *f, trials, len(failing)) for f in functions]
        if cases := _case_by_case(every):
            return cases
    rest = [f for f in functions if two and fitting and f not in first]
    rest = [f for f in rest if _explains_the_rest(exercise, *f, fitting, failing)]
    others = [_behaviour(exercise, *f, trials, len(failing)) for f in rest]
    pair = _best_pair(fitting, [*fitting, *others]) if two else ()
    return pair or (single[1] if single else _shown(known, trials))


def contradicts(exercise: Exercise, mistake: Misconception, others: Sequence[Trial]) -> bool:
    """Return whether these trials speak against a mistake that explains the first ones.

    They do where it is wrong, in each of its programs, and the answer mostly is not.
    """
    return all(
        b.wrong.bit_count() >= _TELLING
        and (b.failing & b.wrong).bit_count() < _AGREES * b.wrong.bit_count()
        for b in _behaviours(exercise, mistake, others)
    )


def differs(exercise: Exercise, mistake: Misconception, others: Sequence[Trial]) -> bool:
    """Return whether a mistake, in each of its programs, mostly gives something else on these."""
    return all(
        b.failing.bit_count() >= _TELLING
        and b.alike.bit_count() < _AGREES * (b.failing | b.wrong).bit_count()
        for b in _behaviours(exercise, mistake, others)
    )


def _behaviours(
    exercise: Exercise, mistake: Misconception, others: Sequence[Trial]
) -> Iterator[_Behaviour]:
    trials = sorted(others, key=lambda trial: not trial.fault)
    failing = sum(bool(trial.fault) for trial in trials)
    for i in range(len(mistake.functions)):
        yield _behaviour(exercise, mistake, i, trials, failing)


def name_large(exercise: Exercise, trial: Trial) -> tuple[Misconception, ...]:
    """Return the mistake that a wrong answer to one large input tells by itself, if one does."""
    return _shown(misconceptions(exercise.number), [trial])


def _shown(known: Iterable[Misconception], trials: list[Trial]) -> tuple[Misconception, ...]:
    """Return the mistake that tells itself by what the answers have in common, if one does."""
    if any(trial.result.kind != "value" for trial in trials):
        return ()
    answers = [(trial.data, trial.result.value) for trial in trials if not trial.malformed]
    found = [mistake for mistake in known if mistake.shown is not None and mistake.shown(answers)]
    return (found[0],) if len(found) == 1 else ()


def _case_by_case(behaviours: Sequence[_Behaviour]) -> tuple[Misconception, ...]:
    """Return the mistake, or the two, that give each of the wrong answers, here one and there one.

    Of several it is what spoils fewest of the other inputs, and no more than it explains.
    """
    explained: dict[str, int] = {}
    beyond: dict[str, int] = {}
    mistakes = {b.mistake.key: b.mistake for b in behaviours if b.alike}
    for b in behaviours:
        if b.alike:
            key, more = b.mistake.key, (b.wrong & ~b.failing).bit_count()
            explained[key] = explained.get(key, 0) | b.alike
            beyond[key] = min(beyond.get(key, more), more)
    failing = behaviours[0].failing
    likely = [key for key in mistakes if beyond[key] <= explained[key].bit_count()]
    for number in (1, 2):
        fits = []
        for keys in combinations(likely, number):
            if reduce(or_, (explained[key] for key in keys)) == failing:
                shown_first = sorted(keys, key=lambda key: not explained[key] & 1)
                found = tuple(mistakes[key] for key in shown_first)
                fits.append((1 / (1 + sum(beyond[key] for key in keys)), found))
        if fits:
            best = _best(fits)
            return best[1] if best else ()
    return ()


@dataclass(frozen=True)
class _Behaviour:
    """What a known mistake does on the inputs that were tried: sets of them, as bits.

    Attributes
    ----------
    program : the number of the program; 0 is the main one
    failing : where the answer is wrong
    wrong : where the mistake is
    alike : where both are, and give the same
    """

    mistake: Misconception
    program: int
    failing: int
    wrong: int
    alike: int

    def score(self) -> float:
        """Return how much the answer behaves like the mistake, 0 if not enough."""
        if not self.alike & 1:  # the first failure is shown: it has to be explained
            return 0.0
        alike = self.alike.bit_count()
        similar = alike / (self.failing | self.wrong).bit_count()
        explained = alike / self.failing.bit_count()
        enough = _SHARE if self.failing.bit_count() >= _SOON else _FEW_SHARE
        if similar >= _ALIKE or (self.wrong == self.alike and explained >= enough):
            return similar
        return 0.0


def _behaviour(
    exercise: Exercise, mistake: Misconception, i: int, trials: list[Trial], failing: int
) -> _Behaviour:
    run = MistakeRunner(exercise, mistake, i)
    wrong = alike = 0
    for number, (trial, result) in enumerate(_replayed(run, trials)):
        bit = 1 << number
        if number < failing and same(exercise, trial.data, trial.result, result):
            wrong |= bit
            alike |= bit
        elif run.is_wrong(trial.data, result):
            wrong |= bit
    return _Behaviour(mistake, i, (1 << failing) - 1, wrong, alike)


def _told_apart(
    exercise: Exercise, fitting: list[_Behaviour], more: Callable[[], Sequence[Trial]]
) -> list[_Behaviour]:
    """Return these without those that fit best as others do, but on more trials worse than they."""
    top = max((b.score() for b in fitting), default=0.0)
    best = [b for b in fitting if b.score() == top]
    if not top or len({b.mistake.key for b in best}) < 2:
        return fitting
    trials = sorted(more(), key=lambda trial: not trial.fault)
    failing = sum(bool(trial.fault) for trial in trials)
    if not failing:
        return fitting
    again = [_behaviour(exercise, b.mistake, b.program, trials, failing) for b in best]
    alike = [b.alike.bit_count() / (b.failing | b.wrong).bit_count() for b in again]
    worse = [b for b, share in zip(best, alike, strict=True) if share < max(alike)]
    return [b for b in fitting if b not in worse]


def _best_pair(
    fitting: Sequence[_Behaviour], behaviours: Sequence[_Behaviour]
) -> tuple[Misconception, ...]:
    """Return the two mistakes that together explain every failure, the shown one first."""
    pairs = []
    for one, other in product(fitting, behaviours):
        if one.mistake is other.mistake:
            continue
        failing = one.failing
        both = one.wrong & other.wrong
        explained = one.alike | other.alike
        own = min((one.alike & ~other.wrong).bit_count(), (other.alike & ~one.wrong).bit_count())
        clean = not (one.wrong ^ one.alike) & ~both and not (other.wrong ^ other.alike) & ~both
        whole = failing & ~(one.wrong | other.wrong) == 0 and both & ~failing == 0
        share = explained.bit_count() / failing.bit_count()
        if clean and whole and share >= _ALIKE and own >= max(2, _OWN * failing.bit_count()):
            pairs.append((share, (one.mistake, other.mistake)))
    found = _best(pairs)
    return found[1] if found else ()


def _explains_the_rest(
    exercise: Exercise,
    mistake: Misconception,
    i: int,
    fitting: Sequence[_Behaviour],
    failing: list[Trial],
) -> bool:
    """Return whether a mistake gives the first answers that one of the others leaves right.

    Of two mistakes that explain all failures each has to: it is asked before all inputs are tried.
    """
    run = MistakeRunner(exercise, mistake, i)
    for one in fitting:
        left = [trial for number, trial in enumerate(failing) if not one.wrong >> number & 1]
        if len(left) > 1 and _alike(exercise, run, left[:FEW]) == 1:
            return True
    return False


def _together(
    exercise: Exercise,
    known: Sequence[Misconception],
    failing: list[Trial],
    passing: list[Trial],
    alone: Mapping[str, float],
) -> list[_Together]:
    """Return the pairs of a mistake and one that misreads its input, or spoils its answer.

    `alone` is how well each explains the failures by itself: together they have to do better.
    """
    fits: list[_Together] = []
    ways = [(form, way) for form in known for way in range(len(form.ways))]
    functions = [(mistake, i) for mistake in known for i in range(len(mistake.functions))]
    right = [trial.data for trial in passing]
    left: dict[tuple[str, int], list[Trial]] = {}  # what a function does not explain by itself
    top = 0.0
    for (form, way), (mistake, i) in product(ways, functions):
        run = MistakeRunner(exercise, mistake, i, form, way)
        if mistake is form or not form.goes_around(mistake.functions[i], way):
            continue
        if len(failing) == 1 and run.is_faulty(right):
            continue
        if not all(_alike(exercise, run, failing[:most]) == 1 for most in (1, FEW)):
            continue
        # Two mistakes together spoil much: mostly the first right answers speak against them.
        if run.is_faulty(right):
            continue
        for function in ((mistake, i), (form, 0)):
            key = function[0].key, function[1]
            if key not in left:
                left[key] = _unlike(exercise, MistakeRunner(exercise, *function), failing)
        rests = left[mistake.key, i], left[form.key, 0]
        if any(rest and not _explains(exercise, run, rest) for rest in rests):
            continue  # one of them makes no difference to the other
        one = max(alone.get(m.key, 0.0) for m in (mistake, form))
        least = max(_ALIKE, min(1, one + _OWN))
        if least <= one:
            continue
        least = max(least, top)  # what fits worse than another pair does is not asked for
        score = _alike(exercise, run, failing, least)
        if score >= least:
            top = score
            # One that is merely slow makes no other answer: then it is the form.
            data = [trial.data for trial in [*failing, *passing]]
            wrong = MistakeRunner(exercise, mistake, i).is_faulty(data)
            fits.append((score, (mistake, form) if wrong else (form,), run))
    return fits


def _best_together(
    exercise: Exercise,
    fits: Sequence[_Together],
    failing: Sequence[Trial],
    more: Callable[[], Sequence[Trial]],
) -> tuple[float, tuple[Misconception, ...]] | None:
    """Return the pair that fits best, or of several what is in all of them.

    Those that fit equally well are told apart by `more` trials.
    """
    if not fits:
        return None
    top = max(score for score, _, _ in fits)
    best = [(mistakes, run) for score, mistakes, run in fits if score == top]
    if len({frozenset(m.key for m in mistakes) for mistakes, _ in best}) > 1:
        others = [trial for trial in more() if trial.fault]
        shares = [_alike(exercise, run, others) for _, run in best]
        best = [b for b, share in zip(best, shares, strict=True) if share == max(shares)]
    if not _in_all_of([mistakes for mistakes, _ in best]):
        return None
    pairs = _most_like(exercise, best, failing)
    common = _in_all_of(pairs)
    if len(common) == 1 and not _alike(exercise, MistakeRunner(exercise, *common), [failing[0]]):
        return top, pairs[-1]  # what is shown has to be explained
    return top, common


def _in_all_of(pairs: Sequence[tuple[Misconception, ...]]) -> tuple[Misconception, ...]:
    return tuple(m for m in pairs[-1] if all(m in pair for pair in pairs))


def _tells_two(failing: Sequence[Trial]) -> bool:
    """Return whether these answers can show two mistakes: no error does, nor one value for all."""
    values = [trial.result.value for trial in failing if trial.result.kind == "value"]
    inside = {repr(x) for value in values if isinstance(value, list) for x in value}
    return len(inside) > 1 or (not inside and len({repr(value) for value in values}) > 1)


def _most_like(
    exercise: Exercise,
    pairs: Sequence[tuple[tuple[Misconception, ...], MistakeRunner]],
    failing: Sequence[Trial],
) -> list[tuple[Misconception, ...]]:
    """Return those of these pairs, which do the same, whose mistakes come nearest by themselves.

    After `the first move decides`, `terminals are WIN` and `WIN and LOSE are swapped` do the same;
    which of them was made shows where the two do not meet.
    """
    mistakes = [found for found, _ in pairs]
    if len({frozenset(m.key for m in found) for found in mistakes}) < 2:
        return mistakes
    likeness: list[float] = []
    for _, run in pairs:
        functions = [(run.mistake, run.program), *([(run.form, 0)] if run.form else [])]
        near = 0.0
        for function in functions:
            replayed = _replayed(MistakeRunner(exercise, *function), [*failing[:_SOON]])
            near += sum(_alike_in_part(t.result.value, result.value) for t, result in replayed)
        likeness.append(near)
    nearest = max(likeness)
    return [found for found, near in zip(mistakes, likeness, strict=True) if near == nearest]


def _alike_in_part(one: object, other: object) -> float:
    """Return how much of an answer is the same: the mean over the parts of a list, or a pair.

    >>> _alike_in_part(([1, 2], [3]), ([1, 0], [3]))
    0.75
    """
    if not isinstance(one, (list, tuple)) or not isinstance(other, (list, tuple)):
        return float(one == other)
    if not one or len(one) != len(other):
        return float(one == other)
    return sum(map(_alike_in_part, one, other)) / len(one)


def _alike(
    exercise: Exercise, run: MistakeRunner, trials: list[Trial], least: float = 0.0
) -> float:
    """Return the share of these trials whose results are those of a known mistake.

    It is 0 as soon as it cannot be `least` any more.
    """
    unlike = 0
    for trial, result in _replayed(run, trials):
        unlike += not same(exercise, trial.data, trial.result, result)
        if unlike > (1 - least) * len(trials) + 1e-9:
            return 0.0
    return 1 - unlike / len(trials)


def _explains(
    exercise: Exercise, run: MistakeRunner, trials: list[Trial], share: float = 0.0
) -> bool:
    """Return whether a known mistake gives more than this share of the results of these trials."""
    alike = 0
    for trial, result in _replayed(run, trials):
        alike += same(exercise, trial.data, trial.result, result)
        if alike > share * len(trials):
            return True
    return False


def _unlike(exercise: Exercise, run: MistakeRunner, trials: list[Trial]) -> list[Trial]:
    """Return the first trials whose results are not those of a known mistake."""
    unlike = (
        trial
        for trial, result in _replayed(run, trials)
        if not same(exercise, trial.data, trial.result, result)
    )
    return list(islice(unlike, _SOON))


def _best(
    fits: Iterable[tuple[float, tuple[Misconception, ...]]],
    preferred: Sequence[Misconception] = (),
) -> tuple[float, tuple[Misconception, ...]] | None:
    """Return what fits best, if it is one and not several; of several, the one preferred."""
    fits = [fit for fit in fits if fit[0] > 0]
    best = max((score for score, _ in fits), default=0.0)
    keys = {frozenset(m.key for m in mistakes): (s, mistakes) for s, mistakes in fits if s == best}
    if len(keys) > 1:
        keys = {key: fit for key, fit in keys.items() if fit[1][0] in preferred}
    return next(iter(keys.values())) if len(keys) == 1 else None


def _replayed(run: MistakeRunner, trials: list[Trial]) -> zip[tuple[Trial, CallResult]]:
    return zip(trials, run.results(t.data for t in trials), strict=True)
