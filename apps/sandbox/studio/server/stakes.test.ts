import { describe, expect, it } from 'vitest';
import { copperCanyon } from '../games/copper-canyon/index.ts';
import { stakesFor } from './stakes.ts';

describe('stakesFor', () => {
  it.each([
    ['EUR', 2, '20', '100'],
    ['JPY', 0, '40', '200'],
    ['KZT', 2, '10000', '50000'],
    ['BTC', 8, '200', '1000'],
    ['ETH', 18, '80000000000000', '400000000000000'],
    ['KWD', 3, '200', '1000'],
    ['BTC', 2, '20', '100'],
  ])('offers %s with %i decimals from %s, usually %s', (currency, exponent, smallest, usual) => {
    const stakes = stakesFor(currency, exponent);
    expect([stakes.allowed[0], stakes.usual].map(String)).toEqual([smallest, usual]);
    expect(stakes.allowed).toContain(stakes.usual);
    expect(stakes.allowed.every((stake) => stake % BigInt(copperCanyon.betsPerStake) === 0n)).toBe(true);
  });

  it('gives pretend credits the plain list', () => {
    expect(stakesFor(null, 2)).toEqual(stakesFor('EUR', 2));
  });
});
