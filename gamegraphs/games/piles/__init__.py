"""Games with piles: Nim, subtraction games, octal games."""
