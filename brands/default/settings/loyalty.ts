/**
 * Points for own money that is staked, and the levels that they reach. Points never go down. A game of small margin earns fewer points, so
 * that a level costs about the same in every game.
 */
export const loyalty = {
  levels: [
    { id: 'copper', name: 'Copper', points: 0 },
    { id: 'bronze', name: 'Bronze', points: 100 },
    { id: 'verdigris', name: 'Verdigris', points: 1_000 },
    { id: 'silver', name: 'Silver', points: 5_000 },
    { id: 'gold', name: 'Gold', points: 25_000 },
  ],
  pointsPerHundred: { default: 10, types: { table: 4, live: 4, crash: 4 } },
} as const;
