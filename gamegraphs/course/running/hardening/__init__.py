"""What a process gives up for good before it runs code that is not trusted."""
