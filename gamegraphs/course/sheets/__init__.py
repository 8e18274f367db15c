"""Worksheets to print: games of one's own to label by hand, and the key."""
