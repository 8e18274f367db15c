"""What the failures of an answer show: a known mistake, or two, or else what they have in common.

Where the inputs that were tried do not decide, more of them are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...exercises import Diagnosis, Exercise, Input, Misconception
from ..trial import READABLE, Trial, endless
from .common_pattern import (
    FEWEST,
    common_patterns,
    patterns_of_error,
    patterns_of_errors,
    patterns_of_larger,
    patterns_of_longest_row,
)
from .name_wrong import FEW, contradicts, differs, name_wrong


class FailureDiagnosis:
    """The diagnosis of one answer; `more_trials` tries it on the inputs it is given."""

    def __init__(
        self, exercise: Exercise, seed: int, more_trials: Callable[[list[Input]], list[Trial]]
    ) -> None:
        self.exercise = exercise
        self.seed = seed
        self.more_trials = more_trials
        self._readable: list[Trial] | None = None
        self._others: list[Trial] | None = None

    def of_small(self, trials: Sequence[Trial]) -> tuple[Diagnosis, ...]:
        """Return what these trials of small inputs show, of which some fail."""
        found = self._named(trials, self.readable_trials)
        return found or patterns_of_errors(trials) or self._common_patterns(trials)

    def of_large(self, trials: Sequence[Trial]) -> tuple[Diagnosis, ...]:
        """Return what is shown where small inputs are right; the last of these trials fails.

        One failure tells little: what the answer does on others tells mistakes apart.
        """
        every = [*trials, *self.readable_trials()]
        found: tuple[Diagnosis, ...] = self._named(every, self._other_trials)
        found = found or patterns_of_error(trials[-1].result)
        found = found or patterns_of_longest_row(self.exercise, trials[-1])
        return found or self._from_a_size_on(trials[-1])

    def readable_trials(self) -> list[Trial]:
        """Return the trials of larger inputs that can still be read, which are made once."""
        if self._readable is None:
            self._readable = self.more_trials(self._readable_inputs(self.seed))
        return self._readable

    def _named(
        self, trials: Sequence[Trial], others: Callable[[], list[Trial]]
    ) -> tuple[Misconception, ...]:
        """Return the mistake that the failures show, or two; one may be denied by others."""
        refused = set[str]()
        few = sum(bool(trial.fault) for trial in trials) < FEW

        def more() -> list[Trial]:
            return [*self.readable_trials(), *self._other_trials()]

        while len(found := name_wrong(self.exercise, trials, refused, more)) == 1:
            denied = contradicts(self.exercise, found[0], others())
            if not denied and not (few and differs(self.exercise, found[0], more())):
                break
            refused.add(found[0].key)
        return found

    def _common_patterns(self, trials: Sequence[Trial]) -> tuple[Diagnosis, ...]:
        failing = [trial for trial in trials if trial.fault]
        cases = self.exercise.by_case or self.exercise.shape == "plain"
        few = len(failing) < FEWEST and not cases
        if few or any(endless(trial.result) for trial in failing):
            return ()
        return common_patterns(self.exercise, trials, self.readable_trials())

    def _from_a_size_on(self, found: Trial) -> tuple[Diagnosis, ...]:
        every = self.more_trials([*self.exercise.larger(self.seed)])
        return patterns_of_larger(self.exercise, found, every)

    def _other_trials(self) -> list[Trial]:
        """Return trials of as many larger inputs again, and twice that; they are made once."""
        if self._others is None:
            seeds = range(self.seed + 1, self.seed + 4)
            inputs = [data for seed in seeds for data in self._readable_inputs(seed)]
            self._others = self.more_trials(inputs)
        return self._others

    def _readable_inputs(self, seed: int) -> list[Input]:
        """Return the larger inputs; of graphs those that can still be read."""
        inputs = [*self.exercise.larger(seed)]
        if self.exercise.shape == "plain":
            return inputs
        return [data for data in inputs if sum(self.exercise.size(data)) <= READABLE]
