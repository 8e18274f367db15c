"""What `check` does with an answer: smallest failing input, name of the mistake, verdict."""
