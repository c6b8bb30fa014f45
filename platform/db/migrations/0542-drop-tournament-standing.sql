-- Nothing has read it since `tournament_order` (0320), which took over what was in it.
drop table retention.tournament_standing;
