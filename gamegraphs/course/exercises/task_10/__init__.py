"""Exercise 10: a chase on a line."""
