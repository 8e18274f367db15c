"""Games on small boards: the L game, Dao, hare and hounds, Pong Hau K'i, Connect Four."""
