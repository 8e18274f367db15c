"""Exercise 13: passes and self-loops."""
