import { expect, it } from 'vitest';
import { offerCurrency } from '#app/bonuses/offer-currency.ts';
import { sampleCurrencies } from '#app/bonuses/testing.ts';
import { sampleTournament } from '#testing/sample-tournament.ts';
import { stakeRange } from './stake-range.ts';

const { conditions } = sampleTournament();
const base = sampleCurrencies.find(({ isBase }) => isBase)!;
const other = sampleCurrencies.find(({ isBase }) => !isBase)!;

it('[TOUR-01] states what holds for the currency, else what holds for the base one', () => {
  const stated = {
    ...conditions,
    minAmount: 0.5,
    maxAmount: 20,
    currencies: [{ isoCode: other.code, minAmount: 7, minAmountOp: 'gt', maxAmount: null, maxAmountOp: 'lt' } as const],
  };
  const own = (code: string) => stakeRange(stated, offerCurrency(sampleCurrencies, code)!);
  expect(own(base.code)).toEqual({ min: 0.5, max: 20, isMore: false, isLess: false });
  expect(own(other.code)).toMatchObject({ min: 7, isMore: true, isLess: true });
});

it('states no limit where there is none', () => {
  expect(stakeRange(conditions, offerCurrency(sampleCurrencies, base.code)!)).toMatchObject({ min: null, max: null });
});
