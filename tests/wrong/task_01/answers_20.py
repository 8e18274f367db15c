"""Wrong answers to task 1 that have too little room for the number of a move."""


def moves_in_eight_bits(moves):
    """An entry of the stack is one integer: a position, and which of its moves comes next."""
    labels = [None] * len(moves)
    for root in range(len(moves)):
        stack = [root << 8]
        while stack:
            u, i = stack[-1] >> 8, stack[-1] & 0xFF
            row = moves[u]
            last = min(len(row), 0xFF)
            while i < last and labels[row[i]] == 1:
                i += 1
            if i < last and labels[row[i]] is None:
                stack[-1] = u << 8 | i
                stack.append(row[i] << 8)
            else:
                labels[u] = 1 if i < last else 0
                stack.pop()
    return labels


WRONG = {moves_in_eight_bits: "narrow-numbers"}
