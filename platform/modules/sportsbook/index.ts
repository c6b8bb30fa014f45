import type { Module } from '#kernel';
import { followFeed } from './feed/follow-feed.ts';
import { sportsbookRoutes } from './routes.ts';

export type { LegMarket, PricePolicy, StoredBet } from './bet/bet.ts';
export {
  addOwed,
  betPlace,
  betsNamed,
  betsOfPlayer,
  betsOnEvent,
  countBetsOf,
  debtsOf,
  exposureOf,
  holdEvents,
  holdEventsOf,
  insertBet,
  insertLegs,
  offersNamed,
  requestedBefore,
  setLegPrices,
  updateBet,
  type NewLeg,
} from './bet/bet.sql.ts';
export { betSums, sportCounterparties } from './bet/bet-sums.sql.ts';
export { cashOutById, findQuote, insertCashOut, insertQuote, pruneQuotes } from './bet/cash-out.sql.ts';
export { acceptsPrice, closedLeg, isLiveLeg, relatedLegs } from './bet/judge-leg.ts';
export { mostPayout, mostUnitStake } from './bet/most-payout.ts';
export { cashOutsOf, toBet, toLiveBet } from './bet/to-bet.ts';
export { viewSportBet } from './bet/view-sport-bet.ts';
export { findBetDetails, type BetDetails } from './bet/wire-details.ts';
export { applyMessages, eventsChangedSignal, resultsChangedTopic, type ResultsChanged } from './feed/apply-messages.ts';
export { createEventChanges, type EventChanges } from './reading/event-changes.ts';

const followJob = 'sportsbook.follow-feed';

export const sportsbookModule: Module = {
  name: 'sportsbook',
  routes: sportsbookRoutes,
  setup(kernel) {
    const { db, jobs, config } = kernel;
    // Nobody can bet where the brand has no sportsbook.
    if (!config.partners.feed || !config.play.hasSportsbook) return;
    jobs.define(
      followJob,
      async () => {
        await followFeed(kernel);
        // Each poll asks for the next one; the schedule begins the chain, and mends it.
        await db.transaction((tx) => jobs.enqueue(tx, followJob, {}, { startAfterSeconds: 1, singletonKey: 'next' }));
      },
      { oncePerKey: true },
    );
    jobs.schedule(followJob, '* * * * *');
  },
};
