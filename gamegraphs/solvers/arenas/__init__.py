"""Games in which every position has an owner: attractors, Buechi and parity games."""
