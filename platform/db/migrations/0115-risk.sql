-- What must be staked before money may leave, and the withdrawals that somebody has to look at. Told in
-- platform/modules/risk/README.md.

create schema risk;

-- One row a player and currency, from the first deposit that must be turned over. Changed under the player's lock.
create table risk.turnover (
  player_id uuid not null,
  currency text not null,
  -- What must be staked since `since`, and what was.
  total bigint not null,
  placed bigint not null,
  -- What had been staked beyond the total before this one; null when nothing had to be.
  spare bigint,
  since timestamptz not null,
  constraint turnover_player_id_currency_pkey primary key (player_id, currency),
  constraint turnover_total_check check (total > 0),
  constraint turnover_spare_check check (spare >= 0)
) with (fillfactor = 70); -- room for the next version of a row on its own page: each bet makes one

-- Withdrawals that were noticed. `noted` ones go their way, `waiting` ones wait for an operator.
create table risk.withdrawal_review (
  invoice_id uuid not null,
  player_id uuid not null,
  reasons text[] not null,
  status text not null,
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint withdrawal_review_invoice_id_pkey primary key (invoice_id),
  constraint withdrawal_review_status_check check (status in ('noted', 'waiting', 'approved', 'refused', 'taken-back')),
  constraint withdrawal_review_decided_at_check check ((decided_at is null) = (status in ('noted', 'waiting')))
);
create index withdrawal_review_waiting_idx on risk.withdrawal_review (created_at) where status = 'waiting';
