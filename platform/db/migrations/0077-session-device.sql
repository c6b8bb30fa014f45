-- Ended sessions are forgotten with the address and the device that they remember; this finds them.
create index session_expires_at_idx on player.session (expires_at);
