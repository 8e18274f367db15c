"""The words of a verdict: what was found, remarks, first words, where to read on."""
