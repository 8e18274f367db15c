"""What the course needs beyond the solvers: checks that say what went wrong."""
