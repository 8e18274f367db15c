"""Exercise 11: solve a game you cannot store."""
