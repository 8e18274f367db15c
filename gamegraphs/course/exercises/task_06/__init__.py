"""Exercise 6: win fast, lose slowly."""
