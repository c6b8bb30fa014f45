-- An operator's limit stands beside the player's own of the same kind, period and currency: the stricter one holds.

alter table limits.cash_limit add column owner text not null default 'player';
alter table limits.cash_limit alter column owner drop default;
-- Why the operator set it.
alter table limits.cash_limit add column reason text;
alter table limits.cash_limit add constraint cash_limit_owner_check check (owner in ('player', 'operator'));
alter table limits.cash_limit add constraint cash_limit_reason_check check ((owner = 'operator') = (reason is not null));
-- Nobody waits to loosen an operator's limit but the operator.
alter table limits.cash_limit add constraint cash_limit_next_owner_check check (next_at is null or owner = 'player');
alter table limits.cash_limit drop constraint cash_limit_player_id_definition_period_currency_key;
alter table limits.cash_limit add constraint cash_limit_player_id_definition_period_currency_owner_key
  unique (player_id, definition, period, currency, owner);
