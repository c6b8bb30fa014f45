import type { SportBet } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { cashOutById, findQuote, insertRequest, requestById } from '#modules/sportsbook';
import { emitBet } from './bet-changed.ts';
import { basisOf, cashOutDelay, requireCashOut, requireNoneWaiting, standingOf } from './cash-out-terms.ts';
import { decideCashOutJob } from './decide-cash-out.ts';
import { getOwnBet, requireOwnBet } from './list-bets.ts';
import { lockBetAndEvents } from './locked-bet.ts';
import { payCashOut } from './pay-cash-out.ts';

/**
 * Closes a part of a bet for what was quoted: once for each quote, never beside its settlement, and for good; where something open of the bet is on a
 * live event it is asked for, and decided after a delay. Throws notFound, cashOutClosed, and quoteOver when it has expired or prices have moved since.
 */
export async function takeCashOut(kernel: Kernel, playerId: string, betId: string, quoteId: string): Promise<SportBet> {
  const { db, clock } = kernel;
  await requireOwnBet(db, playerId, betId);
  await db.transaction(async (tx) => {
    const found = await lockBetAndEvents(tx, betId);
    const [quote, taken, asked] = await Promise.all([
      tx.maybe(findQuote(quoteId, betId)),
      tx.maybe(cashOutById(quoteId, betId)),
      tx.maybe(requestById(quoteId)),
    ]);
    if (taken || asked?.betId === betId) return;
    if (!found || !quote) throw new AppError('quoteOver', 'no such quote');
    const { bet } = found;
    const now = clock.now();
    requireCashOut(bet, now);
    requireNoneWaiting(bet);
    if (quote.expiresAt <= now || quote.basis !== basisOf(bet)) throw new AppError('quoteOver', 'the quote is no longer valid');
    const { stake, amount } = quote;
    const delay = cashOutDelay(kernel, bet);
    if (delay === 0) {
      await payCashOut(tx, kernel, found, { quoteId, stake, amount }, now);
      return;
    }
    const decidedAt = new Date(now.getTime() + delay * 1_000);
    tx.write(insertRequest({ quoteId, betId, stake, amount, standing: standingOf(bet), askedAt: now, decidedAt }));
    await kernel.jobs.enqueue(tx, decideCashOutJob, { quoteId }, { startAfterSeconds: delay });
    emitBet(tx, kernel, bet, { isNew: false });
  });
  return getOwnBet(db, playerId, betId);
}
