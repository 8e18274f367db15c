"""Endgames without pawns, up to symmetry, 64 positions at a time: a bit, or a byte, for each."""
