import { money, type Money } from './money.ts';
import { MoneyError } from './money-error.ts';
import { shortestText } from './wire.ts';

/** An exact positive fraction: an exchange rate, a percentage, a multiplier. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `down` goes towards zero; `half-even` to the nearest unit, a tie to the even one (no drift over many payments). */
export type Rounding = 'half-even' | 'down';

/** Throws MoneyError 'bad-rate' unless both parts are positive. */
export function rate(numerator: bigint, denominator: bigint): Rate {
  if (numerator <= 0n || denominator <= 0n) throw new MoneyError('bad-rate', 'a rate is a positive fraction');
  return { numerator, denominator };
}

/** A rate from a decimal: the wire's `rate.rate` (108.35 → 10835/100) or the text of a database numeric. */
export function parseRate(decimal: number | string): Rate {
  const text = typeof decimal === 'number' ? shortestText(decimal) : decimal;
  const match = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!match) throw new MoneyError('bad-rate', 'not a plain decimal');
  const [, whole = '', fraction = ''] = match;
  return rate(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

/** What a JSON number carries without losing a digit. */
const SIGNIFICANT_DIGITS = 15;

/** The decimal of a rate, with as many digits as text and JSON number both hold; `parseRate` reads either. */
export function formatRate({ numerator, denominator }: Rate): string {
  const whole = (numerator / denominator).toString();
  const decimals = Math.max(0, SIGNIFICANT_DIGITS - whole.length);
  const digits = divide(numerator * 10n ** BigInt(decimals), denominator, 'half-even')
    .toString()
    .padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '');
}

/**
 * The rate from one currency to another where each has a rate to the same base, as on the wire ("the currency's smallest
 * units per one unit of the base currency"). The base's own factor cancels out, so it is not needed.
 */
export function crossRate(from: Rate, to: Rate): Rate {
  return rate(to.numerator * from.denominator, to.denominator * from.numerator);
}

/** Another currency's worth, `via` being its minor units per minor unit of this one. Rounds once, as named. */
export function convert(value: Money, currency: string, via: Rate, rounding: Rounding): Money {
  return money(divide(value.amount * via.numerator, via.denominator, rounding), currency);
}

/** A share or a multiple in the same currency: a percentage bonus, a wager requirement. */
export function multiply(value: Money, by: Rate, rounding: Rounding): Money {
  return convert(value, value.currency, by, rounding);
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  if (rounding === 'down') return quotient;
  const rest = numerator - quotient * denominator;
  const twice = 2n * (rest < 0n ? -rest : rest);
  const isRoundedAway = twice > denominator || (twice === denominator && quotient % 2n !== 0n);
  if (!isRoundedAway) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}
