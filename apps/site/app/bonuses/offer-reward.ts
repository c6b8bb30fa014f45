import { bonusType, type DepositBonus } from '@verdigale/contract';
import { statedIn, type OfferCurrency } from './offer-currency.ts';

/** What an offer gives for a deposit: money and free spins. */
export interface Reward {
  cash: number;
  spins: number;
}

/** The most that an offer gives, in a currency; null without a cap. */
export function capOf(
  { assignConditions: { maxAmountItems, baseCurrencyMaxAmount } }: DepositBonus,
  currency: OfferCurrency,
): number | null {
  return statedIn(currency, maxAmountItems, ({ amount }) => amount, baseCurrencyMaxAmount);
}

/** What one offer gives for a deposit of this amount. (BON-04, wire 12.6) */
export function rewardOf(offer: DepositBonus, amount: number, currency: OfferCurrency): Reward {
  const { amountItems, baseCurrencyAmount, depositPercentage, presets } = offer.assignConditions;
  switch (offer.type) {
    case bonusType.cash:
      return { cash: statedIn(currency, amountItems, (item) => item.amount, baseCurrencyAmount) ?? 0, spins: 0 };
    case bonusType.percentage: {
      const share = currency.percentOf(amount, depositPercentage ?? 0);
      // Without a cap it is the whole share, not nothing. (wire 22)
      return { cash: Math.min(share, capOf(offer, currency) ?? share), spins: 0 };
    }
    case bonusType.freeSpins:
      return { cash: 0, spins: presets?.[0]?.quantity ?? 0 };
    default:
      return { cash: 0, spins: 0 };
  }
}

/** What a row of offers gives together. */
export function rewardOfAll(offers: readonly DepositBonus[], amount: number, currency: OfferCurrency): Reward {
  return offers
    .map((offer) => rewardOf(offer, amount, currency))
    .reduce((sum, each) => ({ cash: currency.add(sum.cash, each.cash), spins: sum.spins + each.spins }), { cash: 0, spins: 0 });
}

interface RewardWords {
  money: (amount: number) => string;
  spins: (count: number) => string;
}

/** `€25.00 + 20 FS`; null when it comes to nothing. */
export function rewardText({ cash, spins }: Reward, words: RewardWords): string | null {
  const parts = [...(cash > 0 ? [words.money(cash)] : []), ...(spins > 0 ? [words.spins(spins)] : [])];
  return parts.length > 0 ? parts.join(' + ') : null;
}
