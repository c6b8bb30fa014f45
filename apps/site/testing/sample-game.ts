import type { Game } from '@verdigale/contract';

export const sampleStudio: Game['provider'] = {
  id: 'p1',
  identity: 'aurum',
  name: 'Studio',
  gameEnabledCount: 1,
  images: {},
  customImages: {},
};

/** A slot that can be played for fun and for money. */
export function sampleGame(change: Partial<Game> = {}): Game {
  return {
    id: 'g1',
    identity: 'copper-canyon',
    name: 'Copper Canyon',
    isDemoMode: true,
    isAvailable: true,
    isStopped: false,
    paylines: 20,
    volatility: 'high',
    rtp: null,
    highestRtp: null,
    maxWin: null,
    type: 'slots',
    platforms: [1, 2],
    screenHeightRatio: null,
    screenWidthRatio: null,
    images: {},
    customImages: {},
    colours: ['#c03020', '#402010'],
    provider: sampleStudio,
    collections: [],
    labels: [],
    isBonusWagering: true,
    minimumBonusWagerMultiplier: 1,
    ...change,
  };
}
