"""Exercise 4: label any game: WIN, LOSE, DRAW."""
