"""Questions about what earlier notebooks taught, each aimed at a known mistake.

A question says something true of a position of a random graph and asks for what does, or does not,
follow. Whoever makes the mistake answers most of them wrong. Harder ones have larger graphs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...draw import draw
from ...generate import random_graph
from ...graph import GameGraph
from ...oracle import by_rounds
from ...outcome import DRAW, LOSE, WIN, Outcome
from ...widgets.asking.asked_question import AskedQuestion, Committed
from ...widgets.asking.question import Question
from ..exercises import Misconception, misconceptions

SIZES = (6, 7, 9)  # positions of the graph, by level
_TRIES = 3000  # graphs that are looked at
_ENOUGH = 60  # after so many any position will do of which the fact holds
_WRONG_FOR_THE_MISTAKE = 0.7  # how often the answer of the mistake is wrong

Labels = Sequence[Outcome]
Fact = Callable[[GameGraph, Labels, Labels, int], str]  # "" where it does not hold


@dataclass(frozen=True)
class Topic:
    """What is asked about one mistake.

    Attributes
    ----------
    key, task : the mistake, and the exercise that has it
    since : the number of the first notebook at whose head it can be asked
    fact : of a graph, its labels in normal and in misere play, and a position: what is said of it
    claim : the outcome that is asked about; None asks for the distance
    misere : whether the outcome in misere play is asked for
    holds : what holds instead, in words that are known by then; where "", the mistake says it
    """

    key: str
    task: int
    since: int
    fact: Fact
    claim: Outcome | None
    misere: bool = False
    holds: str = ""

    @property
    def mistake(self) -> Misconception:
        """The mistake itself, with its title and what holds instead."""
        return next(m for m in misconceptions(self.task) if m.key == self.key)


def ask(topic: Topic, level: int, seed: int, on_commit: Committed | None = None) -> AskedQuestion:
    """Return the question about a topic that a seed makes; the same for the same seed."""
    graph, u, sentence = _found(topic, level, seed)
    labels, distances = by_rounds(graph, "misere" if topic.misere else "normal")
    shown = draw(graph, labels, distances=distances, highlight=[u])
    before = draw(graph, highlight=[u])
    if topic.claim is None:
        text = (
            f"{sentence} After how many plies is the game over, if both play as well as they can?"
        )
        question = Question(text, distances[u])
    else:
        play = " in misere play" if topic.misere else ""
        text = f"{sentence} Is {u} {_a(topic.claim)}{play}?"
        question = Question(text, "yes" if labels[u] == topic.claim else "no", ["yes", "no"])
    why = "" if topic.claim == labels[u] else f" {topic.holds or topic.mistake.why}"
    ends = "a DRAW" if labels[u] == DRAW else f"{labels[u].name} in {distances[u]}"
    because = f"{u} is {ends}.{why}"
    return AskedQuestion(question, shown, before=before, because=because, on_commit=on_commit)


def _found(topic: Topic, level: int, seed: int) -> tuple[GameGraph, int, str]:
    """Return a graph, a position and what is said of it."""
    chance = random.Random(f"{topic.key} {level} {seed}")
    trap = chance.random() < _WRONG_FOR_THE_MISTAKE
    kept: tuple[GameGraph, int, str] | None = None
    for tried in range(_TRIES):
        if kept is not None and tried > _ENOUGH:
            break  # some claims are always right
        graph = random_graph(SIZES[level], chance.randrange(1 << 40))
        normal, misere = by_rounds(graph)[0], by_rounds(graph, "misere")[0]
        labels = misere if topic.misere else normal
        for u in chance.sample(range(graph.n), graph.n):
            sentence = topic.fact(graph, normal, misere, u)
            if sentence:
                kept = kept or (graph, u, sentence)
                if topic.claim is None or (labels[u] != topic.claim) == trap:
                    return graph, u, sentence
    assert kept is not None, f"no graph of {SIZES[level]} positions for {topic.key}"
    return kept


def _a(outcome: Outcome) -> str:
    return "a DRAW" if outcome == DRAW else outcome.name


# What is said of a position


def _has_moves(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    count = len(set(graph.moves(u)))
    return f"{u} has {count} moves." if count > 1 else ""


def _moves_to_win(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    there = [v for v in graph.moves(u) if normal[v] == WIN and v != u]
    return f"{u} can move to {there[0]}, which is WIN." if there and _two(graph, u) else ""


def _reaches_lose(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    steps = [(v, w) for v in graph.moves(u) for w in graph.moves(v)]
    found = [w for v, w in steps if normal[w] == LOSE and len({u, v, w}) == 3]
    return f"In two moves {found[0]}, a LOSE, can be reached from {u}." if found else ""


def _on_cycle(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    back = [v for v in graph.moves(u) if u in graph.moves(v) and v != u]
    return f"{u} and {back[0]} can follow each other for ever." if back else ""


def _no_move_to_lose(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    moves = graph.moves(u)
    none = moves and all(normal[v] != LOSE for v in moves)
    return f"{u} has no move to a LOSE." if none else ""


def _lose_and_open(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    lost = [v for v in graph.moves(u) if normal[v] == LOSE]
    other = [v for v in graph.moves(u) if normal[v] == DRAW]
    if not lost or not other:
        return ""
    return f"{u} can move to {lost[0]}, a LOSE, and to {other[0]}, a DRAW."


def _win_in_normal_play(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    return f"In normal play {u} is WIN." if normal[u] == WIN and graph.moves(u) else ""


def _can_pass(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    return f"{u} can pass: it has a move to itself." if u in graph.moves(u) else ""


def _far_from_the_end(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    near, reached = 0, {u}
    while reached and all(graph.moves(v) for v in reached):
        near, reached = near + 1, {w for v in reached for w in graph.moves(v)}
        if near > graph.n:
            return ""
    return f"{u} is {normal[u].name}." if near < by_rounds(graph)[1][u] else ""


def _losing(graph: GameGraph, normal: Labels, misere: Labels, u: int) -> str:
    if normal[u] != LOSE or not _two(graph, u):
        return ""
    far = by_rounds(graph)[1]
    return f"{u} is LOSE." if len({far[v] for v in graph.moves(u)}) > 1 else ""


def _two(graph: GameGraph, u: int) -> bool:
    return len(set(graph.moves(u))) > 1


_ALL_BAD = (
    "One bad move does not lose: the player picks another. LOSE only when every move leads to WIN."
)
_OFFERED = (
    "A cycle is an offer, nobody has to go round: whoever has a move to a LOSE position makes it "
    "and wins. A DRAW is only what neither side can bring to an end."
)
_NO_RULE = (
    "Without a move to a LOSE it is no WIN. LOSE asks for more: every move leads to a WIN. What "
    "neither rule decides is a DRAW."
)
TOPICS = (
    Topic("moves-win", 4, 2, _has_moves, WIN),
    Topic("first-win-loses", 4, 2, _moves_to_win, LOSE, holds=_ALL_BAD),
    Topic("reaches-lose", 4, 2, _reaches_lose, WIN),
    Topic("on-cycle-draws", 4, 4, _on_cycle, DRAW, holds=_OFFERED),
    Topic("leftovers-lose", 4, 4, _no_move_to_lose, LOSE, holds=_NO_RULE),
    Topic("waits-for-all", 4, 5, _lose_and_open, WIN),
    Topic("mirrored", 5, 6, _win_in_normal_play, LOSE, misere=True),
    Topic("pass-draws", 13, 6, _can_pass, DRAW),
    Topic("nearest-terminal", 6, 7, _far_from_the_end, None),
    Topic("quick-loss", 6, 7, _losing, None),
)
