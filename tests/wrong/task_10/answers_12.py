"""Wrong answers to task 10, an eleventh set: what was meant is in the docstring."""

from collections import deque


def waves_end_after_length_plus_one(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: one wave per ply; after as many plies as can be needed, whoever is left escapes.

    Wrong: the bound is read off the example (5 plies on 4 cells) as length + 1, but a chase down
    a longer line takes nearly twice as many plies.
    """
    steps = (-1, 0, 1) if stay else (-1, 1)

    def around(cell: int) -> list[int]:
        return [cell + s for s in steps if 0 <= cell + s < length]

    a_turn: dict[tuple[int, int], int] = {}
    b_turn = {(x, x): 0 for x in range(length)}
    open_replies = {(x, y): len(around(y)) for x in range(length) for y in range(length)}
    front = list(b_turn)
    for ply in range(1, length + 2):
        fresh = []
        for x, y in front:
            if ply % 2 == 1:
                for p in around(x):
                    if (p, y) not in a_turn:
                        a_turn[p, y] = ply
                        fresh.append((p, y))
            else:
                for q in around(y):
                    open_replies[x, q] -= 1
                    if open_replies[x, q] == 0 and (x, q) not in b_turn:
                        b_turn[x, q] = ply
                        fresh.append((x, q))
        front = fresh
    return a_turn.get((a, b))


def newest_position_first(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the wave backwards from the captures, with counters for the replies of B.

    Wrong: the list is popped at its end, so a position of A may get its plies from a later
    capture before the quick one, and the last reply of B need not be its longest.
    """
    steps = (-1, 0, 1) if stay else (-1, 1)

    def around(cell: int) -> list[int]:
        return [cell + s for s in steps if 0 <= cell + s < length]

    unknown = -1
    plies = [[[unknown] * length for _ in range(length)] for _ in "AB"]
    replies = [[len(around(y)) for y in range(length)] for _ in range(length)]
    todo = []
    for x in range(length):
        plies[1][x][x] = 0
        todo.append((1, x, x))
    while todo:
        turn, x, y = todo.pop()
        after = plies[turn][x][y] + 1
        if turn == 1:
            for p in around(x):
                if plies[0][p][y] == unknown:
                    plies[0][p][y] = after
                    todo.append((0, p, y))
        else:
            for q in around(y):
                if plies[1][x][q] != unknown:
                    continue
                replies[x][q] -= 1
                if replies[x][q] == 0:
                    plies[1][x][q] = after
                    todo.append((1, x, q))
    return None if plies[0][a][b] == unknown else plies[0][a][b]


def cornered_at_the_end_of_the_line(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: no graph; B runs to the end of the line, A follows, so count the steps of A.

    Wrong: without staying the odd distances are treated as if B could wait on the last cell; it
    has to step back towards A there, and is caught one cell earlier.
    """
    if a == b:
        if stay:
            return 1
        return None
    if abs(a - b) == 1:
        return 1
    if not stay and (a - b) % 2 == 0:
        return None
    end = length - 1 if b > a else 0
    steps_of_a = abs(end - a)
    return 2 * steps_of_a - 1


def hunter_never_waits(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: the wave; a hunter only loses time by staying, so leave these moves out.

    Wrong: A may stay as well as B, and when both begin on one cell, staying is what captures.
    """

    def moves_of(cell: int, may_stay: bool) -> list[int]:
        cells = [cell] if may_stay else []
        if cell > 0:
            cells.append(cell - 1)
        if cell < length - 1:
            cells.append(cell + 1)
        return cells

    distance: dict[tuple[str, int, int], int] = {}
    queue: deque[tuple[str, int, int]] = deque()
    left: dict[tuple[int, int], int] = {}
    for x in range(length):
        distance["B", x, x] = 0
        queue.append(("B", x, x))
    while queue:
        turn, x, y = queue.popleft()
        d = distance[turn, x, y]
        if turn == "B":
            for p in moves_of(x, False):
                if ("A", p, y) not in distance:
                    distance["A", p, y] = d + 1
                    queue.append(("A", p, y))
        else:
            for q in moves_of(y, stay):
                if ("B", x, q) in distance:
                    continue
                if (x, q) not in left:
                    left[x, q] = len(moves_of(q, stay))
                left[x, q] -= 1
                if left[x, q] == 0:
                    distance["B", x, q] = d + 1
                    queue.append(("B", x, q))
    return distance.get(("A", a, b))


def caught_at_the_start_and_no_way_to_cell_zero(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: leave at once if A is on B already; otherwise numbers for the positions and a wave.

    Two slips: both on one cell at the beginning is taken for a capture in 0 plies; the test for
    the left end of the line is 0 < cell, so nobody goes to cell 0.
    """
    if a == b:
        return 0
    steps = [-1, 1] + [0] * stay

    def around(cell: int) -> list[int]:
        return [cell + s for s in steps if 0 < cell + s < length]

    def number(x: int, y: int, turn: int) -> int:
        return 2 * (x * length + y) + turn

    size = 2 * length * length
    result: list[int | None] = [None] * size
    before: list[list[int]] = [[] for _ in range(size)]
    left = [0] * size
    for x in range(length):
        for y in range(length):
            for p in around(x):
                before[number(p, y, 1)].append(number(x, y, 0))
            if x != y:
                for q in around(y):
                    before[number(x, q, 0)].append(number(x, y, 1))
                    left[number(x, y, 1)] += 1
    queue = deque(number(x, x, 1) for x in range(length))
    for v in queue:
        result[v] = 0
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if result[u] is not None:
                continue
            left[u] -= 1
            if u % 2 == 0 or left[u] == 0:
                result[u] = result[v] + 1
                queue.append(u)
    return result[number(a, b, 0)]


def one_on_a_single_cell_and_first_reply_counts(
    length: int, a: int, b: int, stay: bool = True
) -> int | None:
    """Meant: a small class with the wave; the single cell is done first.

    Two slips: on a single cell the answer is 1 even if nobody may stay; the plies of B are noted
    at the first reply that is known to lose, not at the last, so B does not delay.
    """
    if length == 1:
        return 1

    class Chase:
        def __init__(self) -> None:
            self.steps = (0, -1, 1) if stay else (-1, 1)
            self.for_a: dict[tuple[int, int], int] = {}
            self.for_b: dict[tuple[int, int], int] = {}
            self.done: set[tuple[int, int]] = set()
            self.lost: dict[tuple[int, int], int] = {}
            self.queue: deque[tuple[bool, int, int]] = deque()

        def around(self, cell: int) -> list[int]:
            return [cell + s for s in self.steps if 0 <= cell + s <= length - 1]

        def run(self) -> None:
            for x in range(length):
                self.for_b[x, x] = 0
                self.done.add((x, x))
                self.queue.append((False, x, x))
            while self.queue:
                a_moves, x, y = self.queue.popleft()
                if a_moves:
                    self.back_to_b(x, y)
                else:
                    self.back_to_a(x, y)

        def back_to_a(self, x: int, y: int) -> None:
            for p in self.around(x):
                if (p, y) not in self.for_a:
                    self.for_a[p, y] = self.for_b[x, y] + 1
                    self.queue.append((True, p, y))

        def back_to_b(self, x: int, y: int) -> None:
            for q in self.around(y):
                if (x, q) in self.done:
                    continue
                self.for_b.setdefault((x, q), self.for_a[x, y] + 1)
                self.lost[x, q] = self.lost.get((x, q), 0) + 1
                if self.lost[x, q] == len(self.around(q)):
                    self.done.add((x, q))
                    self.queue.append((False, x, q))

    chase = Chase()
    chase.run()
    return chase.for_a.get((a, b))


WRONG = {
    waves_end_after_length_plus_one: "ended-too-early",
    newest_position_first: "stack",
    cornered_at_the_end_of_the_line: "waits-at-the-wall",
    hunter_never_waits: "only-b-stays",
    caught_at_the_start_and_no_way_to_cell_zero: "end-never-entered+none-at-the-start",
    one_on_a_single_cell_and_first_reply_counts: "b-too-weak",
}
