import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsWith } from '../terms/testing.ts';
import { partsOfRelease } from './parts-of-release.ts';

const parts = (balance: bigint, some: { amount?: bigint; maxWin?: bigint | null; isCashable?: boolean } = {}) => {
  const { amount = 100n, maxWin = null, isCashable = true } = some;
  return partsOfRelease({ balance, amount, maxWin, terms: termsWith({ isCashable }) });
};

describe('what becomes own money at the end of wagering', () => {
  it('is all of it where the bonus is cashable and has no cap', () => {
    expect(parts(250n)).toEqual({ released: 250n, capped: 0n });
  });
  it('is the winnings where it is not cashable, and nothing where less than the granted sum is left', () => {
    expect(parts(250n, { isCashable: false })).toEqual({ released: 150n, capped: 100n });
    expect(parts(40n, { isCashable: false })).toEqual({ released: 0n, capped: 40n });
  });
  it('is held to the cap, after the granted sum is out', () => {
    expect(parts(250n, { maxWin: 200n })).toEqual({ released: 200n, capped: 50n });
    expect(parts(250n, { maxWin: 120n, isCashable: false })).toEqual({ released: 120n, capped: 130n });
  });
  it('and the house’s part are the balance, neither below zero', () => {
    const sum = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(sum, sum, fc.option(sum), fc.boolean(), (balance, amount, maxWin, isCashable) => {
        const { released, capped } = parts(balance, { amount, maxWin, isCashable });
        expect(released + capped).toBe(balance);
        expect(released >= 0n && capped >= 0n && (maxWin === null || released <= maxWin)).toBe(true);
      }),
    );
  });
});
