-- Counts more than tries to sign in from now on: also requests to reset a password, and guesses at the current one.
alter table player.sign_in_try rename to counted_try;
alter table player.counted_try rename constraint sign_in_try_key_pkey to counted_try_key_pkey;
