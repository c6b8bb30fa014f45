-- Bonuses, free spins and cashback. The invariants are told in platform/modules/bonus/README.md.

create schema bonus;

create table bonus.campaign (
  id uuid not null,
  -- Its name in the brand folder and for operators.
  code text not null,
  -- draft: never published; stopped: nobody gets it any more, what was promised is kept.
  status text not null,
  -- The published version that new claims take.
  version_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint campaign_id_pkey primary key (id),
  constraint campaign_code_key unique (code),
  constraint campaign_status_check check (status in ('draft', 'running', 'stopped')),
  constraint campaign_version_id_check check ((version_id is null) = (status = 'draft'))
);

create table bonus.campaign_version (
  id uuid not null,
  campaign_id uuid not null,
  number integer not null,
  -- The offer as the brand states it, sums as decimals.
  offer jsonb not null,
  -- Of the offer: the same data is not loaded twice.
  digest text not null,
  created_at timestamptz not null,
  published_at timestamptz,
  constraint campaign_version_id_pkey primary key (id),
  constraint campaign_version_campaign_id_number_key unique (campaign_id, number),
  constraint campaign_version_campaign_id_digest_key unique (campaign_id, digest),
  constraint campaign_version_campaign_id_fkey foreign key (campaign_id) references bonus.campaign (id)
);
alter table bonus.campaign
  add constraint campaign_version_id_fkey foreign key (version_id) references bonus.campaign_version (id);

-- What players have been promised is never rewritten.
create function bonus.refuse_published_change() returns trigger language plpgsql as $$
begin
  raise exception 'version % of a campaign is published: make a new one', old.id
    using errcode = 'restrict_violation', schema = 'bonus', table = 'campaign_version';
end $$;
create trigger campaign_version_immutable before update or delete on bonus.campaign_version
  for each row when (old.published_at is not null) execute function bonus.refuse_published_change();

-- What a campaign has given away so far: changed last in a transaction and only within its ceilings, never by a bet.
create table bonus.budget (
  campaign_id uuid not null,
  claims bigint not null default 0,
  -- Bonus money and the highest worth of free spins, in minor units of the base currency.
  spent bigint not null default 0,
  constraint budget_campaign_id_pkey primary key (campaign_id),
  constraint budget_campaign_id_fkey foreign key (campaign_id) references bonus.campaign (id),
  constraint budget_claims_check check (claims >= 0 and spent >= 0)
);

-- One row per time that a player was given a campaign's bonuses; its id is the wire's issueSessionId.
create table bonus.claim (
  id uuid not null,
  player_id uuid not null,
  campaign_id uuid not null,
  version_id uuid not null,
  -- Which claim of this campaign by this player it is, from 1.
  number integer not null,
  -- What caused it: `invoice:<id>`, `code:<id>`, `registration`, `manual:<reference>`, `cashback:<period>`.
  source text not null,
  created_at timestamptz not null,
  constraint claim_id_pkey primary key (id),
  constraint claim_player_id_campaign_id_number_key unique (player_id, campaign_id, number),
  constraint claim_player_id_campaign_id_source_key unique (player_id, campaign_id, source),
  constraint claim_version_id_fkey foreign key (version_id) references bonus.campaign_version (id)
);

