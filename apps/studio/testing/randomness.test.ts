import { expect, it } from 'vitest';
import { uniformInt, type RandomSource } from '../engine/random.ts';
import { seededSource } from '../engine/seeded-source.ts';
import { randomnessTests } from './randomness.ts';

let state = 0;
/** The same draws in each run, so that none of the tests misses a fault by chance. */
const even = seededSource(7);
const bad: Record<string, { fails: string[]; source: RandomSource }> = {
  'a counter': {
    fails: ['frequency', 'serial', 'gap', 'poker', 'couponCollector', 'permutation'],
    source: { nextUint32: () => (state += 1) },
  },
  'a loaded die': {
    fails: ['frequency', 'serial', 'gap'],
    source: { nextUint32: () => (uniformInt(even, 100) < 4 ? 0 : even.nextUint32()) },
  },
  'a source that lingers': {
    fails: ['serial', 'serialCorrelation', 'runs', 'poker'],
    source: { nextUint32: () => (state = uniformInt(even, 10) === 0 ? state : even.nextUint32()) },
  },
};

it.each(Object.entries(bad))('the tests of randomness catch %s', (_name, { fails, source }) => {
  const digits = Array.from({ length: 60_000 }, () => uniformInt(source, 10));
  const caught = Object.keys(randomnessTests).filter((name) => (randomnessTests[name]?.(digits) ?? 1) < 1e-6);
  expect(caught).toEqual(expect.arrayContaining(fails));
});
