"""JupyterLab on the course, as a learner wants it."""
