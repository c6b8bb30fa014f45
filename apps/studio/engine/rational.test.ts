import { describe, expect, it } from 'vitest';
import { add, multiply, rational, sum, toDecimal } from './rational.ts';

describe('rational', () => {
  it('keeps lowest terms with a positive denominator', () => {
    expect(rational(6n, -8n)).toEqual({ num: -3n, den: 4n });
    expect(rational(0n, 5n)).toEqual({ num: 0n, den: 1n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  it('adds and multiplies exactly', () => {
    expect(add(rational(1n, 3n), rational(1n, 6n))).toEqual({ num: 1n, den: 2n });
    expect(multiply(rational(2n, 3n), rational(3n, 4n))).toEqual({ num: 1n, den: 2n });
    expect(sum([rational(1n, 10n), rational(2n, 10n)])).toEqual(rational(3n, 10n));
  });

  it('writes decimals rounded half up', () => {
    expect(toDecimal(rational(2n, 3n), 4)).toBe('0.6667');
    expect(toDecimal(rational(1n, 8n), 2)).toBe('0.13');
    expect(toDecimal(rational(37_363n, 2n), 1)).toBe('18681.5');
    expect(toDecimal(rational(5n, 2n), 0)).toBe('3');
  });
});
