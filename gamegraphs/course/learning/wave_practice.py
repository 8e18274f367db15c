"""wave_by_hand: be the machine on a random graph, until three runs in a row are clean."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ...generate import random_graph
from ...graph import GameGraph
from ...outcome import LOSE
from ...trace import trace
from ...widgets.asking.wave_run import WaveRun
from .progress_file import Record, is_off, progress_file

if TYPE_CHECKING:
    from ...widgets.asking.wave_buttons import WaveButtons

CLEAN_RUNS = 3
_POSITIONS = 6
_STEPS = range(9, 17)  # of the wave


def wave_by_hand(graph: GameGraph | None = None) -> WaveRun | WaveButtons:
    """Return a small graph on which you run the wave yourself, from the seeds to the end.

    Without a graph it is a random one, new each time. Choose a position, then say what happens to
    it: it is taken from the queue, its counter goes down, it gets a label, it goes into the queue.
    In Python: `.label(name, WIN)`, `.count_down(name)`, `.leave(name)`, `.enqueue(name)`,
    `.take(name)`, `.finish()`, `.hint()`. Three runs in a row, each on a random graph that is new
    to you, without a refused step and without a hint are kept as mastered.

    >>> run = wave_by_hand(GameGraph.from_moves([[1], []]))
    >>> run.label(1, LOSE)
    1 is LOSE: it has no moves.
    """
    keep = _keep if graph is None else None
    if graph is None:
        graph = new_graph(1 if is_off() else random.SystemRandom().randrange(1 << 40))
    try:
        from ...widgets.asking.wave_buttons import WaveButtons
    except ModuleNotFoundError:
        return WaveRun(graph, keep)
    if keep is None:
        return WaveButtons(graph)
    return WaveButtons(graph, keep, lambda: new_graph(random.SystemRandom().randrange(1 << 40)))


def new_graph(seed: int) -> GameGraph:
    """Return a random graph whose wave is worth running: it labels, counts, and needs its queue."""
    chance = random.Random(seed)
    while True:
        graph = random_graph(_POSITIONS, chance.randrange(1 << 40), max_out=2)
        steps = trace(graph)
        counted = any(step.kind == "count" for step in steps)
        lost = any(step.kind == "label" and step.label == LOSE for step in steps)
        mixed = any(len({step.distances[u] for u in step.queue}) > 1 for step in steps)
        if counted and lost and mixed and len(steps) in _STEPS:
            return graph


def _keep(run: WaveRun) -> None:
    """Keep that a run has ended; a graph that was begun before says nothing."""
    if not run.fresh:
        return

    def change(record: Record) -> None:
        wave = record.wave
        wave.runs += 1
        wave.clean = wave.clean + 1 if run.clean else 0
        wave.mastered |= wave.clean >= CLEAN_RUNS

    progress_file().change(change)
