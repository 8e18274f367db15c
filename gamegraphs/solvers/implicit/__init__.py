"""Solve games whose moves are computed when they are asked for and never stored."""
