"""Exercise 1: label an acyclic game."""
