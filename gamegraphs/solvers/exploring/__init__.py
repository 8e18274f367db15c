"""Explore games whose rules are functions of numbers, compiled by numba; and check such rules."""
