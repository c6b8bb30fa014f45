import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, floor, fraction, multiply, nearest, one, parseFraction, subtract, zero } from './fraction.ts';

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([num, den]) => fraction(num, den));

describe('fractions', () => {
  it('are kept in lowest terms with a positive denominator', () => {
    expect(fraction(6n, -4n)).toEqual({ num: -3n, den: 2n });
    expect(fraction(0n, 7n)).toEqual(zero);
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it('add, multiply and subtract as a field does', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(subtract(a, b), b)).toEqual(a);
        expect(multiply(a, one)).toEqual(a);
        expect(compare(a, b)).toBe(compare(subtract(a, b), zero));
      }),
    );
  });

  it('are rounded down for money and to the nearest for the eye', () => {
    expect([floor(fraction(7n, 2n)), nearest(fraction(7n, 2n)), nearest(fraction(10n, 3n))]).toEqual([3n, 4n, 3n]);
    expect(() => floor(fraction(-1n, 2n))).toThrow(RangeError);
  });

  it('read plain decimals and shares only', () => {
    expect(parseFraction('0.0375')).toEqual(fraction(3n, 80n));
    expect(parseFraction('2/6')).toEqual(fraction(1n, 3n));
    for (const text of ['', '.5', '1.', '-1', '1e3', '1,5', ' 1', '1/0', '/2', '1/2/3', '-1/2', '9'.repeat(16)])
      expect(() => parseFraction(text), text).toThrow(RangeError);
  });
});
