-- The sportsbook under its reserved identity: sessions and rounds refer to it as to any game, and no list of games shows it.
insert into game.provider (id, identity, name, is_enabled) values ('019a0000-0000-7000-8000-000000000001', 'betsy-sportsbook', 'Sportsbook', false);
insert into game.game (id, identity, name, provider_id, type, is_demo_mode, platforms, colours, score, released_at, launch_provider, launch_code, is_enabled)
values ('019a0000-0000-7000-8000-000000000002', 'betsy-sportsbook-betsy', 'Sportsbook', '019a0000-0000-7000-8000-000000000001', 'sportsbook', false,
  '{1,2}', '{#0e191b,#314042}', 0, '2026-01-01', 'betsy-sportsbook', 'betsy', false);
