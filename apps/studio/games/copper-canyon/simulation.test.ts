import { expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate } from '../simulate.ts';
import { copperCanyon } from './index.ts';

it('returns its stated RTP by play: a million seeded rounds lie inside the 99 % interval', { timeout: 120_000 }, () => {
  const { mean, margin99, hitRate, largest } = simulate(copperCanyon, seededSource(20_261_121), 1_000_000);
  const stated = Number(copperCanyon.facts.rtp.num) / Number(copperCanyon.facts.rtp.den);
  expect(Math.abs(mean - stated)).toBeLessThan(margin99);
  expect(margin99).toBeLessThan(0.019);
  expect(hitRate).toBeGreaterThan(0.32);
  expect(hitRate).toBeLessThan(0.35);
  expect(largest).toBeLessThanOrEqual(Number(copperCanyon.facts.maxWin.num) / Number(copperCanyon.facts.maxWin.den));
});
