"""Pictures of game graphs: where everything goes, and how it is drawn."""
