import { describe, expect, it } from 'vitest';
import { decimal, minorUnits, minus, times } from './decimal.ts';

describe('decimals of BTCPay Server', () => {
  it.each([
    ['50.00', 2, 5_000n],
    ['50', 2, 5_000n],
    ['0.00100000', 8, 100_000n],
    ['0.00000000999', 8, 0n],
    ['-0.5', 8, -50_000_000n],
  ])('%s with %i decimals is %i', (text, exponent, minor) => {
    expect(minorUnits(decimal(text), exponent)).toBe(minor);
  });

  it('multiplies and subtracts without rounding', () => {
    const net = minus(decimal('0.00077650'), decimal('0.000001'));
    expect(times(net, decimal('64392.23'))).toEqual({ digits: 77_550n * 6_439_223n, scale: 10 });
  });

  it.each(['', '1e-8', '1,5', 'NaN', '.5', '1.', '9'.repeat(31)])('refuses %j', (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  });
});
