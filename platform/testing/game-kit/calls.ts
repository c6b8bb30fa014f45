import type { GameWalletBody } from '@verdigale/partner-wire';
import fc from 'fast-check';

/** What a provider may send about a player's rounds, without the token. */
export type Call = {
  [O in 'bet' | 'win' | 'rollback' | 'finish']: { operation: O } & Omit<GameWalletBody<O>, 'token'>;
}['bet' | 'win' | 'rollback' | 'finish'];

export const currency = 'EUR';
/** Less than all bets together, so that some are refused. */
export const purse = 500n;

export const bet = (transactionId: string, roundId: string, amount: number): Call => ({
  operation: 'bet',
  transactionId,
  roundId,
  amount: String(amount),
  currency,
});

export const win = (
  transactionId: string,
  roundId: string,
  amount: number,
  more: { isFinal?: boolean; betTransactionId?: string } = {},
): Call => ({ operation: 'win', transactionId, roundId, amount: String(amount), currency, isFinal: true, ...more });

export const rollback = (transactionId: string, roundId: string, betTransactionId: string): Call => ({
  operation: 'rollback',
  transactionId,
  betTransactionId,
  roundId,
});

export const finish = (roundId: string): Call => ({ operation: 'finish', roundId });

/** Two rounds with three bets, and what may go wrong with them; a call is drawn more than once, which is a repeat. */
const calls: Call[] = [
  bet('b1', 'one', 200),
  bet('b2', 'one', 150),
  bet('b3', 'two', 250),
  win('w1', 'one', 40, { isFinal: false }),
  win('w2', 'one', 700, { betTransactionId: 'b1' }),
  win('w3', 'two', 0),
  rollback('x1', 'one', 'b1'),
  rollback('x2', 'one', 'b2'),
  rollback('x3', 'two', 'b3'),
  finish('one'),
  finish('two'),
];
const oddCalls: Call[] = [
  bet('b1', 'one', 201),
  bet('w1', 'one', 10),
  bet('b4', 'two', 0),
  win('b2', 'two', 90),
  win('w4', 'one', 900, { betTransactionId: 'b3' }),
  win('w5', 'two', 900, { betTransactionId: 'w3' }),
  win('w6', 'nowhere', 900),
  rollback('x4', 'one', 'b3'),
  rollback('x5', 'one', 'w1'),
  rollback('b3', 'two', 'b2'),
  rollback('b1', 'one', 'b1'),
];

const call = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...calls) }, { weight: 1, arbitrary: fc.constantFrom(...oddCalls) });

/** Any order of them, with repeats. */
export const sequences = fc.array(call, { minLength: 2, maxLength: 14 });
/** The same in waves: the calls of one wave are sent at the same time. */
export const waves = fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
