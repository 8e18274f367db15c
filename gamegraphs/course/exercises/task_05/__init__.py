"""Exercise 5: misere play."""
