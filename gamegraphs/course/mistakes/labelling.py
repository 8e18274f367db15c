"""Wrong ways to label a game that learners fall into in several exercises.

Each takes the moves and the labels that are known at the start, `seeds`, and returns the labels.
An exercise takes over those that fit it with `MISTAKES.share`; where it has to be said otherwise
there, it calls the function under a text of its own.
"""

from __future__ import annotations

from .misconception import Mistakes
from .rounds_and_searches import ROUNDS
from .rules_misread import RULES
from .slips_in_the_counters import COUNTERS
from .slips_in_the_queue import QUEUE

LABELLING = Mistakes()
LABELLING.found = [*RULES.found, *COUNTERS.found, *QUEUE.found, *ROUNDS.found]
# Those that any exercise shares in which a whole game is labelled.
IN_ANY_GAME = (
    "on_cycle_draws",
    "only_from_zero",
    "lose_not_queued",
    "win_not_queued",
    "label_overwritten",
    "fixed_rounds",
    "some_not_seeded",
    "draw_before_win",
    "parallel_counted_once",
    "entries_seeded",
    "provisional_losses",
    "first_move_alone",
    "last_move_alone",
    "labels_exchanged",
    "other_numbers",
    "shared_list",
    "truth_values",
    "no_label_for_draws",
    "looked_at_once",
    "one_move_a_round",
    "lose_is_false",
    "some_way_to_the_end",
    "end_in_sight_loses",
    "broken_off",
    "last_alone_queued",
    "number_by_index",
    "last_position_left_out",
    "parallel_taken_off_twice",
    "stopped_at_zero",
    "in_order_found",
    "win_queued_again",
    "one_move_too_early",
    "changed_taken_back",
    "no_round_after_losses",
    "no_round_after_wins",
    "neighbours_joined",
    "targets_added_up",
    "taken_back_left_out",
    "first_move_lost",
    "left_over_off_cycles_lose",
    "all_lose",
    "labels_turned_round",
    "draw_told",
    "last_news_decides",
    "provisional_wins",
)