create table bonus.player_bonus (
  id uuid not null,
  player_id uuid not null,
  account_id uuid not null,
  currency text not null,
  exponent smallint not null,
  claim_id uuid not null,
  campaign_id uuid not null,
  -- The item of the campaign: the id of the offer on the wire.
  bonus_id uuid not null,
  name text not null,
  -- 1 cash, 2 percentage, 3 free spins, 4 cashback
  bonus_type smallint not null,
  -- 1 issued, 2 active, 3 finished
  status smallint not null,
  -- 1 none, 2 played, 3 cancelled, 4 expired, 5 lost
  result smallint not null,
  -- Who ended it: by the player's wish, by time, by play, or by the house (exclusion, operator), which keeps nothing of late winnings.
  ended_by text,
  -- The terms as they were when it was granted, without sums.
  terms jsonb not null,
  amount bigint not null,
  -- The deposit that it was granted for.
  deposit bigint not null default 0,
  max_bet bigint,
  max_win bigint,
  -- What of the pockets `bonus` and `locked` is its own.
  balance bigint not null default 0,
  locked bigint not null default 0,
  -- What it locked when it was activated.
  locked_at_start bigint not null default 0,
  -- To be staked in all, and how far that has come; the sum of what its bets contributed.
  required bigint not null,
  progress bigint not null default 0,
  -- What ended as own money.
  released bigint not null default 0,
  package_id uuid,
  package_name text,
  package_priority integer not null default 0,
  activation_expires_at timestamptz not null,
  wagering_expires_at timestamptz,
  created_at timestamptz not null,
  activated_at timestamptz,
  finished_at timestamptz,
  constraint player_bonus_id_pkey primary key (id),
  constraint player_bonus_claim_id_fkey foreign key (claim_id) references bonus.claim (id),
  constraint player_bonus_status_check check (status between 1 and 3),
  constraint player_bonus_result_check check (result between 1 and 5 and (status = 3) = (result > 1)),
  constraint player_bonus_ended_by_check
    check (ended_by in ('player', 'time', 'play', 'house') and (status = 3) = (ended_by is not null)),
  constraint player_bonus_finished_at_check check ((status = 3) = (finished_at is not null)),
  constraint player_bonus_activated_at_check
    check ((activated_at is null) = (wagering_expires_at is null) and (status <> 2 or activated_at is not null)),
  constraint player_bonus_balance_check check (balance >= 0 and locked >= 0 and (status = 2 or balance + locked = 0)),
  constraint player_bonus_amount_check check (amount > 0 and required >= 0 and progress >= 0 and released >= 0)
) with (fillfactor = 80); -- balance and progress change with each bet
create unique index player_bonus_account_id_active_key on bonus.player_bonus (account_id) where status = 2;
create index player_bonus_player_id_idx on bonus.player_bonus (player_id, created_at desc, id desc);
create index player_bonus_issued_idx on bonus.player_bonus (activation_expires_at) where status = 1;
create index player_bonus_active_idx on bonus.player_bonus (wagering_expires_at) where status = 2;

-- How a round was staked while a bonus was active: it stays the round's, whatever becomes of the bonus. Sums net of rollbacks.
create table bonus.round_share (
  round_id uuid not null,
  player_bonus_id uuid not null,
  account_id uuid not null,
  real bigint not null,
  locked bigint not null,
  bonus bigint not null,
  -- What was paid so far, in all and of it to the bonus and to what is locked.
  paid bigint not null default 0,
  paid_locked bigint not null default 0,
  paid_bonus bigint not null default 0,
  contribution bigint not null,
  opened_at timestamptz not null,
  -- When the round ended or was taken back.
  closed_at timestamptz,
  constraint round_share_round_id_pkey primary key (round_id),
  constraint round_share_player_bonus_id_fkey foreign key (player_bonus_id) references bonus.player_bonus (id),
  constraint round_share_parts_check
    check (real >= 0 and locked >= 0 and bonus >= 0 and contribution >= 0 and paid_locked >= 0 and paid_bonus >= 0
      and paid >= paid_locked + paid_bonus)
);
create index round_share_open_idx on bonus.round_share (player_bonus_id) where closed_at is null;
create index round_share_player_bonus_id_idx on bonus.round_share (player_bonus_id);

create table bonus.bet_share (
  -- Of the game's transaction.
  transaction_id uuid not null,
  round_id uuid not null,
  real bigint not null,
  locked bigint not null,
  bonus bigint not null,
  contribution bigint not null,
  rolled_back_at timestamptz,
  constraint bet_share_transaction_id_pkey primary key (transaction_id),
  constraint bet_share_round_id_fkey foreign key (round_id) references bonus.round_share (round_id),
  constraint bet_share_parts_check check (real >= 0 and locked >= 0 and bonus >= 0 and contribution >= 0)
);
create index bet_share_round_id_idx on bonus.bet_share (round_id);

