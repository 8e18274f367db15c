"""WIN, LOSE or DRAW of every position of a stored graph, with the distance to the end."""
