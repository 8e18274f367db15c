"""What Python's own operations read, counted while a call is made."""
