"""Wrong answers to task 1 that have too little room for the number of a move."""


def moves_in_sixteen_bits(moves):
    """An entry of the stack is one integer: a position, and which of its moves comes next."""
    labels = [None] * len(moves)
    for root in range(len(moves)):
        stack = [root << 16]
        while stack:
            u, i = stack[-1] >> 16, stack[-1] & 0xFFFF
            row = moves[u]
            last = min(len(row), 0xFFFF)
            while i < last and labels[row[i]] == 1:
                i += 1
            if i < last and labels[row[i]] is None:
                stack[-1] = u << 16 | i
                stack.append(row[i] << 16)
            else:
                labels[u] = 1 if i < last else 0
                stack.pop()
    return labels


WRONG = {moves_in_sixteen_bits: "narrow-numbers"}
