import { money } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import { owedBack } from './owed-back.ts';

const rules = {
  ways: [
    { deposit: 'card-in', withdrawal: 'card-out', isFirst: true },
    { deposit: 'old-card-in', withdrawal: 'card-out', isFirst: true },
    { deposit: 'bank-in', withdrawal: 'bank-out' },
  ],
};
const euros = (amount: bigint) => money(amount, 'EUR');
const smallest = new Map([
  ['card-out', euros(10n)],
  ['bank-out', euros(10n)],
]);
const list = (sums: Record<string, bigint>) => Object.entries(sums).map(([method, amount]) => ({ method, sum: euros(amount) }));
const owed = (method: string, deposits: Record<string, bigint>, withdrawals: Record<string, bigint> = {}, open = smallest) =>
  owedBack(method, rules, { deposits: list(deposits), withdrawals: list(withdrawals) }, open);

describe('money goes back to the card first', () => {
  it('[M5] all that came by any card, less what went back', () => {
    expect(owed('bank-out', { 'card-in': 100n, 'old-card-in': 20n, 'bank-in': 500n })).toEqual({ method: 'card-out', sum: euros(120n) });
    expect(owed('bank-out', { 'card-in': 100n }, { 'card-out': 60n, 'bank-out': 300n })).toEqual({ method: 'card-out', sum: euros(40n) });
  });
  it('and never stands in the way of the card, nor of money that did not come so', () => {
    expect(owed('card-out', { 'card-in': 100n })).toBeUndefined();
    expect(owed('bank-out', { 'bank-in': 100n })).toBeUndefined();
    expect(owed('bank-out', { 'card-in': 100n }, { 'card-out': 100n })).toBeUndefined();
    expect(owed('bank-out', { 'card-in': 100n }, { 'card-out': 900n })).toBeUndefined();
  });
  it('unless no payout could carry it', () => {
    expect(owed('bank-out', { 'card-in': 9n })).toBeUndefined();
    expect(owed('bank-out', { 'card-in': 100n }, {}, new Map([['bank-out', euros(10n)]]))).toBeUndefined();
  });
});
