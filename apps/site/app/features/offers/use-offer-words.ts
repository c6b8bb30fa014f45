import type { DepositBonus } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { offerCurrency, type OfferCurrency } from '#app/bonuses/offer-currency.ts';
import { commonRange, type DepositRange } from '#app/bonuses/offer-range.ts';
import { rewardOfAll, rewardText } from '#app/bonuses/offer-reward.ts';
import { useContent } from '#app/content/use-content.ts';
import { durationText } from '#app/locale/duration-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';

/** How what offers say in numbers is said in words, in a currency. */
export interface OfferWords {
  /** The currency's code. */
  code: string;
  /** Undefined until the rates are there. */
  currency: OfferCurrency | undefined;
  money: (amount: number) => string;
  /** Of a hundred. */
  percent: (value: number) => string;
  duration: (hours: number) => string;
  number: (value: number) => string;
  /** `€25.00 + 20 FS`: what these give together; null while that is not known, or nothing. */
  reward: (offers: readonly DepositBonus[], amount: number | null) => string | null;
  /** For which deposits these are. */
  range: (range: DepositRange) => string;
  rangeOf: (offers: readonly DepositBonus[]) => DepositRange;
}

export function useOfferWords(code: string): OfferWords {
  const text = useContent('modals');
  const { currencies } = useCurrencies();
  const { format } = useMoney()(code);
  const { locale } = useLocale();
  const language = languageTag(locale);
  const currency = offerCurrency(currencies, code);
  const words = { money: format, spins: (count: number) => text('modals.offerTerms.freeSpins', { count }) };
  return {
    code,
    currency,
    money: format,
    percent: (value) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100),
    duration: (hours) => durationText(hours, language),
    number: (value) => new Intl.NumberFormat(language).format(value),
    reward(offers, amount) {
      // Before there is an amount a share of it says nothing.
      if (!currency || (amount === null && offers.some(({ assignConditions }) => assignConditions.depositPercentage !== null))) return null;
      return rewardText(rewardOfAll(offers, amount ?? 0, currency), words);
    },
    range({ min, max }) {
      const sums = { min: format(min ?? 0), max: format(max ?? 0) };
      if (min === null) return max === null ? text('modals.offerTerms.range.any') : text('modals.offerTerms.range.upTo', sums);
      return max === null ? text('modals.offerTerms.range.from', sums) : text('modals.offerTerms.range.between', sums);
    },
    rangeOf: (offers) => (currency ? commonRange(offers, currency) : { min: null, max: null }),
  };
}
