-- When the last sign-in by this passkey alone was asked for: an answer to the same question, or to an older one, signs nobody in.
alter table player.passkey add column asked_at timestamptz;
