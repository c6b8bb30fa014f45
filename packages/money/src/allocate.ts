import { money, type Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/**
 * Splits an amount in proportion to the weights; the parts sum to the whole, to the unit. Units left over by rounding go to
 * the largest remainders, the earlier part first. Throws MoneyError 'bad-weights' on negative weights or a sum of zero.
 */
export function allocate(whole: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((a, b) => a + b, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new MoneyError('bad-weights', 'weights must not be negative and must not all be zero');
  }
  const sign = whole.amount < 0n ? -1n : 1n;
  const size = whole.amount * sign;
  const shares = weights.map((weight, index) => ({ index, part: (size * weight) / total, rest: (size * weight) % total }));
  const left = size - shares.reduce((done, { part }) => done + part, 0n);
  const byRemainder = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  // Fewer units are left than there are remainders above zero, so no weightless part ever gets one.
  for (const share of byRemainder.slice(0, Number(left))) share.part += 1n;
  return shares.map(({ part }) => money(part * sign, whole.currency));
}
