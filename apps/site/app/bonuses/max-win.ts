import { statedIn, type OfferCurrency } from './offer-currency.ts';

interface Capped {
  maxWinMultiplier?: number | null;
  maxWinAmount?: number | null;
  maxWinAmountItems?: readonly { currency: string; amount: number }[] | null;
  baseCurrencyMaxWinAmount?: number | null;
}

/**
 * The most that may become the player's own money from a bonus of this amount: the lower of the multiple and of the sum, where both are stated, as the
 * platform pays it; null without a cap. (wire 12.6)
 */
export function maxWinOf(terms: Capped, amount: number, currency: OfferCurrency): number | null {
  const { maxWinMultiplier, maxWinAmount, maxWinAmountItems, baseCurrencyMaxWinAmount } = terms;
  const sum = maxWinAmount ?? statedIn(currency, maxWinAmountItems, (item) => item.amount, baseCurrencyMaxWinAmount);
  if (!maxWinMultiplier) return sum;
  const multiple = currency.times(amount, maxWinMultiplier);
  return sum === null ? multiple : Math.min(sum, multiple);
}
