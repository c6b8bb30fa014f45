import { MoneyError } from './money-error.ts';

declare const brand: unique symbol;

/**
 * An amount in minor units together with its currency. Made only by `money` and by the readers of this package, so that
 * every Money is within a PostgreSQL bigint and names a currency.
 */
export interface Money {
  readonly [brand]: true;
  readonly amount: bigint;
  readonly currency: string;
}

const MAX_AMOUNT = 2n ** 63n - 1n;
const CURRENCY_CODE = /^\w{1,16}$/;

/** Money of so many minor units. Throws MoneyError 'too-large' beyond a bigint column, 'bad-currency' without a code. */
export function money(amount: bigint, currency: string): Money {
  if (amount > MAX_AMOUNT || amount < -MAX_AMOUNT) throw new MoneyError('too-large', `${amount} does not fit 64 bits`);
  if (!CURRENCY_CODE.test(currency)) throw new MoneyError('bad-currency', `'${currency}' is not a currency code`);
  return { amount, currency } as Money;
}

export function zero(currency: string): Money {
  return money(0n, currency);
}

/** Throws MoneyError 'currency-mismatch', like every operation on two amounts. */
export function add(a: Money, b: Money): Money {
  requireSameCurrency(a.currency, b.currency);
  return money(a.amount + b.amount, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  return add(a, negate(b));
}

export function negate(a: Money): Money {
  return money(-a.amount, a.currency);
}

/** The sum of a list; zero of that currency when the list is empty. */
export function sum(list: readonly Money[], currency: string): Money {
  return list.reduce(add, zero(currency));
}

/** -1, 0 or 1: fit for sorting. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  requireSameCurrency(a.currency, b.currency);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

export function requireSameCurrency(expected: string, given: string): void {
  if (expected !== given) throw new MoneyError('currency-mismatch', `expected ${expected}, got ${given}`);
}
