"""A right answer to exercise 4 with helpers, and how a copy is disguised."""

import ast
import io
import keyword
import tokenize

HELPERS = '''
from collections import deque


def backwards(moves):
    """The moves from their far end."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before


def settle(u, value, labels, queue):
    labels[u] = value
    queue.append(u)


def label_game(moves):
    before, left = backwards(moves), [len(row) for row in moves]
    labels, queue = [2] * len(moves), deque()
    for u, count in enumerate(left):
        if count == 0:  # a terminal
            settle(u, 0, labels, queue)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    settle(u, 1 - labels[v], labels, queue)
    return labels
'''


def disguised(code):
    """Return the code with its functions in the opposite order and all of its names changed."""
    body = ast.parse(code).body
    functions = [node for node in body if isinstance(node, ast.FunctionDef)]
    others = [ast.get_source_segment(code, node) for node in body if node not in functions]
    turned = [ast.get_source_segment(code, node) for node in reversed(functions)]
    text = "\n\n\n".join([*others, *turned])
    kept = {"deque", "append", "popleft", "collections", "enumerate", "len", "range", "label_game"}
    words = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        own = token.type == tokenize.NAME and not keyword.iskeyword(token.string)
        changed = f"my_{token.string}x" if own and token.string not in kept else token.string
        words.append((token.type, "# mine" if token.type == tokenize.COMMENT else changed))
    return tokenize.untokenize(words)
