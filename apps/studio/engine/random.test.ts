import { describe, expect, it } from 'vitest';
import { uniformInt, type RandomSource } from './random.ts';
import { seededSource } from './seeded-source.ts';

const words = 2 ** 32;

function scripted(...values: number[]): RandomSource {
  return {
    nextUint32() {
      const next = values.shift();
      if (next === undefined) throw new Error('the script has no more words');
      return next;
    },
  };
}

describe('uniformInt', () => {
  it('gives every number of the range, and nothing beyond it', () => {
    const source = seededSource(1);
    const seen = new Set(Array.from({ length: 2000 }, () => uniformInt(source, 41)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, value) => value));
  });

  it('[G3] throws away the words beyond the largest multiple of the range', () => {
    // 2^32 = 3 · 1431655765 + 1: exactly one word, the last, would favour 0.
    expect(uniformInt(scripted(words - 1, 7), 3)).toBe(1);
    expect(uniformInt(scripted(words - 2), 3)).toBe((words - 2) % 3);
    // A range just above half of all words throws away nearly half of them.
    const half = 2 ** 31 + 1;
    expect(uniformInt(scripted(half, words - 1, half - 1), half)).toBe(half - 1);
  });

  it('[G3] is even at a range where a bare remainder would be three to two', () => {
    // With 2/3 of 2^32 as the range a remainder gives the lower half twice as often as the upper half.
    const range = Math.floor((words / 3) * 2);
    const source = seededSource(2);
    const rounds = 60_000;
    let lower = 0;
    for (let round = 0; round < rounds; round += 1) if (uniformInt(source, range) < range / 2) lower += 1;
    expect(Math.abs(lower / rounds - 0.5)).toBeLessThan(0.01);
  });

  it('[G3] keeps the whole word when the range is 2^32, and draws for a range of 1', () => {
    expect(uniformInt(scripted(words - 1), words)).toBe(words - 1);
    expect(uniformInt(scripted(123), 1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, words + 1])('refuses the range %s', (range) => {
    expect(() => uniformInt(scripted(1), range)).toThrow(RangeError);
  });
});
