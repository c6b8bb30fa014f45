import type { Currency } from '@verdigale/contract';
import { add, convert, crossRate, exponentOf, fromWire, multiply, parseRate, rate, toWire } from '@verdigale/money';

/** The currency in which an offer is looked at: exact arithmetic with amounts of the wire. */
export interface OfferCurrency {
  code: string;
  /** What an amount of the base currency comes to. */
  ofBase(amount: number): number;
  /** A share of an amount, to the last whole minor unit. */
  percentOf(amount: number, percent: number): number;
  /** What such a share is taken of, to the last whole minor unit. */
  wholeOf(share: number, percent: number): number;
  add(one: number, other: number): number;
  times(amount: number, factor: number): number;
}

/** Undefined until the rates are there. */
export function offerCurrency(currencies: readonly Currency[], code: string): OfferCurrency | undefined {
  const currency = currencies.find((each) => each.code === code);
  const base = currencies.find(({ isBase }) => isBase);
  if (!currency || !base) return undefined;
  const own = { code, exponent: exponentOf(currency.subunitToUnit) };
  const ofBase = { code: base.code, exponent: exponentOf(base.subunitToUnit) };
  const via = crossRate(parseRate(base.rate.rate), parseRate(currency.rate.rate));
  const times = (amount: number, numerator: number, denominator: bigint) => {
    if (numerator === 0) return 0;
    const factor = parseRate(numerator);
    return toWire(multiply(fromWire(amount, own), rate(factor.numerator, factor.denominator * denominator), 'down'), own);
  };
  return {
    code,
    ofBase: (amount) => toWire(convert(fromWire(amount, ofBase), code, via, 'half-even'), own),
    percentOf: (amount, percent) => times(amount, percent, 100n),
    wholeOf: (share, percent) => {
      const { numerator, denominator } = parseRate(percent);
      return toWire(multiply(fromWire(share, own), rate(denominator * 100n, numerator), 'down'), own);
    },
    add: (one, other) => toWire(add(fromWire(one, own), fromWire(other, own)), own),
    times: (amount, factor) => times(amount, factor, 1n),
  };
}

interface Stated {
  currency: string;
}

/** What is stated for this currency, else what is stated for the base one, converted; null where nothing is. */
export function statedIn<Item extends Stated>(
  currency: OfferCurrency,
  items: readonly Item[] | null | undefined,
  amountOf: (item: Item) => number | null | undefined,
  base: number | null | undefined,
): number | null {
  const item = items?.find((each) => each.currency === currency.code);
  const own = item && amountOf(item);
  if (own != null) return own;
  return base == null ? null : currency.ofBase(base);
}
