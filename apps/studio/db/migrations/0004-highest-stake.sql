-- The most that the player's next round might be staked with, as the platform stated it last; null where nothing limited it.

alter table studio.round add column max_stake_after numeric(38, 0);
