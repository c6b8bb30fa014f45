-- The pairs of a demo session, retired ones too: a player looks them up, and they go with the session.

create index seed_session_id_created_at_idx on studio.seed (session_id, created_at) where session_id is not null;
