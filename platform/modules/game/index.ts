import type { Module } from '#kernel';
import { readTitles } from './catalogue/read-titles.ts';
import { gameRoutes } from './routes.ts';

export { ownLosses, ownLossesOf, type TimeSpan } from './sums/own-losses.sql.ts';
export { isProvider } from './catalogue/is-provider.ts';
export { gameResults, type GameResult } from './sums/game-results.sql.ts';
export { largeWins } from './sums/large-wins.sql.ts';
export { amountIn } from './rules/amount-in.ts';
export { getBets } from './rounds/list-bets.ts';
export { getGame } from './catalogue/get-game.ts';
export { eraseFavorites } from './catalogue/game.sql.ts';
export {
  changeRound,
  factsOf,
  hasOpenRound,
  insertRound,
  insertTransaction,
  markRolledBack,
  retargetRound,
  roundById,
  roundOfTransaction,
  settleHeldWin,
  type RoundFacts,
} from './rounds/round.sql.ts';
export {
  emitRoundFinished,
  findFinishedRounds,
  roundFinishedTopic,
  type FinishedRound,
  type RoundFinished,
} from './rounds/finished-round.ts';
export { getGameSession, isSignedIn, notePlayed, openGameSession, requireAlive, type GameSession } from './launch/session.ts';
export { playBySpan } from './sums/play-by-span.sql.ts';
export { gamblersSince, lossesOf, playHoursOf, type PlayHours } from './sums/play-signs.sql.ts';
export { findNextRoundTime, leastRoundMs, requirePace } from './rules/pace.ts';
export { playableOf, productOf } from './catalogue/product-of.ts';
export { resultsSince } from './sums/results.sql.ts';
export { requireRoomForStake, roomForStake, usedByPlay } from './rules/play-limits.ts';
export { seedCatalogue, type CatalogueSeed } from './catalogue/seed.ts';
export { costedGames } from './catalogue/costed-games.ts';
export { collectionsOf } from './catalogue/collections-of.ts';
export { maskNickname } from './rounds/mask-nickname.ts';
export { viewWinner } from './rounds/view-round.ts';

export const gameModule: Module = {
  name: 'game',
  routes: gameRoutes,
  setup(kernel) {
    kernel.jobs.define('game.read-titles', () => readTitles(kernel));
    kernel.jobs.schedule('game.read-titles', '* * * * *');
  },
};