-- Free spins given to a player. `issuing`: the provider has not confirmed them yet, which a job asks for.
create table bonus.free_spin (
  id uuid not null,
  player_id uuid not null,
  account_id uuid not null,
  currency text not null,
  exponent smallint not null,
  claim_id uuid not null,
  campaign_id uuid not null,
  bonus_id uuid not null,
  name text not null,
  state text not null,
  -- 1 none, 2 played, 3 cancelled, 4 expired
  result smallint not null,
  ended_by text,
  provider text not null,
  -- The game's identity.
  game text not null,
  quantity integer not null,
  used integer not null default 0,
  stake bigint not null,
  winnings bigint not null default 0,
  -- Terms of the bonus that the winnings become; null when they are own money.
  terms jsonb,
  max_bet bigint,
  max_win bigint,
  -- The bonus that they became.
  player_bonus_id uuid,
  package_id uuid,
  package_name text,
  package_priority integer not null default 0,
  activation_expires_at timestamptz not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  issued_at timestamptz,
  activated_at timestamptz,
  finished_at timestamptz,
  constraint free_spin_id_pkey primary key (id),
  constraint free_spin_claim_id_fkey foreign key (claim_id) references bonus.claim (id),
  constraint free_spin_player_bonus_id_fkey foreign key (player_bonus_id) references bonus.player_bonus (id),
  constraint free_spin_state_check check (state in ('issuing', 'issued', 'active', 'finished')),
  constraint free_spin_result_check check (result between 1 and 4 and (state = 'finished') = (result > 1)),
  constraint free_spin_ended_by_check
    check (ended_by in ('player', 'time', 'play', 'house') and (state = 'finished') = (ended_by is not null)),
  constraint free_spin_finished_at_check check ((state = 'finished') = (finished_at is not null)),
  constraint free_spin_used_check check (quantity > 0 and used between 0 and quantity and stake > 0 and winnings >= 0)
);
create index free_spin_player_id_idx on bonus.free_spin (player_id, created_at desc, id desc);
create index free_spin_open_idx on bonus.free_spin (valid_until) where state <> 'finished';

-- Each spin of a grant once.
create table bonus.free_round (
  free_spin_id uuid not null,
  index integer not null,
  round_id uuid not null,
  transaction_id uuid not null,
  winnings bigint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint free_round_free_spin_id_index_pkey primary key (free_spin_id, index),
  constraint free_round_round_id_key unique (round_id),
  constraint free_round_free_spin_id_fkey foreign key (free_spin_id) references bonus.free_spin (id)
);

-- How often a code was used, within its stock.
create table bonus.code_stock (
  -- In capitals.
  code text not null,
  campaign_id uuid not null,
  used bigint not null default 0,
  constraint code_stock_code_pkey primary key (code),
  constraint code_stock_campaign_id_fkey foreign key (campaign_id) references bonus.campaign (id),
  constraint code_stock_used_check check (used >= 0)
);

-- Codes that players entered and that were right.
create table bonus.player_code (
  id uuid not null,
  player_id uuid not null,
  code text not null,
  campaign_id uuid not null,
  -- 1 redeemed at once, 3 with a deposit
  trigger smallint not null,
  -- 1 waiting, 2 applied
  status smallint not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  constraint player_code_id_pkey primary key (id),
  constraint player_code_trigger_check check (trigger in (1, 3)),
  constraint player_code_status_check check (status in (1, 2) and (status = 2) = (applied_at is not null))
);
-- One deposit code waits at a time.
create unique index player_code_player_id_waiting_key on bonus.player_code (player_id) where status = 1;
create index player_code_player_id_idx on bonus.player_code (player_id, created_at desc);

-- Wrong codes of a player in a quarter of an hour, and until when no more are taken.
create table bonus.code_tries (
  player_id uuid not null,
  tries integer not null,
  since timestamptz not null,
  last_code text not null,
  blocked_until timestamptz,
  constraint code_tries_player_id_pkey primary key (player_id)
);

-- What a period's cashback was; the row exists once, so it is paid once.
create table bonus.cashback_paid (
  player_id uuid not null,
  campaign_id uuid not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Stakes less winnings of own money, after what bonuses released.
  base bigint not null,
  amount bigint not null,
  claim_id uuid,
  created_at timestamptz not null,
  constraint cashback_paid_player_id_campaign_id_currency_period_start_pkey
    primary key (player_id, campaign_id, currency, period_start),
  constraint cashback_paid_amount_check check (base >= 0 and amount >= 0)
);

-- What the player chose for a deposit: { versionId, bonusId, codeId }; null for no bonus.
alter table payment.invoice add column bonus_choice jsonb;
