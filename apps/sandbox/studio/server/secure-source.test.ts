import { describe, expect, it } from 'vitest';
import { uniformInt, type RandomSource } from '../engine/random.ts';
import { randomnessTests } from '../testing/randomness.ts';
import { secureSource } from './secure-source.ts';

const digitsFrom = (source: RandomSource): number[] => Array.from({ length: 60_000 }, () => uniformInt(source, 10));
const names = Object.keys(randomnessTests);

describe('[G1] the source of paid rounds', () => {
  it.each(names)('looks fair: %s', (name) => {
    const source = secureSource();
    // A fair source fails one test in a hundred: three samples that all fail come once in a million runs.
    const chances = [1, 2, 3].map(() => randomnessTests[name]?.(digitsFrom(source)) ?? 0);
    expect(Math.max(...chances)).toBeGreaterThan(0.01);
  });

  it('[G2] gives two instances no common stream', () => {
    const [one, other] = [secureSource(), secureSource()];
    const words = (source: RandomSource): Set<number> => new Set(Array.from({ length: 2000 }, () => source.nextUint32()));
    const seen = words(one);
    // Two streams of 2,000 words share one by chance about once in a thousand runs, and three practically never.
    expect([...words(other)].filter((word) => seen.has(word)).length).toBeLessThan(3);
  });
});

describe('the tests themselves', () => {
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

  it.each(Object.entries(bad))('catch %s', (_name, { fails, source }) => {
    const digits = digitsFrom(source);
    const caught = names.filter((name) => (randomnessTests[name]?.(digits) ?? 1) < 1e-6);
    expect(caught).toEqual(expect.arrayContaining(fails));
  });
});
