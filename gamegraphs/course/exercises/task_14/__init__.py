"""Exercise 14: cop and robber."""
