import { describe, expect, it } from 'vitest';
import { isOffered, stakesFor } from './stakes.ts';

describe('stakesFor', () => {
  it.each([
    ['EUR', 2, '20', '100'],
    ['JPY', 0, '20', '200'],
    ['KZT', 2, '5000', '50000'],
    ['BTC', 8, '100', '1000'],
    ['ETH', 18, '40000000000000', '400000000000000'],
    ['KWD', 3, '100', '1000'],
    ['BTC', 2, '20', '100'],
  ])('offers %s with %i decimals from %s, usually %s', (currency, exponent, smallest, usual) => {
    const stakes = stakesFor(currency, exponent, { unitsPerStake: 20 });
    expect([stakes.allowed[0], stakes.usual].map(String)).toEqual([smallest, usual]);
    expect(stakes.allowed).toContain(stakes.usual);
    expect(stakes.allowed.every((stake) => stake % 20n === 0n)).toBe(true);
  });

  it.each([25, 100])('offers only stakes that %i units divide', (units) => {
    for (const currency of ['EUR', 'JPY', 'BTC']) {
      const { allowed, usual } = stakesFor(currency, currency === 'JPY' ? 0 : 8, { unitsPerStake: units });
      expect(allowed.length).toBeGreaterThan(3);
      expect(allowed).toContain(usual);
      expect(allowed.every((stake) => stake % BigInt(units) === 0n)).toBe(true);
    }
  });

  it('offers games in hundredths 1.00 to 100.00', () => {
    expect(stakesFor('EUR', 2, { unitsPerStake: 100 }).allowed).toEqual([100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n]);
  });

  it('begins at 0.10 where a stake is one unit', () => {
    expect(stakesFor('EUR', 2, { unitsPerStake: 1 }).allowed.slice(0, 3)).toEqual([10n, 20n, 40n]);
  });

  it('gives pretend credits the plain list', () => {
    expect(stakesFor(null, 2, { unitsPerStake: 20 })).toEqual(stakesFor('EUR', 2, { unitsPerStake: 20 }));
  });

  it('offers smaller stakes where pays come in larger steps than a hundredth', () => {
    expect(stakesFor('EUR', 2, { unitsPerStake: 100, stakeUnits: 20 }).allowed.slice(0, 5)).toEqual([20n, 40n, 60n, 100n, 200n]);
  });
});

it('offers every multiple of the unit between the ends, and nothing else', () => {
  const list = stakesFor('EUR', 2, { unitsPerStake: 100 });
  expect([300n, 100n, 10_000n].every((stake) => isOffered(list, stake))).toBe(true);
  expect([0n, -100n, 150n, 10_100n].some((stake) => isOffered(list, stake))).toBe(false);
});
