"""Grades for folders of submissions."""
