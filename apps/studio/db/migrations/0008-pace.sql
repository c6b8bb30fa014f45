-- The least time between two rounds of a session, as the platform said when it began, and when the platform had taken a round's bet: its own
-- clock has counted from a little before.

alter table studio.session add column least_round_ms integer not null default 0;
alter table studio.round add column begun_at timestamptz;
create index round_session_id_created_at_idx on studio.round (session_id, created_at);
