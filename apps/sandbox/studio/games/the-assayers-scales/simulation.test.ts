import { expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate } from '../simulate.ts';
import { assayersScales } from './index.ts';

it('returns its stated RTP by play: seeded rounds lie inside the 99 % interval', () => {
  const { mean, margin99, hitRate, largest } = simulate(assayersScales, seededSource(20_261_121), 100_000);
  const stated = Number(assayersScales.facts.rtp.num) / Number(assayersScales.facts.rtp.den);
  expect(Math.abs(mean - stated)).toBeLessThan(margin99);
  expect(margin99).toBeLessThan(0.08);
  expect(hitRate).toBeGreaterThan(0.29);
  expect(hitRate).toBeLessThan(0.31);
  expect(largest).toBeLessThanOrEqual(Number(assayersScales.facts.maxWin.num));
});
