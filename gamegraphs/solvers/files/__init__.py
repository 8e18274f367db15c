"""Solve graphs that lie in files and are too large for memory."""
