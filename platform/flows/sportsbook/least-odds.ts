import type { Bet, Price } from '@verdigale/betting';
import { compare, multiply } from '@verdigale/betting/fraction';
import type { LeastOdds } from '#modules/bonus';

/** The least price of the legs, and of their lines: of those with the fewest legs. What a place pays does not count. */
export function leastOdds(prices: readonly Price[], size: number): LeastOdds {
  const sorted = prices.toSorted(compare);
  return { leg: sorted[0]!, line: sorted.slice(0, size).reduce((all, price) => multiply(all, price)) };
}

export const leastOddsOf = ({ legs, sizes }: Pick<Bet, 'legs' | 'sizes'>): LeastOdds =>
  leastOdds(
    legs.map(({ win }) => win.price),
    Math.min(...sizes),
  );
