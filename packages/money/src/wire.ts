import type { CurrencyInfo } from './currency-info.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';
import { money, type Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/** 2^53: beyond it neighbouring minor units share a JSON number even in a currency without decimals. */
const EXACT_LIMIT = 2n ** 53n;

/**
 * The JSON number, in main units, of the players' wire. Its shortest text is exactly the amount; throws MoneyError
 * 'too-large' where no such number exists, rather than send a near one.
 */
export function toWire(value: Money, currency: CurrencyInfo): number {
  requireExactRange(value);
  const text = formatDecimal(value, currency);
  const wire = Number(text);
  // Just under 2^53 the gap between doubles can exceed a hundredth, so the shortest text is the proof, not the range.
  if (shortestText(wire) !== withoutTrailingZeros(text)) throw notExact(value);
  return wire;
}

/** The same for the minor units of one row, which keeps its currency beside them: `const wire = wireOf(bet); wire(bet.stake)`. */
export function wireOf({ currency: code, exponent }: { currency: string; exponent: number }): (amount: bigint) => number {
  return (amount) => toWire(money(amount, code), { code, exponent });
}

/**
 * Reads a JSON number of the players' wire by its shortest decimal text. Throws MoneyError as `parseDecimal` does, and
 * 'too-large' from 2^53 minor units on. A number that lost digits on its way into a double cannot be recognised here:
 * the reader of the raw JSON text refuses it (`exact-json.ts` of the platform).
 */
export function fromWire(wire: number, currency: CurrencyInfo): Money {
  if (!Number.isFinite(wire)) throw new MoneyError('format', 'not a finite number');
  if (Math.abs(wire) >= Number(EXACT_LIMIT)) throw new MoneyError('too-large', 'beyond 2^53');
  const value = parseDecimal(shortestText(wire), currency);
  requireExactRange(value);
  return value;
}

/** The shortest text that reads back as this number, below 2^53, without exponent notation: 1.5e-7 → '0.00000015'. */
export function shortestText(wire: number): string {
  const [mantissa = '', power] = String(wire).split('e-');
  if (power === undefined) return mantissa;
  const sign = wire < 0 ? '-' : '';
  return `${sign}0.${'0'.repeat(Number(power) - 1)}${mantissa.replace(/[-.]/g, '')}`;
}

function withoutTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function requireExactRange(value: Money): void {
  if (value.amount >= EXACT_LIMIT || value.amount <= -EXACT_LIMIT) throw notExact(value);
}

function notExact(value: Money): MoneyError {
  return new MoneyError('too-large', `${value.amount} minor units of ${value.currency} have no exact JSON number`);
}
