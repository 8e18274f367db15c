"""Exercise 16: a random game, the same in every language."""
