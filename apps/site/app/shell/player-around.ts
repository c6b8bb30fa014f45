/** What a player has around every page, beside the header's first look: one file, since all of it is loaded at each start. */
export { TileHearts } from '#app/features/favorites/index.ts';
export { BonusCashback, BonusLink, BonusPart, TileShares } from '#app/features/bonuses/index.ts';
export { LoyaltyEvents } from '#app/features/loyalty/index.ts';
export { MessageBell } from '#app/features/notifications/index.ts';
export { LiveQuests } from '#app/features/quests/index.ts';
export { TournamentEvents } from '#app/features/tournaments/index.ts';
