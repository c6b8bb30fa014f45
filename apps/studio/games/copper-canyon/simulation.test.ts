import { expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { simulate } from '../simulate.ts';
import { copperCanyon } from './index.ts';

it('returns its stated RTP by play: seeded rounds lie inside the 99 % interval', () => expectStatedReturn(copperCanyon));

it('wins something in a third of its rounds', () => {
  const { hitRate } = simulate(copperCanyon, seededSource(20_261_121), 50_000);
  expect(hitRate).toBeGreaterThan(0.32);
  expect(hitRate).toBeLessThan(0.35);
});
