"""Side-by-side measurements, printed as ratios taken in the same run."""
