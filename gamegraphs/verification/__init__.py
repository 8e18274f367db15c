"""Checkers: each tests an answer against its certificate, without solving again."""
