"""Exercise 7: terminals with different verdicts."""
