"""Exercise 2: find the terminals and seed them."""
