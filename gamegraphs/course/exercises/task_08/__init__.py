"""Exercise 8: the subtraction game."""
