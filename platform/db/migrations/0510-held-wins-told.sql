-- The round of a held win is told of when the win is decided. Rounds that ended before this was so were told of at their end, and are not again.
alter table risk.held_money add column is_round_told boolean not null default false;
update risk.held_money h set is_round_told = true
from game.transaction t join game.round r on r.id = t.round_id
where h.cause = 'win' and h.decided_at is null and t.id = h.subject_id and r.status <> 'open';
