import type { Module } from '#kernel';
import { readTitles } from './read-titles.ts';
import { gameRoutes } from './routes.ts';

export { ownLosses, ownLossesOf, type TimeSpan } from './own-losses.sql.ts';
export { isProvider } from './is-provider.ts';
export { gameResults, type GameResult } from './game-results.sql.ts';
export { largeWins } from './large-wins.sql.ts';
export { amountIn } from './amount-in.ts';
export { getBets } from './list-bets.ts';
export { getGame } from './get-game.ts';
export { eraseFavorites } from './game.sql.ts';
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
} from './round.sql.ts';
export { emitRoundFinished, findFinishedRounds, roundFinishedTopic, type FinishedRound, type RoundFinished } from './finished-round.ts';
export { getGameSession, isSignedIn, notePlayed, openGameSession, requireAlive, type GameSession } from './session.ts';
export { playBySpan } from './play-by-span.sql.ts';
export { gamblersSince, lossesOf, playHoursOf, type PlayHours } from './play-signs.sql.ts';
export { findNextRoundTime, leastRoundMs, requirePace } from './pace.ts';
export { playableOf, productOf } from './product-of.ts';
export { resultsSince } from './results.sql.ts';
export { requireRoomForStake, roomForStake, usedByPlay } from './play-limits.ts';
export { seedCatalogue, type CatalogueSeed } from './seed.ts';
export { costedGames } from './costed-games.ts';
export { collectionsOf } from './collections-of.ts';
export { maskNickname } from './mask-nickname.ts';
export { viewWinner } from './views.ts';

export const gameModule: Module = {
  name: 'game',
  routes: gameRoutes,
  setup(kernel) {
    kernel.jobs.define('game.read-titles', () => readTitles(kernel));
    kernel.jobs.schedule('game.read-titles', '* * * * *');
  },
};
