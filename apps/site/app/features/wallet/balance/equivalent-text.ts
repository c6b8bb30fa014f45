import type { Currency } from '@verdigale/contract';
import {
  displayUnit,
  equivalent,
  equivalentExponent,
  exponentOf,
  formatMoney,
  fromWire,
  parseRate,
  type RatedCurrency,
} from '@verdigale/money';

function rated({ code, subunitToUnit, rate }: Currency): RatedCurrency {
  return { code, exponent: exponentOf(subunitToUnit), rate: parseRate(rate.rate) };
}

/** What an amount of the wire is worth in another currency, to two decimals; null in its own, which says nothing new. (CUR-04) */
export function equivalentText(wire: number, from: Currency, to: Currency, locale: string): string | null {
  if (from.code === to.code) return null;
  const own = rated(from);
  const worth = equivalent(fromWire(wire, own), own, rated(to));
  return formatMoney(worth, displayUnit({ code: to.code, type: to.type, exponent: equivalentExponent }), locale);
}
