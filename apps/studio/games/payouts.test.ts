import { expect, it } from 'vitest';
import { games } from './index.ts';
import { payoutsOf } from './payouts.ts';

it.each(games.map((game) => [game.identity, game] as const))('%s has payouts of the return that it states', (_, game) => {
  const payouts = payoutsOf(game);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const { num, den } = game.facts.highestRtp ?? game.facts.rtp;
  expect(sum(payouts.map(({ chance }) => Number(chance)))).toBeCloseTo(1, 6);
  expect(sum(payouts.map(({ pay, chance }) => Number(pay) * Number(chance)))).toBeCloseTo(Number(num) / Number(den), 4);
  expect(payouts.length).toBeLessThanOrEqual(64);
  expect(Math.max(...payouts.map(({ pay }) => Number(pay)))).toBeGreaterThan(1);
});
