"""Questions with an answer that is shown afterwards, and the wave run by hand."""
