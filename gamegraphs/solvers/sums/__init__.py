"""Sums of games: Grundy values, loopy nimbers, and which tool fits which question."""
