"""Pursuit: one side catches, the other escapes."""
