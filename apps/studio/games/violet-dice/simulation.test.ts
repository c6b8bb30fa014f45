import { expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate, strategiesOf } from '../simulate.ts';
import { violetDice } from './index.ts';

it.each(strategiesOf(violetDice))('returns what it states by play: $name', (strategy) => {
  const { mean, margin99, largest } = simulate(violetDice, seededSource(20_261_122), 200_000, strategy);
  expect(Math.abs(mean - Number(strategy.rtp.num) / Number(strategy.rtp.den))).toBeLessThan(margin99);
  expect(largest).toBeLessThanOrEqual(Number(violetDice.facts.maxWin.num) / Number(violetDice.facts.maxWin.den));
});
