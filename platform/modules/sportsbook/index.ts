import type { Module } from '#kernel';
import { createFeedFollower } from './feed/feed-follower.ts';
import { findPatterns } from './review/find-patterns.ts';
import { sportsbookRoutes } from './routes.ts';

export type { LegMarket, PricePolicy, StoredBet, StoredLeg } from './bet/bet.ts';
export type { EachWay } from './book/book.ts';
export {
  addOwed,
  betById,
  betPlace,
  betsNamed,
  betsNotBegun,
  betsOfPlayer,
  betsOnEvent,
  countBetsOf,
  debtsOf,
  openBetsOf,
  requestedBefore,
  setBuilderPrices,
  setLegPrices,
  updateBet,
  type BetPlace,
} from './bet/bet.sql.ts';
export { betSums, sportCounterparties } from './bet/bet-sums.sql.ts';
export { basisOf, combinationPrice, type Combined } from './combination/combination-price.ts';
export {
  cashOutById,
  endRequest,
  findQuote,
  insertCashOut,
  insertQuote,
  insertRequest,
  pruneQuotes,
  requestById,
  waitingBefore,
} from './bet/cash-out.sql.ts';
export { acceptsPrice, closedLeg, closedToBets, isLiveLeg, isSameEachWay, liveDelay, offeredPrice, relatedLegs } from './bet/judge-leg.ts';
export { mostOnOne, mostPayout, mostUnitStake } from './bet/most-payout.ts';
export { holdEvents, holdEventsOf, insertBet, insertLegs, offersNamed, roomOf, type OpenPayout } from './bet/taking.sql.ts';
export { cashOutsOf, resultOf, toBet, toLiveBet } from './bet/to-bet.ts';
export { viewSportBet } from './bet/view-sport-bet.ts';
export { findBetDetails, type BetDetails } from './bet/wire-details.ts';
export { applyMessages, eventsChangedSignal, resultsChangedTopic, type ResultsChanged } from './feed/apply-messages.ts';
export { askRuling, type AskedRuling } from './ruling/ask-ruling.ts';
export { decideRuling } from './ruling/decide-ruling.ts';
export { stakeFactors, winLimits, type StakeFactor, type WinLimit } from './limit/limit.sql.ts';
export { setStakeFactor } from './limit/set-stake-factor.ts';
export { setWinLimit, type WinLimitWish } from './limit/set-win-limit.ts';
export { askToVoidStuck, listStuckEvents, openExposure, type StuckEvent, type OutcomeExposure } from './ruling/exposure.ts';
export { waitingRulings, type Ruling } from './ruling/ruling.sql.ts';
export { closeReview } from './review/close-review.ts';
export { openReviews, type Review } from './review/review.sql.ts';
export { follow, unknownProducer } from './feed/follow.ts';
export { createEventChanges, type EventChanges } from './reading/event-changes.ts';

export const sportsbookModule: Module = {
  name: 'sportsbook',
  routes: sportsbookRoutes,
  service: createFeedFollower,
  setup(kernel) {
    kernel.jobs.define('sportsbook.review', () => findPatterns(kernel));
    kernel.jobs.schedule('sportsbook.review', '41 3 * * *', { longestSeconds: 2 * 3_600 });
  },
};
