-- What a bet with a bonus costs the database: shares are asked for by their account alone, a round's own two rows are written by one statement that has
-- read the bonus under its player's lock, and what a bonus was granted with is read once by a process and not by each bet.

drop index bonus.round_share_open_idx;
drop index bonus.round_share_player_bonus_id_idx;

-- `checkBonuses` finds a share without its bonus, and a bet without its share.
alter table bonus.round_share drop constraint round_share_player_bonus_id_fkey;
alter table bonus.bet_share drop constraint bet_share_round_id_fkey;

create function bonus.refuse_granted_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a bonus was granted with never changes' using errcode = 'restrict_violation', schema = 'bonus', table = 'player_bonus';
end $$;
create trigger player_bonus_granted before update of id, player_id, account_id, currency, exponent, claim_id, campaign_id, bonus_id, name, bonus_type, terms,
  amount, deposit, max_bet, max_win, required, package_id, package_name, package_priority, activation_expires_at, created_at on bonus.player_bonus
  for each statement execute function bonus.refuse_granted_change();
