-- When whoever holds the session last proved to be the player: contacts are changed only soon after. Null after a login token.
alter table player.session add column proven_at timestamptz;

-- A reset remembers which contact proved the player: the link of a mail ('reset') or the code of a phone.
alter table player.one_time_token drop constraint one_time_token_purpose_check;
alter table player.one_time_token add constraint one_time_token_purpose_check check (purpose in ('reset', 'reset-phone', 'login'));
