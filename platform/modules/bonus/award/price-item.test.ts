import { money } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import { itemOf } from '../campaign/testing.ts';
import type { Gives, OfferTerms, Sums } from '../campaign/offer.ts';
import { priceItem } from './price-item.ts';

const currency = { code: 'EUR', exponent: 2, type: 'fiat', isBase: true, isEnabled: true, rate: '100', subCurrencies: [] } as const;
const read = ({ base, items = {} }: Sums) => money(BigInt(Math.round(Number(items.EUR ?? base) * 100)), 'EUR');

function price(gives: Gives, deposit: bigint | null, terms: Partial<OfferTerms> = {}) {
  const { amount, required, maxBet, maxWin } = priceItem(itemOf(gives, terms), deposit === null ? null : money(deposit, 'EUR'), {
    currency,
    read,
  });
  return { amount: amount.amount, required: required.amount, maxBet: maxBet?.amount ?? null, maxWin: maxWin?.amount ?? null };
}

const half: Gives = { kind: 'percent', percent: '50', cap: { base: '100' } };

describe('what a bonus is', () => {
  it('[BON-04] is the lesser of the cap and the percentage of the deposit, cut to whole cents', () => {
    expect(price(half, 10_000n)).toMatchObject({ amount: 5_000n, required: 50_000n, maxBet: 500n });
    expect(price(half, 20_000n)).toMatchObject({ amount: 10_000n });
    expect(price(half, 20_001n)).toMatchObject({ amount: 10_000n });
    expect(price(half, 333n)).toMatchObject({ amount: 166n });
    expect(price({ ...half, cap: null }, 100_000n)).toMatchObject({ amount: 50_000n });
  });

  it('[BON-04] of cash is its own sum in the currency, else the base one', () => {
    expect(price({ kind: 'cash', amount: { base: '5', items: { EUR: '7' } } }, null)).toMatchObject({ amount: 700n });
    expect(price({ kind: 'cash', amount: { base: '5' } }, null)).toMatchObject({ amount: 500n });
  });
});

describe('what is to be staked', () => {
  it('with the deposit counts only the part of it that earned the bonus', () => {
    const both = { base: 'bonus-and-deposit', multiplier: '3' } as const;
    expect(price(half, 10_000n, both)).toMatchObject({ amount: 5_000n, required: 45_000n });
    expect(price(half, 100_000n, both)).toMatchObject({ amount: 10_000n, required: 90_000n });
  });
  it('is nothing without a multiplier', () => {
    expect(price(half, 10_000n, { multiplier: '0' })).toMatchObject({ required: 0n });
  });
});

describe('what may be won', () => {
  it('is the lower of the sum and the multiple, or without end', () => {
    expect(price(half, 10_000n, { maxWin: { base: '400' }, maxWinMultiplier: '5' })).toMatchObject({ maxWin: 25_000n });
    expect(price(half, 10_000n, { maxWin: { base: '200' }, maxWinMultiplier: '5' })).toMatchObject({ maxWin: 20_000n });
    expect(price(half, 10_000n)).toMatchObject({ maxWin: null });
  });
});
