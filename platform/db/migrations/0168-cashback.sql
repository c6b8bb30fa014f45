-- Cashback asks for what ended in a period. Rounds are stored in the order of time, so a summary of blocks finds them, and costs a bet nothing.
create index round_finished_at_idx on game.round using brin (finished_at) with (pages_per_range = 32, autosummarize = on);
