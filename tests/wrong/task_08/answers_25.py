"""A wrong answer to task 8: a period that has held for ten rounds."""


def wrong_period(n, takes):
    """Ten equal blocks in a row: the labels are periodic from there on."""
    order = sorted(takes)
    period = sum(order[:2]) if len(order) > 1 else 2 * order[0]
    labels = []

    def go_on(upto):
        for pile in range(len(labels), upto):
            label = 0
            for take in order:
                if take > pile:
                    break
                if not labels[pile - take]:
                    label = 1
                    break
            labels.append(label)

    go_on(min(n + 1, 10 * period))
    if len(labels) <= n and labels[period:] == labels[:-period]:
        block = labels[:period]
        labels += block * ((n + 1 - len(labels)) // period + 1)
        del labels[n + 1 :]
    go_on(n + 1)
    return labels


WRONG = {wrong_period: "number-too-small"}
