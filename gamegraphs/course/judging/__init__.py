"""Judging programs in any language."""
