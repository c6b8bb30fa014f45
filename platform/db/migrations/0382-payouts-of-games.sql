-- What one stake of a game pays, in stakes, and how often, as its studio states it: what an offer costs is judged by it.
alter table game.game add column payouts jsonb;
