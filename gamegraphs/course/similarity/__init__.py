"""Which submissions have text in common, shown side by side; never a verdict."""
