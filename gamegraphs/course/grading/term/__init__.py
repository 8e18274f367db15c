"""What a teacher says about a class and a term: roster, assignments, overrides, late days."""
