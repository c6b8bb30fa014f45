import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draws = (seed: string, purpose: string, count = 5): number[] => {
  const random = createRandom(seed, purpose);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('gives the same numbers for the same seed and purpose, on every machine', () => {
    expect(draws('copper-canyon', 'palette', 3).map((value) => value.toFixed(9))).toMatchInlineSnapshot(`
      [
        "0.499736950",
        "0.710357312",
        "0.391840470",
      ]
    `);
  });

  it('gives other numbers for another seed or purpose', () => {
    const all = [draws('a', 'x'), draws('b', 'x'), draws('a', 'y'), draws('ax', ''), draws('', 'ax')].map(String);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is spread evenly, also over the first draw of seeds that differ little', () => {
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const at = Math.floor((draws(`game-${i}`, 'palette', 1)[0] ?? 0) * 10);
      buckets[at] = (buckets[at] ?? 0) + 1;
    }
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('stays within its bounds', () => {
    const random = createRandom('bounds', 'test');
    const whole = new Set<number>();
    for (let i = 0; i < 1000; i++) {
      expect(random.between(-2, 3)).toBeGreaterThanOrEqual(-2);
      expect(random.between(-2, 3)).toBeLessThan(3);
      whole.add(random.whole(1, 4));
    }
    expect(whole).toEqual(new Set([1, 2, 3, 4]));
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
