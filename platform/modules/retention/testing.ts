import type { Goal } from './quest/terms.ts';

export { testSeries } from './tournament/testing.ts';

export const bets = (quantity: number, some: Partial<Extract<Goal, { kind: 'bet' }>> = {}): Goal => ({
  kind: 'bet',
  quantity,
  games: [],
  ...some,
});
