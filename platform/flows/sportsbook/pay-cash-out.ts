import type { Kernel, Transaction } from '#kernel';
import { insertCashOut } from '#modules/sportsbook';
import type { LockedBet } from './locked-bet.ts';
import { moveBet } from './move-bet.ts';
import { moveOf } from './settle-bets.ts';

/** What a quote closes of a bet, and for how much. */
interface Closing {
  quoteId: string;
  stake: bigint;
  amount: bigint;
}

/** Closes a part of a bet, for good. The caller has asked whether it may be. */
export async function payCashOut(tx: Transaction, kernel: Kernel, found: LockedBet, closing: Closing, at: Date): Promise<void> {
  const { bet } = found;
  tx.write(insertCashOut({ ...closing, betId: bet.id, at }));
  const cashOuts = [...bet.cashOuts, { stake: String(closing.stake), amount: String(closing.amount), at: at.toISOString() }];
  await moveBet(tx, kernel, found, { ...moveOf({ ...bet, cashOuts }), kind: 'sport-cash-out' });
}
