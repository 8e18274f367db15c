"""Submissions that try to gain points, to look where they may not, or to break the run.

Each stands below as the source of a `task_04.py`: its name, the most points that its honest part
deserves (5 for a right and linear answer, 4 for a right one that does too much work, 0 for a
wrong one), and the names of the pieces that it begins with. In the source, @MARK@ stands for a
text by which the tests find what is left of an attack, @OUTSIDE@ for a folder that everybody may
write to, @PARENT@ for the number of the grader's process, @DASHES@ and @OPEN@ for thousands of
signs. What an attack finds where it may not look contains "the-teachers-secret", and it shows
that text in its feedback.
"""

from __future__ import annotations

from dataclasses import dataclass

SECRET = "the-teachers-secret"


@dataclass(frozen=True)
class Attack:
    """One submission; `most` points are what its honest part deserves."""

    name: str
    tries: str
    most: float
    long: bool
    source: str


# Right, but every look at a position with many moves is a look at all of them again: `slow`.
PIECES = {
    "RIGHT": r"""
from collections import deque
def right(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels
""",
    "SLOW": r"""
from collections import deque
def slow(moves):
    moves = [list(row) for row in moves]
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2 and (labels[v] == 0 or all(labels[w] == 1 for w in moves[u])):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels
""",
    "WRONG": r"""
def wrong(moves):
    return [0] * len(moves)
""",
    "FORGE": r"""
import json, os
def say(kind, value=None, **more):
    reply = {"kind": kind, "value": value, "error": "", "line": "", "steps": 9, "looks": 9,
             "printed": "", **more}
    return (json.dumps(reply) + "\n").encode()
def everywhere(line):
    for fd in range(64):
        try:
            os.set_blocking(fd, False)
            os.write(fd, line)
            os.set_blocking(fd, True)
        except OSError:
            pass
""",
}

