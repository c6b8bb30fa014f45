import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import {
  add,
  displayUnit,
  exponentOf,
  formatDecimal,
  formatMoney,
  fromWire,
  parseDecimal,
  subtract,
  toWire,
  type DisplayCurrency,
  type DisplayUnit,
} from '@verdigale/money';
import { useLocale } from '#app/locale/use-locale.ts';
import { allCurrenciesQuery, currenciesQuery } from '#app/queries/settings.ts';

/** Amounts of one currency between the wire (main units) and what a person reads and types (thousandths for BTC and ETH). */
export interface CurrencyMoney {
  unit: DisplayUnit;
  /** The exact sum of two amounts of the wire. */
  add(one: number, other: number): number;
  subtract(one: number, other: number): number;
  minor(wire: number): bigint;
  /** `€1,234.50`, in the locale of the page. */
  format(wire: number): string;
  /** Plain decimal text for an input. */
  toText(wire: number): string;
  /** What was typed, on the wire; null when it is no amount of this currency. */
  fromText(text: string): number | null;
}

const noCurrencies: readonly Currency[] = [];

/**
 * The currencies with their rates, those that the brand gave up too where an account is in one. `isKnown` once they are there or nobody has answered, and
 * from then on: what it shows asks for them too, and would go with each question that it begins, and begin the next one.
 */
export function useCurrencies(): { currencies: readonly Currency[]; isKnown: boolean } {
  const { data: offered = noCurrencies, isFetched } = useQuery(currenciesQuery);
  // Asked for by `useUnofferedCurrencies`.
  const unoffered = useQuery({ ...allCurrenciesQuery, enabled: false });
  return { currencies: unoffered.data ?? offered, isKnown: isFetched && (unoffered.isFetched || !unoffered.isLoading) };
}

/** How amounts of any currency are written on this page. */
export function useMoney(): (code: string) => CurrencyMoney {
  const { currencies } = useCurrencies();
  const { locale } = useLocale();
  return (code) => moneyOf(displayCurrency(currencies, code), languageTag(locale));
}

const unknownExponent = 8;

function displayCurrency(currencies: readonly Currency[], code: string): DisplayCurrency {
  const known = currencies.find((currency) => currency.code === code);
  // Not known yet: the most decimals that any currency has, since fewer would refuse an amount.
  if (!known) return { code, exponent: unknownExponent, type: 'crypto' };
  return { code, exponent: exponentOf(known.subunitToUnit), type: known.type, subCurrencies: known.subCurrencies ?? [] };
}

/** What pages do with sums of one currency, in main units as the wire has them, exact to its minor unit. */
export function moneyOf(currency: DisplayCurrency, locale: string): CurrencyMoney {
  const unit = displayUnit(currency);
  return {
    unit,
    add: (one, other) => toWire(add(fromWire(one, currency), fromWire(other, currency)), currency),
    subtract: (one, other) => toWire(subtract(fromWire(one, currency), fromWire(other, currency)), currency),
    minor: (wire) => fromWire(wire, currency).amount,
    format: (wire) => formatMoney(fromWire(wire, currency), unit, locale),
    toText: (wire) => withoutTrailingZeros(formatDecimal(fromWire(wire, currency), unit)),
    fromText: (text) => {
      try {
        return toWire(parseDecimal(text.replace(/\.$/, ''), unit), currency);
      } catch {
        return null;
      }
    },
  };
}

const withoutTrailingZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
