"""The smallest exercise there is: numbers are to be put in order."""

from gamegraphs.course.running.values import read_list


class Sorts:
    """Judges answers to lists of numbers, which are to be returned in order; sizes are lengths."""

    def __init__(self, below=()):
        self.all_below = below

    def fault(self, data, value):
        return "" if read_list(value, len(data[0]), "numbers", "them") == sorted(data[0]) else "no"

    def canonical(self, data, value):
        return sorted(value)

    def size(self, data):
        return (len(data[0]),)

    def smaller(self, data):
        return ([data[0][:i] + data[0][i + 1 :]] for i in range(len(data[0])))

    def below(self, size):
        return (data for data in self.all_below if self.size(data) < size)