TABLE = r"""
##### Answers that are not what they seem

=== equal-to-all === 0
# An object that equals everything.
class Yes:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __hash__(self): return 0
    def __len__(self): return 1
    def __iter__(self): return iter([self])
    def __getitem__(self, i): return self
    def __contains__(self, x): return True
def label_game(moves): return Yes()

=== equal-numbers === 0
# Numbers that equal every number.
class Any(int):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    __hash__ = int.__hash__
def label_game(moves): return [Any(0) for _ in moves]

=== changing-list === 0
# A list whose items differ from look to look.
import itertools
turn = itertools.count()
class Changing(list):
    def __iter__(self): return iter([next(turn) % 3 for _ in range(list.__len__(self))])
    def __getitem__(self, i): return next(turn) % 3
def label_game(moves): return Changing([0] * len(moves))

=== lying-length === 0
# A list that lies about its length.
class Long(list):
    def __len__(self): return 10**9
def label_game(moves): return Long([0])

=== endless-iterator === 0
# A list that never ends.
class Endless(list):
    def __iter__(self):
        while True:
            yield 0
def label_game(moves): return Endless([0] * len(moves))

=== odd-index === 0
# Numbers whose __index__ changes, raises and is huge.
import itertools
turn = itertools.count()
class Odd:
    def __index__(self):
        i = next(turn)
        if i % 5 == 4: raise SystemExit(0)
        return 10**9 if i % 5 == 3 else i % 3
def label_game(moves): return [Odd() for _ in moves]

=== class-lies === 0
# An object that claims to be a list and a dict.
class Meta(type):
    def __instancecheck__(cls, x): return True
    def __subclasscheck__(cls, x): return True
    def __eq__(cls, other): return True
    __hash__ = type.__hash__
class Liar(metaclass=Meta):
    __class__ = property(lambda self: list)
    def __iter__(self): return iter("0")
    def items(self): return [(0, 0)]
    def tolist(self): return self
Liar.__module__ = "numpy"
def label_game(moves): return Liar()

=== fake-numpy === 0
# An object of a false module numpy whose tolist calls itself.
class array:
    def tolist(self): return array()
array.__module__ = "numpy"
def label_game(moves): return array()

=== dict-forms === 0
# The forms in which sets, dicts and other things cross.
forms = [{"dict": [[0, 0]]}, {"set": [0]}, {"other": "list", "shown": "[0]"}, {"dict": 5}, {}]
def label_game(moves): return forms[len(moves) % 5]

=== huge-number === 0
# A number of 100,000 digits for a label.
huge = 10**100_000
def label_game(moves): return [huge for _ in moves]

=== big-number === 0
# A number of 4,000 digits for a label.
def label_game(moves): return [10**4_000 for _ in moves]

=== long-text === 0
# A text of a million characters.
def label_game(moves): return "L" * 10**6

=== long-texts === 0
# Many long texts.
def label_game(moves): return ["L" * 9_999] * 400

=== large-answer === 0
# An answer of 100 MB.
def label_game(moves): return [[0] * 10**6] * 30

=== many-large-answers === 0
# Answers so large that the grader cannot keep them all.
import json, os
line = (json.dumps({"kind": "value", "value": [[0] * 1000] * 2000}) + "\n").encode()
def label_game(moves):
    for fd in range(3, 16):
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(fd, rest):]
        except OSError:
            pass
    while True: pass

=== deep-answer === 0
# An answer nested 100,000 deep.
def label_game(moves):
    found = []
    for _ in range(100_000):
        found = [found]
    return found

=== cyclic-answer === 0
# An answer that contains itself.
def label_game(moves):
    found = [0] * len(moves)
    found[0] = found
    return found

=== odd-numbers === 0
# Nan, infinity, True and 1.0 for labels.
def label_game(moves):
    odd = [float("nan"), float("inf"), -0.0, True, 1.0, 1 + 0j, None]
    return [odd[(len(moves) + u) % 7] for u in range(len(moves))]

=== surrogates === 0
# Texts that no file can hold.
def label_game(moves):
    print("\ud800 \x1b[31m \x00 printed")
    raise ValueError("\udfff\ud800 " + chr(0x202e) + "\x1b]0;title\x07")

=== html === 0
# Markup in an answer, in a print, and in an error's type and text.
Evil = type("<script>alert(1)</script>", (Exception,), {})
def label_game(moves):
    print("</td><img src=x onerror=alert(2)>")
    if any(moves): raise Evil("<b onclick='alert(3)'>`x`</b>")
    return "<script>alert(4)</script>"

=== odd-exception === 0
# An exception whose text is an error, and whose name is a book.
class Bad(Exception):
    def __str__(self): raise SystemExit(0)
Bad.__name__ = "B" * 10**6
def label_game(moves): raise Bad

=== long-error === 0
# An error text of 100 MB.
text = "x" * 10**8
def label_game(moves): raise ValueError(text)

=== coroutine === 0
# Coroutines and generators in place of answers.
async def later(moves): return [0]
def label_game(moves):
    return later(moves) if len(moves) % 2 else (0 for _ in moves)

##### Code that is changed under the grader's feet

=== json-patched === 0 WRONG
# Json and its like that write what they like.
import binascii, json, marshal
marshal.loads = lambda *a: [[[]]]
binascii.b2a_base64 = lambda *a, **k: b""
json.dumps = lambda *a, **k: '{"kind": "value", "value": [0]}'
json.loads = lambda *a, **k: {}
json.JSONEncoder.encode = lambda *a: "[]"
label_game = wrong

=== builtins-patched === 0 WRONG
# Builtins that always agree.
import builtins
builtins.isinstance = lambda *a: True
builtins.all = builtins.any = lambda *a: True
builtins.len = lambda x: 0
builtins.type = lambda *a: int
builtins.sorted = builtins.repr = builtins.print = lambda *a, **k: ""
label_game = wrong

=== builtins-emptied === 0 WRONG
# No builtins at all.
__builtins__.clear() if isinstance(__builtins__, dict) else vars(__builtins__).clear()
label_game = wrong

=== modules-patched === 0 WRONG
# The grader's modules, as far as they are in this process.
import sys
for name, module in list(sys.modules.items()):
    if name.startswith("gamegraphs"):
        for key in list(vars(module)):
            if callable(getattr(module, key)) and not key.startswith("__"):
                setattr(module, key, lambda *a, **k: True)
label_game = wrong

=== modules-removed === 0 WRONG
# Sys.modules emptied and filled with lies.
import sys, types
for name in list(sys.modules):
    if name not in ("sys", "builtins", "types"):
        sys.modules[name] = types.ModuleType(name)
label_game = wrong

=== check-patched === 0 WRONG
# The check itself, imported and changed.
import importlib
for name in ("checking.check", "checking.examination", "checking.smallest_input",
             "checking.trial", "checking.verdict", "checking.work.costs",
             "checking.work.time_check", "grading.grade", "exercises.labels",
             "running.values", "running.runner"):
    try:
        module = importlib.import_module("gamegraphs.course." + name)
    except Exception:
        continue
    for key, thing in list(vars(module).items()):
        if isinstance(thing, type):
            for attribute in ("fault", "verdict", "right", "points", "settle"):
                try:
                    setattr(thing, attribute, lambda *a, **k: "")
                except Exception:
                    pass
label_game = wrong

=== import-hook === 0 WRONG
# An import hook that hands out its own modules.
import sys, types
class Hook:
    def find_spec(self, name, path=None, target=None):
        sys.modules[name] = types.ModuleType(name)
sys.meta_path.insert(0, Hook())
sys.path_hooks.clear(); sys.path.insert(0, ".")
label_game = wrong

=== shadowing === 0 WRONG
# A json.py of its own in the current folder.
import os, sys
for folder in (os.getcwd(), "/tmp", "/course", "/dev/shm", "@OUTSIDE@"):
    try:
        with open(os.path.join(folder, "json.py"), "w") as file:
            file.write("# @MARK@")
        sys.path.insert(0, folder)
    except OSError:
        pass
sys.modules.pop("json", None)
label_game = wrong

=== transformers === 0 WRONG
# Transformers of input, syntax trees and warnings.
import ast, codecs, linecache, sys
try:
    from IPython import get_ipython
    get_ipython().input_transformers_cleanup.append(lambda lines: [])
    get_ipython().ast_transformers.append(lambda tree: tree)
except Exception:
    pass
ast.parse = lambda *a, **k: None
linecache.getline = lambda *a: "x" * 10**7
sys.excepthook = sys.unraisablehook = sys.displayhook = lambda *a: None
label_game = wrong

=== own-code === 0
# A function that rewrites its own code to nonsense.
def label_game(moves):
    label_game.__code__ = label_game.__code__.replace(co_code=bytes(range(90)), co_stacksize=1)
    return label_game(moves)

=== grader-exceptions === 0
# The exceptions by which the grader ends a call.
import sys
meter = sys.modules["gamegraphs.course.running.metered_call"]
def label_game(moves):
    kinds = (meter._EndedError, KeyboardInterrupt, GeneratorExit)
    raise kinds[len(moves) % 3]

##### Counts of work that are forged: the answer is right, the work is too much

=== tracing-off === 4 SLOW
# Sys.settrace(None), so that no line is counted.
import sys
def label_game(moves):
    sys.settrace(None)
    return slow(moves)

=== tracing-own === 4 SLOW
# A trace function of its own.
import sys
def label_game(moves):
    sys.settrace(lambda *a: None)
    return slow(moves)

=== frames-reset === 4 SLOW
# The counter reset through frames and closures.
import sys
def label_game(moves):
    tracer = sys.gettrace()
    sys.settrace(None)
    found = slow(moves)
    try:
        for cell in tracer.__closure__:
            if type(cell.cell_contents) is int:
                cell.cell_contents = 1
    except Exception:
        pass
    frame = sys._getframe()
    while frame is not None:
        for name in ("used", "depth", "looks"):
            if name in frame.f_locals:
                frame.f_locals[name] = 1
        frame = frame.f_back
    return found

=== looks-reset === 4 SLOW
# The counter of looks found by the garbage collector.
import gc, sys
def label_game(moves):
    sys.settrace(None)
    found = slow(moves)
    for thing in gc.get_objects():
        if type(thing).__name__ == "Counter":
            thing.looks = 1
    return found

=== another-thread === 4 SLOW
# The work in a thread, where no line is counted.
import threading
def label_game(moves):
    found = []
    thread = threading.Thread(target=lambda: found.extend(slow([list.copy(r) for r in moves])))
    thread.start()
    thread.join()
    return found

=== meter-patched === 4 SLOW
# A meter that reports one line.
import sys
protocol = sys.modules["gamegraphs.course.running.protocol"]
true = protocol.as_dict
protocol.as_dict = lambda result: {**true(result), "steps": 1, "looks": 1}
def label_game(moves):
    sys.settrace(None)
    return slow(moves)

=== library-name === 4 SLOW
# Code under the name of a library, whose lines are not counted.
source = '''@SLOW@'''
scope = {}
exec(compile(source, "/usr/lib/python3/dist-packages/slow.py", "exec"), scope)
label_game = scope["slow"]

=== steps-zero === 4 SLOW
# No steps at all, by which others might be divided.
import sys
protocol = sys.modules["gamegraphs.course.running.protocol"]
true = protocol.as_dict
protocol.as_dict = lambda result: {**true(result), "steps": 0, "looks": 10**6}
def label_game(moves):
    sys.settrace(None)
    return slow(moves)

=== counts-absurd === 4 SLOW
# Counts of 4,000 digits.
import sys
protocol = sys.modules["gamegraphs.course.running.protocol"]
true = protocol.as_dict
def label_game(moves):  # not before: the process has to be loaded
    protocol.as_dict = lambda result: {**true(result), "steps": 10**4000, "looks": 1}
    return slow(moves)

=== quick-when-timed === 4 SLOW
# No answer at all where no lines are counted.
import sys
def label_game(moves):
    if sys.gettrace() is None and len(moves) > 1000:
        return [2] * len(moves)
    sys.settrace(None)
    return slow(moves)

=== too-deep-when-timed === 4 SLOW
# An error where no lines are counted.
import sys
def label_game(moves):
    if sys.gettrace() is None and len(moves) > 1000:
        raise RecursionError
    sys.settrace(None)
    return slow(moves)

=== dead-when-timed === 4 SLOW
# A crash where no lines are counted.
import os, sys
def label_game(moves):
    if sys.gettrace() is None and len(moves) > 1000:
        os._exit(0)
    sys.settrace(None)
    return slow(moves)

=== timers-patched === 4 SLOW
# Clocks that stand still, and timers that do not ring.
import signal, time
signal.setitimer = lambda *given: (0, 0)
time.thread_time = time.process_time = time.monotonic = lambda: 0.0
def label_game(moves):
    signal.signal(signal.SIGPROF, signal.SIG_IGN)
    return slow(moves)

=== process-renamed === 4 SLOW
# A name of the process that looks like its times.
import sys
try:
    with open("/proc/self/comm", "w") as file:
        file.write("a) S 0 0 0 0")
except OSError:
    pass
def label_game(moves):
    sys.settrace(None)
    return slow(moves)

=== input-emptied === 4 SLOW
# The input emptied after the work, before anybody counts it.
def label_game(moves):
    labels = slow(moves)
    for row in moves:
        list.clear(row)
    list.clear(moves)
    return labels

=== iterators-of-sets === 4
# Each position taken by a new iterator, which passes over all that were taken before it.
def label_game(moves):
    labels, before, left = [2] * len(moves), [[] for _ in moves], [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row: before[v].append(u)
    queue = dict.fromkeys(u for u, row in enumerate(moves) if not row)
    for u in queue: labels[u] = 0
    while queue:
        v = next(iter(queue))
        del queue[v]
        for u in before[v]:
            left[u] -= labels[v] == 1
            if labels[u] == 2 and (labels[v] == 0 or not left[u]):
                labels[u] = 1 - labels[v]
                queue[u] = None
    return labels

=== known-families === 4 SLOW
# Answers to the grader's large graphs, worked out beforehand.
import sys
from gamegraphs.course.exercises import exercise
kept = {}
def work_ahead():
    sys.settrace(None)
    for family in exercise(4).families():
        (moves,) = family.make(20_000)
        kept[str(moves[:50]) + str(len(moves))] = slow(moves)
work_ahead()
def label_game(moves):
    sys.settrace(None)
    moves = [list(row) for row in moves]
    key = str(moves[:50]) + str(len(moves))
    return kept[key] if key in kept else slow(moves)

##### The package answers

=== package-solves === 0
# The package's own solver.
import gamegraphs as gg
def label_game(moves):
    return [int(label) for label in gg.solve(gg.GameGraph.from_moves(moves)).labels]

=== package-solver-by-module === 0
# The same, by the name of its module.
from gamegraphs.solvers.outcomes.solver import solve
from gamegraphs import GameGraph
def label_game(moves):
    return [int(label) for label in solve(GameGraph.from_moves(moves)).labels]

=== package-oracle === 0
# The oracle that the tests compare with.
from gamegraphs import oracle
def label_game(moves):
    return [int(label) for label in oracle.solve_by_rounds(moves)]

=== package-truth === 0
# The truth, asked of the exercise.
from gamegraphs.course.exercises import EXERCISES, exercise
def label_game(moves):
    return exercise(4).truth([moves])[0]

=== package-solution === 0
# The course's solution, and the known mistakes.
from gamegraphs.course import solution
from gamegraphs.course.exercises.task_04 import exercise, mistakes
def label_game(moves):
    return mistakes.MISTAKES[0].function(moves) or solution(4)

=== package-walked === 0
# Every module of the package that pkgutil finds, and the code that its loaders have.
import importlib, pkgutil
import gamegraphs
names = [m.name for m in pkgutil.walk_packages(gamegraphs.__path__, "gamegraphs.")]
modules = [importlib.import_module(name) for name in names]
for module in modules:
    try:
        exec(module.__loader__.get_code(module.__name__), module.__dict__)
    except Exception:
        pass
def label_game(moves):
    for module in modules:
        for name in ("solve", "retrograde", "by_rounds", "true_answers"):
            if hasattr(module, name):
                return [int(label) for label in getattr(module, name)(moves)[0]]

=== stub-patched === 0
# What stands for a solver made to answer.
import sys
stubs = sys.modules["gamegraphs.course.running.stubs"]
stubs.NotOffered.__call__ = lambda self, *given: [2] * len(given[0]) if given else 0
from gamegraphs import solve
def label_game(moves): return solve(moves)

=== package-on-disk === 0
# The package's files, wherever they may lie, loaded by path.
import glob, os, sys
roots = {*sys.path, "/course", os.path.dirname(os.__file__)}
for folder in [*sys.path, *glob.glob("/usr/lib/python3*/dist-packages")]:
    for path in glob.glob(f"{folder}/*.pth") + glob.glob(f"{folder}/__editable__*"):
        try:
            roots |= {word for word in open(path).read().replace('"', "'").split("'")}
        except OSError:
            pass
found = None
for root in list(roots):
    for start in (root, os.path.dirname(root)):
        try:
            open(f"{start}/gamegraphs/solvers/outcomes/solver.py").read()
            found = start
        except (OSError, ValueError):
            pass
for name in [name for name in sys.modules if name.partition(".")[0] == "gamegraphs"]:
    del sys.modules[name]
sys.meta_path = [x for x in sys.meta_path if "Finder" in getattr(x, "__name__", "")]
sys.path.insert(0, found or "/nowhere")
def label_game(moves):
    import gamegraphs
    return [int(x) for x in gamegraphs.solve(gamegraphs.GameGraph.from_moves(moves)).labels]

##### Ends of the process, and what survives a call

=== os-exit === 0
# Os._exit(0) in the answer.
import os
def label_game(moves): os._exit(0)

=== os-exit-at-once === 0
# Os._exit(0) when the file is loaded.
import os
os._exit(0)

=== sys-exit === 0
# Sys.exit(0) in the answer and outside it.
import sys
def label_game(moves): sys.exit(0)
sys.exit(0)

=== abort === 0
# Signals to itself.
import os, signal
def label_game(moves):
    if len(moves) % 2: os.abort()
    os.kill(os.getpid(), signal.SIGKILL)

=== handlers === 0 FORGE
# Signal handlers, exit handlers and __del__.
import atexit, signal
for number in range(1, 64):
    try:
        signal.signal(number, lambda *a: None)
    except (OSError, ValueError):
        pass
class Last:
    def __del__(self): everywhere(say("value", [0]))
kept = Last()
atexit.register(lambda: everywhere(say("value", [0])))
def label_game(moves): return kept if len(moves) < 3 else exit(0)

=== crash === 0
# A segmentation fault through ctypes.
import ctypes
def label_game(moves): return ctypes.string_at(1)

=== crash-deep === 0
# A stack overflow after raising the recursion limit.
import sys
from functools import lru_cache
sys.setrecursionlimit(10**9)
@lru_cache(None)
def down(n): return down(n + 1)
def label_game(moves): return down(0)

=== crash-faulthandler === 0
# A crash with a report to every file.
import faulthandler
for fd in range(64):
    try:
        faulthandler.enable(file=fd)
    except Exception:
        pass
def label_game(moves): faulthandler._sigsegv()

##### Replies that nobody asked for

=== replies-in-advance === 0 FORGE WRONG
# Thousands of replies before the first input.
for value in ([0], [0, 0], [1, 0], [2], [0, 0, 0]):
    for _ in range(300):
        everywhere(say("value", value))
label_game = wrong

=== replies-in-between === 5 FORGE RIGHT
# Replies for the inputs still to come, with the answer to this one.
def label_game(moves):
    labels = right(moves)
    if len(moves) == 3:
        everywhere(say("value", [0, 0, 0]) * 3)
    return labels

=== replies-of-all-kinds === 0 FORGE
# Kinds of replies that might be spared.
kinds = ("late", "time", "died", "steps", "deep", "missing", "raised", "untried", "right", "")
def label_game(moves):
    everywhere(say(kinds[len(moves) % 10], [0] * len(moves)))
    while True: pass

=== never-ending-claimed === 0 FORGE
# Steps for every input.
import os
def label_game(moves):
    everywhere(say("steps") * 300)
    os._exit(0)

=== replies-malformed === 0 FORGE
# Replies that are no JSON, or not the JSON expected.
import itertools
bad = itertools.cycle([
    b"\n", b"[]\n", b"{}\n", b"null\n", b"\xff\xfe\n", b'{"kind": 5}\n', b"1e999\n",
    b'{"kind": "value", "steps": 1e3}\n', b'{"kind": "value", "steps": -1}\n',
    b'{"kind": "value", "steps": true}\n', b'{"kind": ["value"]}\n',
    b'{"kind": "value", "value": {"dict": 5}}\n', b"[" * 10**5 + b"\n",
    b'{"kind": "value", "value": ' + b"9" * 10**5 + b"}\n", b'{"kind": "value", "more": 1}\n',
    say("value", [0], printed="x" * 10**6), say("raised", error="x" * 10**6, line="y" * 10**6),
    say("value", steps=10**30), say("value", float("nan")), say("value", {"set": {"set": []}}),
])
def label_game(moves):
    everywhere(next(bad))
    while True: pass

=== pipe-closed === 0
# The pipe closed and the process kept running.
import os
def label_game(moves):
    for fd in range(256):
        try:
            os.close(fd)
        except OSError:
            pass
    while True: pass

=== pipe-closed-asleep === 0
# The pipe closed and the process asleep.
import os, time
def label_game(moves):
    os.closerange(0, 4096)
    time.sleep(10**6)

=== requests-read === 0 FORGE
# The requests read by the answer itself.
def label_game(moves):
    for fd in range(64):
        try:
            os.set_blocking(fd, False)
            everywhere(os.read(fd, 10**6))
        except OSError:
            pass
    return [0] * len(moves)

=== standard-streams === 0 WRONG
# Standard streams replaced, closed and raising.
import sys, os
class Bad:
    def write(self, text): raise SystemExit(0)
    flush = close = fileno = write
sys.stdout.close(); sys.stderr.close(); sys.stdin.close()
sys.stdout = sys.stderr = sys.stdin = sys.__stdout__ = Bad()
def label_game(moves):
    print("x")
    return wrong(moves)

=== line-without-end === 0 FORGE
# A line of answers that never ends.
def label_game(moves):
    fds = []
    for fd in range(3, 64):
        try:
            os.fstat(fd); fds.append(fd)
        except OSError: pass
    while True:
        for fd in fds:
            try: os.write(fd, b"[" * 10**6)
            except OSError: pass

##### Looking where one may not

=== files-read === 0
# The grader's files, other students' files, environment and arguments.
import glob, os, sys
seen = [repr(dict(os.environ)), repr(sys.argv), os.getcwd()]
for pattern in ("@OUTSIDE@/**", "/proc/[0-9]*/environ", "/proc/[0-9]*/cmdline", "/tmp/*",
                "/root/*", "/home/*/*", "/etc/shadow", "/var/tmp/*"):
    for path in glob.glob(pattern, recursive=True)[:200]:
        try:
            with open(path, errors="replace") as file:
                seen.append(file.read(100_000))
        except OSError:
            pass
found = "the-teachers" + "-secret"
found = next((text[text.index(found):][:60] for text in seen if found in text), "nothing")
def label_game(moves):
    print(found)
    raise ValueError(found)

=== memory-read === 0
# The grader's memory, where the expected answers are.
import os, re
def grab(pid):
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", 0) as memory:
        for line in maps:
            low, high = (int(x, 16) for x in line.split()[0].split("-"))
            if "rw-p" in line:
                memory.seek(low)
                data = memory.read(min(high - low, 1 << 22))
                if b"the-teachers" + b"-secret" in data:
                    return data[data.index(b"the-teachers" + b"-secret"):][:40]
found = "nothing"
for pid in ("@PARENT@", os.getppid(), 1):
    try:
        found = grab(pid) or found
    except Exception:
        pass
def label_game(moves): raise ValueError(found)

=== process-memory-calls === 0
# Ptrace and process_vm_readv on the grader.
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
found = []
for pid in (int("@PARENT@"), os.getppid()):
    found.append(libc.syscall(101, 16, pid, 0, 0))
    buffer = ctypes.create_string_buffer(64)
    pair = (ctypes.c_size_t * 2)(ctypes.addressof(buffer), 64)
    found.append(libc.syscall(310, pid, pair, 1, pair, 1, 0))
def label_game(moves):
    print("the-teachers" + "-secret" if any(x >= 0 for x in found) else found)
    return [0] * len(moves)

=== expected-answers === 0
# Expected answers among the objects and frames of this process.
import gc, sys
def label_game(moves):
    n = len(moves)
    objects = gc.get_objects() if n > 4 else []
    wanted = [x for x in objects if type(x) in (list, tuple) and len(x) == n]
    frame = sys._getframe()
    while frame is not None:
        wanted += [x for x in frame.f_locals.values() if type(x) is list and len(x) == n]
        frame = frame.f_back
    fits = [x for x in wanted if all(type(i) is int and 0 <= i < 3 for i in x)]
    return list(fits[0]) if fits else [0] * n

=== grader-detected === 3 RIGHT
# Right where the input is small, nothing else.
import os, sys
def label_game(moves):
    graded = sys.gettrace() is not None or "bwrap" in open("/proc/1/comm").read()
    return right(moves) if graded and len(moves) <= 4 else [0] * len(moves)

=== other-task === 0
# Another name for the function, and the task's tests.
from gamegraphs.course import check
check.verdict = "right"
def label_game_(moves): return [0]

##### Writing, processes, threads, sockets, signals

=== writing === 0
# Files outside.
import os, pathlib
for folder in ("@OUTSIDE@", "/tmp", "/var/tmp", "/dev/shm", "/", os.getcwd(), "/course",
               os.path.expanduser("~"), os.path.dirname(os.__file__), "/run", "/dev/mqueue"):
    for name in ("@MARK@.txt", "task_04.py", ".gamegraphs-grades.jsonl"):
        try:
            with open(os.path.join(folder, name), "a") as file:
                file.write("@MARK@")
        except OSError:
            pass
    for change in (lambda: os.symlink("/etc/passwd", f"{folder}/@MARK@.link"),
                   lambda: os.mkdir(f"{folder}/@MARK@.folder"),
                   lambda: os.mkfifo(f"{folder}/@MARK@.pipe"),
                   lambda: os.rename(f"{folder}/kept.txt", f"{folder}/@MARK@.moved"),
                   lambda: os.truncate(f"{folder}/kept.txt", 0),
                   lambda: os.chmod(f"{folder}/kept.txt", 0),
                   lambda: os.utime(f"{folder}/kept.txt", (0, 0)),
                   lambda: os.unlink(f"{folder}/kept.txt")):
        try:
            change()
        except OSError:
            pass
def label_game(moves): return [0] * len(moves)

=== forks === 5 RIGHT
# Two hundred processes that stay.
import os, time
def grow():
    for _ in range(200):
        try:
            if os.fork() == 0:
                os.setsid()
                time.sleep(600)  # @MARK@
                os._exit(0)
        except OSError:
            return
try:
    grow()
except BaseException:
    pass
label_game = right

=== forks-in-c === 5 RIGHT
# Processes past Python's functions.
import ctypes, os, sys, time
libc = ctypes.CDLL(None)
def stay(number):
    if number == 0:
        time.sleep(600)
        os._exit(0)
for call in (lambda: libc.fork(), lambda: libc.syscall(57), lambda: libc.syscall(58),
             lambda: libc.syscall(56, 17, 0, 0, 0, 0), lambda: libc.syscall(435, 0, 0)):
    for _ in range(20):
        try:
            stay(call())
        except Exception:
            pass
try:
    import _posixsubprocess
    true = sys.executable.encode()
    end = os.pipe()
    _posixsubprocess.fork_exec([true, b"-c", b"import time; time.sleep(600)  # @MARK@"], [true],
        True, (), None, None, -1, -1, -1, -1, -1, -1, *end, False, True, 0, None, None, None, -1,
        None, False)
except BaseException:
    pass
label_game = right

=== spawned === 5 RIGHT
# Daemons by posix_spawn, subprocess, multiprocessing and system.
import os, subprocess, sys
words = [sys.executable, "-c", "import os, time; os.setsid(); time.sleep(600)  # @MARK@"]
for start in (lambda: os.posix_spawn(words[0], words, {}),
              lambda: subprocess.Popen(words, start_new_session=True),
              lambda: os.system(f"{words[0]} -c 'import time; time.sleep(600)  # @MARK@' &"),
              lambda: __import__("multiprocessing").Process(target=print).start(),
              lambda: os.execv(words[0], words)):
    try:
        start()
    except BaseException:
        pass
label_game = right

=== threads === 5 RIGHT
# As many threads as there may be, and they stay.
import threading, time
threading.stack_size(65536)
def label_game(moves):
    if len(moves) == 1:
        for _ in range(2000):
            try:
                threading.Thread(target=time.sleep, args=(600,), daemon=len(moves) % 2 == 0).start()
            except RuntimeError:
                break
    return right(moves)

=== busy-thread === 5 RIGHT FORGE LONG
# A thread that works on after the answer.
import threading
def work():
    while True:
        sum(range(10**5))
        everywhere(b"")
def label_game(moves):
    if threading.active_count() < 3:
        threading.Thread(target=work, daemon=True).start()
    return right(moves)

=== sockets === 0
# Sockets, names, and the grader's sockets.
import ctypes, socket
reached = []
for kind in (socket.AF_INET, socket.AF_UNIX, socket.AF_INET6, 16):
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as s:
            s.connect(("127.0.0.1", 53))
            reached.append("the-teachers" + "-secret")
    except (OSError, TypeError):
        pass
libc = ctypes.CDLL(None)
if libc.syscall(41, 2, 1, 0) >= 0 and libc.socket(2, 1, 0) >= 0:
    reached.append("a socket")
def label_game(moves): raise ValueError(repr(reached))

=== signals === 0 WRONG
# Signals to the grader, to its group, to everybody.
import ctypes, os, signal
libc = ctypes.CDLL(None)
for pid in (int("@PARENT@"), os.getppid(), 0, -int("@PARENT@"), 1):
    for number in (signal.SIGTERM, signal.SIGKILL):
        if pid == 0 and number == signal.SIGKILL:
            continue
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for kill in (os.kill, libc.kill, lambda p, s: libc.syscall(62, p, s),
                     lambda p, s: libc.syscall(234, p, p, s)):
            try:
                kill(pid, number)
            except Exception:
                pass
label_game = wrong

=== limits-raised === 0
# Limits and priorities raised.
import os, resource
for what in range(16):
    for limits in ((-1, -1), (10**9, 10**9)):
        try:
            resource.setrlimit(what, limits)
        except (ValueError, OSError):
            pass
    try:
        resource.prlimit(int("@PARENT@"), what, (0, 0))
    except (ValueError, OSError):
        pass
try:
    os.nice(-20)
except OSError:
    pass
def label_game(moves):
    return bytearray(4 << 30)

##### Time, memory, output

=== endless === 0
# A loop without end.
def label_game(moves):
    while True: pass

=== endless-in-c === 0
# A loop without end in C.
def label_game(moves): return sum(iter(int, 1))

=== endless-outside === 0 WRONG
# A loop without end outside the function.
label_game = wrong
sum(iter(int, 1))

=== asleep === 0
# Sleep.
import time
def label_game(moves): time.sleep(10**6)

=== asleep-outside === 0 LONG
# Sleep outside the function.
import time
time.sleep(10**6)
def label_game(moves): return [0]

=== just-in-time === 0 WRONG LONG
# Every call just within its limit.
import time
def label_game(moves):
    time.sleep(0.9)
    return wrong(moves)

=== backtracking === 0
# A regular expression that goes back and forth.
import re
def label_game(moves): return re.match("(a+)+$", "a" * 60 + "b")

=== memory === 0
# All the memory there is.
def label_game(moves):
    kept = []
    while True:
        kept.append(bytearray(1 << 27))

=== memory-outside === 0 WRONG
# All the memory there is, outside the function.
label_game = wrong
kept = [0]
while True: kept = kept * 2

=== output === 0
# Output without end.
def label_game(moves):
    while True:
        print("x" * 10**6)

=== slow-syntax === 0
# Code that is hard to compile.
x = ((((((((((9**9)**9)**9)**9)**9)**9)**2)**2)**2)**2)
def label_game(moves): return [0]
y = @DASHES@1
z = @OPEN@

##### Results that are written several at once

=== lines-of-the-server === 0 WRONG
# Results of other calls added to those that wait to be written, and put in another order.
import sys
def label_game(moves):
    frame = sys._getframe()
    while frame is not None:
        for waiting in frame.f_locals.values():
            if type(waiting) is list and waiting and type(waiting[0]) is bytes:
                waiting.append(b'{"kind": "value", "value": [0]}\n' * 200)
                waiting.reverse()
            if type(waiting) is dict and "together" in waiting:
                waiting.update(together=10**9, steps=0, counting=False)
        frame = frame.f_back
    return wrong(moves)

=== dead-every-fifty-calls === 0 WRONG
# The process ended with many results that nobody has read.
import os
calls = 0
def label_game(moves):
    global calls
    calls += 1
    if calls % 50 == 0: os._exit(0)
    return wrong(moves)

=== packed-by-hand === 0 FORGE
# Answers that say that they are packed.
def label_game(moves):
    everywhere(say("value", {"packed": "B", "numbers": "AAEC"}) * 1000)
    return {"packed": "B", "numbers": "AAEC"}

=== lines-without-anything === 0 FORGE
# A million empty lines.
def label_game(moves):
    everywhere(b"\n" * 10**6)
    return [0]

=== right-when-asked-again === 3 RIGHT
# An error on each larger input, and the right answer when it comes again.
met = {}
def label_game(moves):
    key = str(moves)
    met[key] = met.get(key, 0) + 1
    if len(moves) > 5 and met[key] == 1: raise ValueError("once")
    return right(moves)

=== json-dumped === 4
# The queue written as text each time, by a library in C.
import json
def label_game(moves):
    labels, before, left = [2] * len(moves), [[] for _ in moves], [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row: before[v].append(u)
    queue = [u for u, row in enumerate(moves) if not row]
    for u in queue: labels[u] = 0
    for v in queue:
        json.dumps(queue)
        for u in before[v]:
            left[u] -= labels[v] == 1
            if labels[u] == 2 and (labels[v] == 0 or not left[u]):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels

##### More ways around what is not offered

=== numbers-that-differ === 0
# Whole numbers that say another number whenever they are asked.
class Odd(int):
    def __int__(self): return 1
    def __index__(self): return 1
    def __repr__(self): return "1"
    def __eq__(self, other): return True
    __hash__ = int.__hash__
def label_game(moves): return tuple(Odd(7) for _ in moves)

=== solver-library === 0
# A library that solves games, asked for by name, by path and past the finders.
import sys
def label_game(moves):
    import z3
    return [z3.Solver().check() for _ in moves]

=== finders-gone === 0
# All finders but Python's own removed, and every folder of packages searched for the solvers.
import importlib.machinery, os, sys
def look():
    sys.meta_path[:] = [importlib.machinery.PathFinder]
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.startswith("gamegraphs")]:
        del sys.modules[name]
    for folder in [*sys.path, "/course", "/usr/lib/python3/dist-packages", "@OUTSIDE@/.."]:
        try:
            sys.path.insert(0, folder)
            import gamegraphs
            return gamegraphs.solve
        except Exception:
            sys.modules.pop("gamegraphs", None)
solve = look()
def label_game(moves): return [*solve(moves).labels]

=== parents-root === 0 WRONG
# The grader's files by way of /proc: its root, its folder, its open files.
found = []
for link in ("root", "cwd", "fd/0", "fd/3", "fd/4", "fd/5", "fd/6", "exe", "environ", "cmdline"):
    for pid in ("@PARENT@", "1", "self", "thread-self"):
        for tail in ("", "/@OUTSIDE@/kept.txt", "/../outside/kept.txt"):
            try:
                with open(f"/proc/{pid}/{link}{tail}", "rb") as file:
                    found.append(file.read(10_000))
            except OSError:
                pass
def label_game(moves):
    print([text for text in found if b"the-teachers" in text])
    return wrong(moves)

=== shared-memory === 0 WRONG
# Memory and files without a name, kept for another submission.
import ctypes, mmap, os
libc = ctypes.CDLL(None, use_errno=True)
for key in range(64):
    part = libc.shmget(key, 4096, 0o1666)
    if part >= 0:
        libc.shmat(part, None, 0)
try:
    os.write(os.memfd_create("@MARK@"), b"@MARK@")
except (OSError, AttributeError):
    pass
mmap.mmap(-1, 4096).write(b"@MARK@")
label_game = wrong

=== rings-of-requests === 0 WRONG
# Files opened by a ring of requests, by handles and by descriptors of folders.
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
room = ctypes.create_string_buffer(512)
for number, given in ((425, (8, room)), (303, (-100, b"/etc/passwd", room, room, 0)),
                      (304, (-100, room, 0)), (437, (-100, b"@OUTSIDE@/kept.txt", room, 24)),
                      (323, (1,)), (298, (room, 0, -1, -1, 0)), (321, (5, room, 64))):
    libc.syscall(number, *given)
    for fd in range(3, 64):
        try:
            print(os.pread(fd, 4096, 0))
        except OSError:
            pass
label_game = wrong

"""


def _read(text: str) -> list[Attack]:
    found = []
    for entry in text.split("\n=== ")[1:]:
        head, _, source = entry.partition("\n")
        name, _, words = head.partition(" === ")
        most, *pieces = words.split()
        long = "LONG" in pieces
        code = "".join(PIECES[piece] for piece in pieces if piece != "LONG")
        source = source.replace("@SLOW@", PIECES["SLOW"])
        tries = source.partition("\n")[0].removeprefix("# ")
        body = source.partition("\n#####")[0]
        found.append(Attack(name, tries, float(most), long, code + body))
    return found


ATTACKS = _read(TABLE)
