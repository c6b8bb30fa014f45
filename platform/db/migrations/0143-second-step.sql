-- Secrets that stand for a sign-in whose second step is to come, and for what a passkey is to sign.
alter table player.one_time_token drop constraint one_time_token_purpose_check;
alter table player.one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('reset', 'reset-phone', 'login', 'second-step', 'passkey-proof', 'passkey-new'));
