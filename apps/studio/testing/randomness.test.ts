import { expect, it } from 'vitest';
import { uniformInt, type RandomSource } from '../engine/random.ts';
import { randomnessTests } from './randomness.ts';

let state = 0;
const bad: Record<string, { fails: string[]; source: RandomSource }> = {
  'a counter': {
    fails: ['frequency', 'serial', 'gap', 'poker', 'couponCollector', 'permutation'],
    source: { nextUint32: () => (state += 1) },
  },
  'a loaded die': {
    fails: ['frequency', 'serial', 'gap'],
    source: { nextUint32: () => (Math.random() < 0.04 ? 0 : Math.floor(Math.random() * 2 ** 32)) },
  },
  'a source that lingers': {
    fails: ['serial', 'serialCorrelation', 'runs', 'poker'],
    source: { nextUint32: () => (state = Math.random() < 0.1 ? state : Math.floor(Math.random() * 2 ** 32)) },
  },
};

it.each(Object.entries(bad))('the tests of randomness catch %s', (_name, { fails, source }) => {
  const digits = Array.from({ length: 60_000 }, () => uniformInt(source, 10));
  const caught = Object.keys(randomnessTests).filter((name) => (randomnessTests[name]?.(digits) ?? 1) < 1e-6);
  expect(caught).toEqual(expect.arrayContaining(fails));
});
