"""How well submissions are shut in on this machine, and what they can do all the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ...outcome import GameGraphError
from ..running.protocol import CallResult
from ..running.sandbox import BUBBLEWRAP, NOBODY, PLAIN, NoFunctionError, isolation
from .fork_server import close_idle, reuse
from .submitted import Submitted


@dataclass(frozen=True)
class Protection:
    """What stands between a submission and this machine.

    Attributes
    ----------
    isolation : what runs it
    files : whether it reads only the interpreter and this package
    calls : whether system calls are filtered
    """

    isolation: str
    files: bool
    calls: bool

    def gaps(self) -> list[str]:
        """Return what a submission can do all the same that no teacher wants, as sentences."""
        found = []
        if not self.files and self.isolation == NOBODY:
            found.append(
                "a submission can read every file that all users may read, "
                "such as other submissions and the tests' solutions"
            )
        elif not self.files:
            found.append(
                "a submission can read every file that you can read, such as other submissions, "
                "grades, keys and the environment of your other programs"
            )
        if not self.calls and self.isolation != BUBBLEWRAP:
            found.append(
                "a submission can start programs, use the network, write files and send signals"
            )
        return found

    def __str__(self) -> str:
        texts = [self.isolation]
        if self.isolation != BUBBLEWRAP and self.files:
            texts.append("files out of reach (Landlock)")
        if self.calls:
            texts.append("system calls filtered")
        return "; ".join([*texts, *(f"NOT PROTECTED: {gap}" for gap in self.gaps())])


def weakest(found: Iterable[Protection]) -> Protection:
    """Return the one of these, of several machines, that protects least."""
    order = (BUBBLEWRAP, NOBODY, PLAIN)
    return max(found, key=lambda one: (len(one.gaps()), order.index(one.isolation)))


@cache
def protection() -> Protection:
    """Return what stands between a submission and this machine, by trying.

    Raises GameGraphError if not even a right answer comes through.
    """
    broken = f"no submission can be run on this machine, in {isolation()}"
    code = "import gamegraphs, heapq\ndef ready():\n    return len(gamegraphs.GameGraph.__name__)\n"
    trial = Submitted([code], "ready", "plain")
    try:
        results = list(trial.results([[]]))
    except NoFunctionError as problem:
        raise GameGraphError(f"{broken}: {problem}") from None
    finally:
        trial.close()
        close_idle()  # those who grade are other processes
    if results != [CallResult("value", 9, steps=results[0].steps)]:
        raise GameGraphError(f"{broken}: {results}")
    given_up = trial.ready.value
    assert isinstance(given_up, list)
    reuse("calls" in given_up)
    files = isolation() == BUBBLEWRAP or "files" in given_up
    return Protection(isolation(), files, "calls" in given_up)
