import type { Terms } from './terms.ts';

/** Terms as the default brand has them, with what a test is about. */
export function termsWith(some: Partial<Terms> = {}): Terms {
  return {
    product: 'casino',
    multiplier: '10',
    base: 'bonus',
    contribution: { default: 1000, types: {}, providers: {}, games: {} },
    excludedGames: [],
    excludedProviders: [],
    stakeOrder: 'real-first',
    isSticky: false,
    isCashable: true,
    isCancelLocked: false,
    maxWinMultiplier: null,
    activationHours: 72,
    wageringHours: 720,
    perPlayer: 1,
    ...some,
  };
}
