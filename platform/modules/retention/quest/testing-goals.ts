import type { Goal } from './terms.ts';

export const bets = (quantity: number, some: Partial<Extract<Goal, { kind: 'bet' }>> = {}): Goal => ({
  kind: 'bet',
  quantity,
  games: [],
  ...some,
});
