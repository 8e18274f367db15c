"""Exercise 3: reverse the graph and count the moves."""
