import { compare, money, multiply, parseRate, rate, type Money } from '@verdigale/money';
import type { OfferItem } from '../campaign/offer.ts';
import type { SumReader } from './sums.ts';

/** An item's sums in one currency, converted once and then kept. */
export interface Priced {
  amount: Money;
  /** To be staked in all. */
  required: Money;
  maxBet: Money | null;
  maxWin: Money | null;
}

type Reader = Pick<SumReader, 'read' | 'currency'>;

/**
 * What an item gives in bonus money for a deposit (or what was promised) and what must be staked for it; rounded in the player's favour.
 */
export function priceItem(item: OfferItem, deposit: Money | null, sums: Reader, promised: Money | null = null): Priced {
  const { terms } = item;
  const amount = promised ?? amountOf(item, deposit, sums);
  const matched = terms.base === 'bonus-and-deposit' ? matchedOf(item, amount, deposit) : 0n;
  return {
    amount,
    required: times(money(amount.amount + matched, amount.currency), terms.multiplier),
    maxBet: terms.maxBet && sums.read(terms.maxBet),
    maxWin: maxWinOf(item, amount, sums),
  };
}

function amountOf({ gives }: OfferItem, deposit: Money | null, { read, currency }: Reader): Money {
  if (gives.kind === 'cash') return read(gives.amount);
  if (gives.kind !== 'percent' || !deposit) return money(0n, currency.code);
  const share = times(deposit, gives.percent, 100n);
  const cap = gives.cap && read(gives.cap);
  return cap && compare(share, cap) > 0 ? cap : share;
}

/** The part of a deposit that earned the bonus: what came beyond its cap need not be staked for it. */
function matchedOf({ gives }: OfferItem, { amount }: Money, deposit: Money | null): bigint {
  if (!deposit) return 0n;
  if (gives.kind !== 'percent') return deposit.amount;
  const percent = parseRate(gives.percent);
  const earned = (amount * 100n * percent.denominator) / percent.numerator;
  return earned < deposit.amount ? earned : deposit.amount;
}

/** The lower of the sum and of the multiple of the bonus, where both are stated. */
export function maxWinOf({ terms }: OfferItem, amount: Money, { read }: Pick<Reader, 'read'>): Money | null {
  const limits = [
    ...(terms.maxWin ? [read(terms.maxWin)] : []),
    ...(terms.maxWinMultiplier === null || amount.amount === 0n ? [] : [times(amount, terms.maxWinMultiplier)]),
  ];
  return limits.toSorted(compare)[0] ?? null;
}

/** A sum times `by`, divided by `per`, cut to whole minor units. A multiplier or a percentage may be 0, which a rate never is. */
export function times(sum: Money, by: string, per = 1n): Money {
  if (Number(by) === 0) return money(0n, sum.currency);
  const { numerator, denominator } = parseRate(by);
  return multiply(sum, rate(numerator, denominator * per), 'down');
}
