import type { SportBet } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { cashOutById, findQuote, insertCashOut } from '#modules/sportsbook';
import { getOwnBet, requireOwnBet } from './list-bets.ts';
import { lockBetAndEvents } from './locked-bet.ts';
import { moveBet } from './move-bet.ts';
import { basisOf, requireCashOut } from './quote-cash-out.ts';
import { moveOf } from './settle-bets.ts';

/**
 * Closes a part of a bet for what was quoted: once for each quote, never beside its settlement, and for good. Throws notFound, cashOutClosed,
 * and quoteOver when it has expired or prices have moved since.
 */
export async function takeCashOut(kernel: Kernel, playerId: string, betId: string, quoteId: string): Promise<SportBet> {
  const { db, clock } = kernel;
  await requireOwnBet(db, playerId, betId);
  await db.transaction(async (tx) => {
    const found = await lockBetAndEvents(tx, betId);
    const [quote, taken] = await Promise.all([tx.maybe(findQuote(quoteId, betId)), tx.maybe(cashOutById(quoteId, betId))]);
    if (taken) return;
    if (!found || !quote) throw new AppError('quoteOver', 'no such quote');
    const { bet } = found;
    const now = clock.now();
    requireCashOut(bet, now);
    if (quote.expiresAt <= now || quote.basis !== basisOf(bet)) throw new AppError('quoteOver', 'the quote is no longer valid');
    const { stake, amount } = quote;
    tx.write(insertCashOut({ quoteId, betId, stake, amount, at: now }));
    const cashOuts = [...bet.cashOuts, { stake: String(stake), amount: String(amount), at: now.toISOString() }];
    await moveBet(tx, kernel, found, { ...moveOf({ ...bet, cashOuts }), kind: 'sport-cash-out' });
  });
  return getOwnBet(db, playerId, betId);
}
