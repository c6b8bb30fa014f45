import type { Module } from '#kernel';
import { gameRoutes } from './routes.ts';

export { changeRound, factsOf, insertRound, insertTransaction, markRolledBack, roundById, type RoundFacts } from './round.sql.ts';
export { getGameSession, isSignedIn, openGameSession, requireAlive, type GameSession } from './session.ts';
export { productOf } from './product-of.ts';
export { requireRoomForStake, usedByPlay } from './play-limits.ts';
export { seedCatalogue, type CatalogueSeed } from './seed.ts';
export { viewWinner } from './views.ts';

export const gameModule: Module = { name: 'game', routes: gameRoutes };
