-- Whether the player is told of each sign-in; null for what the jurisdiction says. (platform/modules/player/session)
alter table player.sign_in add column is_each_told boolean;
