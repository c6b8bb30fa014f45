-- What a round came to where that was not known at its end, or has changed since: own money staked less own money won, by when it was known. A round
-- that is here counts by these rows alone, else by its end. (platform/modules/game/own-losses.sql.ts)
create table game.late_loss (
  round_id uuid not null,
  at timestamptz not null,
  loss bigint not null,
  constraint late_loss_round_id_at_pkey primary key (round_id, at),
  constraint late_loss_round_id_fkey foreign key (round_id) references game.round (id)
);
create index late_loss_at_idx on game.late_loss (at);
