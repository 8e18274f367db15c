"""Exercise 12: the longest forced win."""
