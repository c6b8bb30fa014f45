import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { money, sum } from './money.ts';
import { anyAmount, expectRefusal } from './testing.ts';

const weightLists = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 })
  .filter((weights) => weights.some((weight) => weight > 0n));

describe('allocate', () => {
  it('gives left-over units to the largest remainders, the earlier part first', () => {
    const parts = (amount: bigint, weights: bigint[]) => allocate(money(amount, 'EUR'), weights).map((part) => part.amount);
    expect(parts(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(parts(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n]);
    expect(parts(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
    expect(parts(5n, [0n, 1n, 0n])).toEqual([0n, 5n, 0n]);
    expect(parts(0n, [3n, 4n])).toEqual([0n, 0n]);
  });

  it('loses nothing, and no part is a whole unit away from its exact share', () => {
    fc.assert(
      fc.property(anyAmount, weightLists, (amount, weights) => {
        const whole = money(amount, 'EUR');
        const parts = allocate(whole, weights);
        expect(sum(parts, 'EUR')).toEqual(whole);
        const total = weights.reduce((a, b) => a + b, 0n);
        for (const [index, weight] of weights.entries()) {
          const off = parts[index]!.amount * total - amount * weight;
          expect(off < total && off > -total).toBe(true);
          if (weight === 0n) expect(parts[index]!.amount).toBe(0n);
        }
      }),
    );
  });

  it('refuses weights without a meaning', () => {
    for (const weights of [[], [0n], [1n, -1n], [2n, -1n]]) expectRefusal(() => allocate(money(1n, 'EUR'), weights), 'bad-weights');
  });
});
