-- How long players have played for money, and what they have set for that. (platform/modules/play-time/README.md)

create schema play_time;

create table play_time.play_time (
  player_id uuid not null,
  -- Minutes of play between two reality checks; null where the player has not chosen, 0 for none.
  check_minutes integer,
  -- Minutes of play a day; null for no limit. What may replace it, and from when on the player can confirm that.
  limit_minutes integer,
  next_minutes integer,
  next_at timestamptz,
  -- The sitting: since when, and the last bet in it.
  started_at timestamptz,
  seen_at timestamptz,
  -- Milliseconds of play since the player last acknowledged a reality check, and on the day of the last bet.
  unchecked_ms bigint not null default 0,
  today_ms bigint not null default 0,
  constraint play_time_player_id_pkey primary key (player_id),
  constraint play_time_minutes_check check (check_minutes >= 0 and limit_minutes >= 0 and next_minutes >= 0),
  constraint play_time_seen_at_check check ((started_at is null) = (seen_at is null) and seen_at >= started_at)
-- Bets update it, and nothing that is indexed.
) with (fillfactor = 70);
