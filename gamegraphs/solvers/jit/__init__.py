"""numba, and what stands in for it where it is not installed."""
