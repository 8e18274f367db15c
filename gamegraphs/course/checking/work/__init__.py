"""How much work an answer does: counted, timed, and by the line."""
