import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceText, rungBelow } from './ladder.ts';
import { pricesOf, withMargin } from './margin.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const chances = fc
  .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 12 })
  .map((parts) => parts.map((part) => part / sum(parts)));

describe('the margin', () => {
  it('is all of it, on every outcome, and never beyond certainty', () => {
    fc.assert(
      fc.property(chances, fc.double({ min: 0.01, max: 0.1, noNaN: true }), (fair, margin) => {
        const loaded = withMargin(fair, margin);
        expect(sum(loaded)).toBeCloseTo(1 + margin, 9);
        for (const [at, chance] of loaded.entries()) {
          expect(chance).toBeGreaterThan(fair[at]!);
          expect(chance).toBeLessThan(1);
        }
      }),
    );
  });

  it('weighs more on the long shot, and leaves equals equal', () => {
    const [favourite = 0, outsider = 0] = withMargin([0.8, 0.2], 0.05);
    expect(outsider / 0.2).toBeGreaterThan(favourite / 0.8);
    expect(withMargin([0.5, 0.5], 0.04)[0]).toBeCloseTo(0.52, 9);
  });

  it('stays in the book after the ladder', () => {
    fc.assert(
      fc.property(chances, (fair) => {
        const prices = pricesOf(fair, 0.05);
        fc.pre(prices.every((price) => price !== null));
        expect(sum(prices.map((price) => 100 / price))).toBeGreaterThanOrEqual(1.05 - 1e-9);
      }),
    );
  });

  it('offers nothing that is certain', () => {
    expect(pricesOf([1, 0], 0.05)).toEqual([null, null]);
  });
});

describe('the ladder', () => {
  it.each([
    [1.004, null],
    [1.01, 101],
    [1.999, 199],
    [2.05, 204],
    [3.04, 300],
    [5.99, 590],
    [17.3, 1700],
    [99.9, 9500],
    [5_000, 100_000],
  ])('%d stands at %j', (price, rung) => {
    expect(rungBelow(price)).toBe(rung);
  });

  it('writes prices as feeds do', () => {
    expect([101, 250, 100_000].map(priceText)).toEqual(['1.01', '2.50', '1000.00']);
  });
});
