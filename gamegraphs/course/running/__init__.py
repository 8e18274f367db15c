"""Calls of a learner's function: in this process, in a child, in a sandbox."""
