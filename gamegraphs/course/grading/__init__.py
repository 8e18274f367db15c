"""Grades for folders of submissions, and the judge for programs in any language."""
