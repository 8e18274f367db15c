"""Solvers: which positions are won, by every method of the course."""
