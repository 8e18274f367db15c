"""What is made of grades: gradebooks, the pages of a class and of a term, results of one file."""
