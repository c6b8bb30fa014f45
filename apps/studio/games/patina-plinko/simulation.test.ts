import { expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate, strategiesOf } from '../simulate.ts';
import { patinaPlinko } from './index.ts';

it.each(strategiesOf(patinaPlinko))('returns what it states by play: $name', (strategy) => {
  const { mean, margin99, largest } = simulate(patinaPlinko, seededSource(20_261_122), 60_000, strategy);
  expect(Math.abs(mean - Number(strategy.rtp.num) / Number(strategy.rtp.den))).toBeLessThan(margin99);
  expect(largest).toBeLessThanOrEqual(Number(patinaPlinko.facts.maxWin.num) / Number(patinaPlinko.facts.maxWin.den));
});
