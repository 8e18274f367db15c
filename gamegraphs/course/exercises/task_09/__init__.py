"""Exercise 9: cycle or not: choose the method."""
