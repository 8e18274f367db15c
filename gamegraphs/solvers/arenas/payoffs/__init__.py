"""Games in which moves cost and pay: energy games and mean-payoff games."""
