-- Money that arrived and may not be played with: deposits beyond a rule, which go back the way they came, and wins beyond the most that a
-- game may pay. Told in platform/flows/held-money/README.md.

alter table wallet.ledger_account drop constraint ledger_account_pocket_check;
alter table wallet.ledger_account
  add constraint ledger_account_pocket_check check (pocket in ('real', 'bonus', 'locked', 'pending', 'held'));
-- Few accounts have this pocket: it is opened with the first money that is held.
create index ledger_account_held_idx on wallet.ledger_account (account_id) where pocket = 'held';

create table risk.held_money (
  id uuid not null,
  player_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  currency text not null,
  exponent smallint not null,
  cause text not null,
  -- The invoice, or the game's transaction.
  subject_id uuid not null,
  -- Who sent it.
  provider text not null,
  reason text not null,
  -- returning: a job has the provider send it back; waiting: for an operator; returned to its sender, or released to the player.
  status text not null,
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint held_money_id_pkey primary key (id),
  constraint held_money_amount_check check (amount > 0),
  constraint held_money_cause_check check (cause in ('deposit', 'win')),
  constraint held_money_status_check check (status in ('returning', 'waiting', 'returned', 'released')),
  constraint held_money_decided_at_check check ((decided_at is null) = (status in ('returning', 'waiting')))
);
create index held_money_open_idx on risk.held_money (created_at) where decided_at is null;

-- Of what arrived for it: what was held, and what of that has gone back. Neither was ever credited.
alter table payment.invoice add column held bigint not null default 0;
alter table payment.invoice add column returned bigint not null default 0;
alter table payment.invoice add constraint invoice_held_check check (held >= returned and returned >= 0);
