"""What a learner has done: the file of progress, predictions, questions again, and their page."""
