"""What single notebooks show beside their graphs: stones, cells, a bridge, values, bars."""
