import type { Tournament } from '@verdigale/contract';
import { statedIn, type OfferCurrency } from '#app/bonuses/offer-currency.ts';

/** Which stakes count; `isMore` and `isLess` leave the limit itself out. Null where there is none. */
export interface StakeRange {
  min: number | null;
  max: number | null;
  isMore: boolean;
  isLess: boolean;
}

/** What is stated for this currency, else what is stated for the base one, converted. */
export function stakeRange({ currencies, ...base }: Tournament['conditions'], currency: OfferCurrency): StakeRange {
  const items = currencies.map((item) => ({ ...item, currency: item.isoCode }));
  const own = items.find((item) => item.currency === currency.code) ?? base;
  return {
    min: statedIn(currency, items, ({ minAmount }) => minAmount, base.minAmount),
    max: statedIn(currency, items, ({ maxAmount }) => maxAmount, base.maxAmount),
    isMore: own.minAmountOp === 'gt',
    isLess: own.maxAmountOp === 'lt',
  };
}
