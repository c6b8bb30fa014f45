import { sums } from './sums.ts';

const day = 24;

/**
 * What holds for every bonus of this brand unless it says otherwise, as our published terms have it (content/en/bonus): own money first, cashable,
 * nothing locked, ten times at most. Games that a player can all but cover count for little, and live tables not at all.
 */
export const houseTerms = {
  product: 'casino',
  multiplier: '10',
  base: 'bonus',
  contribution: { default: 1000, types: { table: 100, crash: 100, live: 0 }, providers: {}, games: {} },
  excludedGames: [],
  excludedProviders: [],
  stakeOrder: 'real-first',
  isSticky: false,
  isCashable: true,
  isCancelLocked: false,
  maxBet: sums('5'),
  maxWin: null,
  maxWinMultiplier: null,
  activationHours: 7 * day,
  wageringHours: 60 * day,
} as const;

/** Of a bonus for sport: every bet counts in full. */
export const sportTerms = {
  ...houseTerms,
  product: 'sportsbook',
  multiplier: '5',
  contribution: { default: 1000, types: {}, providers: {}, games: {} },
} as const;

/** Own money: nothing is staked for it. */
export const freeOfTerms = { ...houseTerms, multiplier: '0', maxBet: null } as const;
