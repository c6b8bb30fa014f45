import { expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate, strategiesOf } from '../simulate.ts';
import { galeRoulette } from './index.ts';

it.each(strategiesOf(galeRoulette))('returns what it states by play: $name', (strategy) => {
  const { mean, margin99, largest } = simulate(galeRoulette, seededSource(20_261_122), 100_000, strategy);
  expect(Math.abs(mean - Number(strategy.rtp.num) / Number(strategy.rtp.den))).toBeLessThan(margin99);
  expect(largest).toBeLessThanOrEqual(Number(galeRoulette.facts.maxWin.num) / Number(galeRoulette.facts.maxWin.den));
});
