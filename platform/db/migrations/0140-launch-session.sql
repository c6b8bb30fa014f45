-- A launch ends with the sign-in under which it was made; launches from before have none and end by their time.
alter table game.session add column player_session_id uuid;
alter table game.session drop column closed_at;
