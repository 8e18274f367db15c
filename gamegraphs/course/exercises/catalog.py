"""The sixteen exercises: one table that everything else reads.

The numbers are those of the tasks the course is built from; 16 is the benchmark task. Points
are given part by part: a part counts when every input of it is answered rightly, and what an
input belongs to is decided by the task (`gamegraphs.course.exercises`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ...outcome import GameGraphError


@dataclass(frozen=True)
class Part:
    """A group of inputs that is right or wrong as a whole.

    Attributes
    ----------
    key : its name in reports
    text : what is in it, as it stands after "right on"
    points : what it is worth
    """

    key: str
    text: str
    points: float


@dataclass(frozen=True)
class Exercise:
    """One exercise.

    Attributes
    ----------
    number : 1..16
    title : its heading
    level : "beginner", "intermediate", "advanced" or "benchmark"
    function : the name of the function the learner writes
    signature : its first line
    limit : the sizes the statement promises
    notebook : the notebook that teaches what is needed
    parts : what the points are given for, easiest first
    hints : from vague to precise
    """

    number: int
    title: str
    level: str
    function: str
    signature: str
    limit: str
    notebook: str
    parts: tuple[Part, ...]
    hints: tuple[str, ...]

    @property
    def key(self) -> str:
        """The number with two digits: "04"."""
        return f"{self.number:02d}"

    @property
    def slug(self) -> str:
        """The name of its notebook, without the ending: "task_04_label_game"."""
        return f"task_{self.key}_{self.function}"

    @property
    def points(self) -> float:
        """What all parts together are worth."""
        return sum(part.points for part in self.parts)


def exercise(task: int | str) -> Exercise:
    """Return the exercise of a number, which may come as 4, "4", "04" or "task_04"; "B" is 16.

    >>> exercise(4).function, exercise("04").points
    ('label_game', 5)
    """
    digits = "16" if task in ("B", "b") else str(task).removeprefix("task_")[:2].strip("_")
    number = int(digits) if digits.isdecimal() and not isinstance(task, bool) else 0
    if number not in EXERCISES:
        raise GameGraphError(f"the exercises are 1 to 16, and there is none called {task!r}")
    return EXERCISES[number]


def _graphs(*points: float) -> tuple[Part, ...]:
    """The parts of most labelling tasks."""
    texts = (
        ("acyclic", "small graphs without cycles"),
        ("cyclic", "small graphs with cycles"),
        ("large", "larger graphs and deep chains"),
        ("linear", "the amount of work"),
    )
    return tuple(Part(key, text, worth) for (key, text), worth in zip(texts, points, strict=True))


_TABLE = (
    Exercise(
        1,
        "Label an acyclic game",
        "beginner",
        "label_dag",
        "label_dag(moves: list[list[int]]) -> list[int]",
        "up to 10^5 positions, no cycles; O(n + m)",
        "02-dag-memoisation",
        (
            Part("small", "small acyclic graphs", 3),
            Part("large", "larger graphs and deep chains", 1),
            Part("linear", "the amount of work", 1),
        ),
        (
            "Which positions can you label without looking at any other position?",
            "A position is decided by its successors, so label these first. What order of the "
            "positions guarantees that, and what do you store so that nothing is done twice?",
            "Depth-first search with a memory: label[u] = 1 if label[v] == 0 for some move "
            "u -> v, else 0. A position without moves gets 0 from the same line.",
            "A chain of 20,000 positions is too deep for recursion. Keep your own stack: push a "
            "position, push its unlabelled successors, and label it when it comes up again and "
            "all of them are known. Or start at the ends and count open moves.",
        ),
    ),
    Exercise(
        2,
        "Find the terminals and seed them",
        "beginner",
        "seed_terminals",
        "seed_terminals(moves: list[list[int]], misere: bool = False) -> dict[int, int]",
        "up to 10^5 positions; O(n + m)",
        "05-terminals-seeds-self-loops",
        (
            Part("normal", "normal play", 2),
            Part("misere", "misere play", 2),
            Part("large", "larger graphs", 1),
        ),
        (
            "When is the game over?",
            "A terminal is a position without moves; a self-loop is a move.",
            "In normal play the player who cannot move has lost, in misere play they have won. "
            "The seed is the outcome of the player to move at the terminal.",
            "A dict from each u with no moves[u] to 1 if misere, else 0. Nothing else is in it.",
        ),
    ),
    Exercise(
        3,
        "Reverse the graph and count the moves",
        "beginner",
        "reverse_graph",
        "reverse_graph(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]",
        "up to 10^5 positions; O(n + m)",
        "04-retrograde-analysis",
        (
            Part("simple", "graphs without parallel moves", 3),
            Part("parallel", "graphs with parallel moves", 1),
            Part("linear", "the amount of work", 1),
        ),
        (
            "The wave of retrograde analysis runs against the arrows. What does it ask of v?",
            "For every move u -> v, u has to appear in the list of v. One pass over all moves is "
            "enough; do not search for the predecessors of each v.",
            "Two moves u -> v are two ways out of u: they count twice in the degree of u, so u "
            "must stand twice in the list of v, or the counter of u never reaches 0.",
            "degrees[u] = len(moves[u]); for v in moves[u]: predecessors[v].append(u). Make the "
            "n empty lists with a comprehension: [[]] * n is n times the same list.",
        ),
    ),
    Exercise(
        4,
        "Label any game: WIN, LOSE, DRAW",
        "beginner",
        "label_game",
        "label_game(moves: list[list[int]]) -> list[int]",
        "up to 10^6 positions, cycles allowed; O(n + m)",
        "04-retrograde-analysis",
        _graphs(1, 2, 1, 1),
        (
            "Do not ask where a position leads. Ask who can move to a position you know.",
            "Start with the terminals, LOSE, in a queue. A predecessor of a LOSE position is "
            "WIN at once. A predecessor of a WIN position has one way out less.",
            "Give each position a counter: its moves not yet known to lead to WIN. Count down "
            "once for each move into a WIN position; at 0 the position is LOSE. Leave positions "
            "alone that already have a label.",
            "Start with label DRAW everywhere and overwrite. What the wave never reaches keeps "
            "its DRAW; nothing has to detect cycles.",
        ),
    ),
    Exercise(
        5,
        "Misere play",
        "beginner",
        "label_misere",
        "label_misere(moves: list[list[int]]) -> list[int]",
        "up to 10^6 positions, cycles allowed; O(n + m)",
        "05-terminals-seeds-self-loops",
        _graphs(1, 2, 1, 1),
        (
            "What changes when the player who cannot move wins? Less than one might think.",
            "Only the seed changes: terminals are WIN. Both rules stay as they are.",
            "It is not the normal answer with WIN and LOSE swapped: label [[1], []] in both "
            "conventions by hand and compare.",
            "The terminals enter the queue as WIN, so the first thing the wave does is to count "
            "down. A position whose moves all lead to terminals is LOSE.",
        ),
    ),
    Exercise(
        6,
        "Win fast, lose slowly",
        "intermediate",
        "label_with_distances",
        "label_with_distances(moves: list[list[int]]) -> tuple[list[int], list[int]]",
        "up to 10^6 positions, cycles allowed; O(n + m)",
        "06-distances-and-strategies",
        _graphs(2, 3, 2, 1),
        (
            "The wave reaches positions in an order. What does that order mean?",
            "The winner takes the shortest way, the loser the longest: WIN is 1 + the smallest "
            "distance of a LOSE successor, LOSE is 1 + the largest of any successor.",
            "With a first-in first-out queue positions leave it in order of distance. So the "
            "first LOSE successor found is the nearest, and the move that brings the counter "
            "to 0 is the longest.",
            "distance[u] = distance[v] + 1 at the moment u gets its label from v, in both "
            "cases. Terminals have 0, what is left over -1. A stack instead of the queue breaks "
            "it.",
        ),
    ),
    Exercise(
        7,
        "Terminals with different verdicts",
        "intermediate",
        "label_with_verdicts",
        "label_with_verdicts(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]",
        "up to 10^6 positions; O(n + m)",
        "05-terminals-seeds-self-loops",
        (
            Part("equal", "small graphs whose terminals all have the same verdict", 2),
            Part("mixed", "small graphs with both verdicts", 3),
            Part("large", "larger graphs and deep chains", 2),
            Part("linear", "the amount of work", 1),
        ),
        (
            "The wave does not care where a first label comes from.",
            "A verdict is the outcome of the player who is to move at the terminal, not of the "
            "player who moved there.",
            "Put every terminal into the queue with its own verdict and run the wave of task 4 "
            "unchanged: a LOSE terminal makes its predecessors WIN, a WIN terminal counts down.",
            "A move to a WIN terminal is a bad move: the opponent, to move there, has won.",
        ),
    ),
    Exercise(
        8,
        "The subtraction game",
        "intermediate",
        "label_subtraction",
        "label_subtraction(n: int, takes: list[int]) -> list[int]",
        "piles up to 10^6, a few takes; O(n |takes|)",
        "01-positions-and-moves",
        (
            Part("small", "small piles", 5),
            Part("large", "larger piles", 1),
            Part("linear", "the amount of work", 2),
        ),
        (
            "What are the positions, and where do the moves lead?",
            "A pile only shrinks, so label pile 0 first, then 1, 2, ...; each needs only "
            "smaller ones.",
            "Pile p is WIN if some take s <= p leads to a LOSE pile p - s. Take care that p - s "
            "is not negative: in Python a negative index reads from the other end.",
            "labels[p] = 1 if any(s <= p and labels[p - s] == 0 for s in takes) else 0, for p = "
            "0..n, that is n + 1 labels. A pile from which nothing can be taken is LOSE.",
        ),
    ),
    Exercise(
        9,
        "Cycle or not: choose the method",
        "intermediate",
        "solve_any",
        "solve_any(moves: list[list[int]]) -> tuple[str, list[int]]",
        "up to 10^6 positions; O(n + m)",
        "03-cycles-break-dfs",
        _graphs(3, 3, 1, 1),
        (
            "How can you tell that a play might never end?",
            "A cycle is a move back into the path you are on, not a move to a position you have "
            "met before. Two ways to the same position are no cycle; a self-loop is one.",
            "Colour positions white, grey (on the path) and black (finished): a move to a grey "
            "position closes a cycle. Or remove positions without open moves one after the "
            "other: what remains contains a cycle.",
            "Look from every position, not only from 0. Then label: retrograde analysis is right "
            "in both cases, the memoised search only without a cycle.",
        ),
    ),
    Exercise(
        10,
        "A chase on a line",
        "intermediate",
        "capture_on_line",
        "capture_on_line(length: int, a: int, b: int, stay: bool = True) -> int | None",
        "lines up to 200 cells; O(length^2)",
        "07-pursuit",
        (
            Part("staying", "short lines with staying allowed", 5),
            Part("moving", "short lines where each token must move", 2),
            Part("large", "longer lines", 1),
        ),
        (
            "Two cells do not make a position. What else decides who may do what?",
            "A position is (a, b, whose turn). A needs one move that leads to capture, B needs "
            "one that does not: for B every move must lead to capture.",
            "Capture is decided at the moment A has moved. Run the wave backward from there: "
            "(a, b, A to move) where some move of A lands on b is 1 ply.",
            "Without staying B may step onto A's cell and is not captured by that: A must move "
            "away. This is how B escapes; return None for what the wave never reaches.",
        ),
    ),
    Exercise(
        11,
        "Solve a game you cannot store",
        "advanced",
        "label_implicit",
        "label_implicit(n: int, succ: Callable[[int], list[int]], "
        "pred: Callable[[int], list[int]], terminal: Callable[[int], bool]) -> list[int]",
        "up to 10^7 positions; O(1) calls of succ and pred for each position",
        "07-pursuit",
        (
            Part("small", "small graphs", 5),
            Part("large", "larger graphs", 2),
            Part("linear", "the number of calls", 3),
        ),
        (
            "It is task 4. What did you need the lists for?",
            "You needed the number of moves of u, len(succ(u)), and the predecessors of v, "
            "pred(v). Both can be asked for when they are needed.",
            "Ask succ once for each position, for the counters, and pred once for each position "
            "that leaves the queue. Neither in an inner loop.",
            "A terminal is what terminal(u) says. pred lists u once for every move u -> v, so "
            "parallel moves and counters agree.",
        ),
    ),
    Exercise(
        12,
        "The longest forced win",
        "advanced",
        "longest_mates",
        "longest_mates(moves: list[list[int]]) -> "
        "tuple[tuple[int, int] | None, tuple[int, int] | None]",
        "up to 10^6 positions; O(n + m)",
        "06-distances-and-strategies",
        (
            Part("small", "small graphs", 6),
            Part("large", "larger graphs", 2),
            Part("linear", "the amount of work", 2),
        ),
        (
            "Half of it is task 6. What do you still have to do with its two lists?",
            "Among the WIN positions take the largest distance, and among the LOSE positions "
            "too. Draws have no distance; -1 must never win the comparison.",
            "A graph may have no WIN position, or no LOSE position at all: then that half is "
            "None. A lone terminal is a LOSE of 0 plies, which is not None.",
            "Return ((position, plies) or None, (position, plies) or None), first the win, then "
            "the loss. Where several positions tie, any of them is right.",
        ),
    ),
    Exercise(
        13,
        "Passes and self-loops",
        "advanced",
        "label_with_passes",
        "label_with_passes(moves: list[list[int]]) -> list[int]",
        "up to 10^6 positions, self-loops are passes; O(n + m)",
        "05-terminals-seeds-self-loops",
        (
            Part("plain", "small graphs without passes", 3),
            Part("passes", "small graphs with passes", 3),
            Part("large", "larger graphs and deep chains", 2),
            Part("linear", "the amount of work", 2),
        ),
        (
            "To pass is to hand the same position to the opponent. When does that help?",
            "A pass cannot win: you would have to hand over a LOSE position, and what you hand "
            "over is the one you are at. But can it save you from losing?",
            "While u is undecided, so is the move u -> u. It keeps the counter of u above 0, so "
            "the wave never makes u LOSE: a position that can pass is WIN or DRAW.",
            "Treat u -> u like every other move, in the counter and in the reverse lists. Code "
            "that skips u == v turns draws into losses.",
        ),
    ),
    Exercise(
        14,
        "Cop and robber",
        "advanced",
        "cop_win_starts",
        "cop_win_starts(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]",
        "up to 300 vertices; O(n (n + edges)) positions and moves",
        "07-pursuit",
        (
            Part("connected", "small connected graphs", 6),
            Part("apart", "small graphs in several pieces", 2),
            Part("large", "larger graphs", 2),
        ),
        (
            "As in task 10: what is a position, and who needs one good move, who needs all?",
            "Positions are (cop, robber, whose turn), both may stay. Cop on robber is capture, 0 "
            "plies, whoever is to move.",
            "Cop to move: capture can be forced if some move leads to where it can, in 1 + the "
            "smallest number of plies. Robber to move: only if every move does, in 1 + the "
            "largest.",
            "Run the wave from all (v, v, turn), with a counter of degree + 1 for the robber, and "
            "report the positions with the cop to move; None where the wave never comes.",
        ),
    ),
    Exercise(
        15,
        "Choose the tool",
        "advanced",
        "choose_tool",
        "choose_tool(graph_type: str, has_cycles: bool, is_sum_of_games: bool, query: str) -> str",
        "every combination of the arguments in the statement",
        "09-grundy-contrast",
        (
            Part("single", "single games", 3),
            Part("sums", "sums of games", 4),
            Part("paths", "questions about simple paths", 3),
        ),
        (
            "What is asked comes before what the graph looks like. Is it about play at all?",
            "A question about simple paths is no question about play: neither labels nor values "
            "answer it, and it is hard.",
            "For one game only cycles matter. Of a sum ask whether both players have the same "
            "moves, for only impartial games have values, and what is asked: values tell who "
            "wins, not how long it takes.",
            "Sums of impartial games: GRUNDY without cycles, LOOPY_GRUNDY with cycles (the "
            "values of Smith and Fraenkel); how long they last takes the tool for one game. Sums "
            "of partizan games are INTRACTABLE, and so is all about simple paths.",
        ),
    ),
    Exercise(
        16,
        "A random game, the same in every language",
        "benchmark",
        "random_game",
        "random_game(n: int, seed: int, max_out: int = 3) -> list[list[int]]",
        "up to 10^6 positions; O(n + m)",
        "12-scale",
        (
            Part("small", "small games", 3),
            Part("large", "larger games", 1),
            Part("linear", "the amount of work", 1),
        ),
        (
            "Python's integers do not overflow. Where does the statement say modulo 2^64?",
            "Check the bare sequence first: with seed 0 its first number is 16294208416658607535.",
            "Number i of the sequence is mix(seed + i * GAMMA), counted from 1: the first n "
            "numbers are the move counts of all positions, the targets come after them.",
            "Map x to 0..k-1 by ((x >> 32) * k) >> 32, with k = max_out + 1 for a count and "
            "k = n for a target; x % k is something else.",
        ),
    ),
)

EXERCISES = {entry.number: entry for entry in _TABLE}
