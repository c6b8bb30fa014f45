import { openStake, stakeOfShare } from '@verdigale/betting';
import type { CashOutQuote } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import { AppError, newId, type Kernel } from '#kernel';
import { cashOutsOf, insertQuote, toBet } from '#modules/sportsbook';
import { basisOf, offerFor, requireCashOut, requireNoneWaiting } from './cash-out-terms.ts';
import { requireOwnBet } from './list-bets.ts';

/** Long enough to read and tap, too short to wait for a goal. */
const quoteMs = 5_000;

/** What closing so many percent of the open stake is worth now. Throws notFound, cashOutClosed. */
export async function quoteCashOut(kernel: Kernel, playerId: string, betId: string, percent: number): Promise<CashOutQuote> {
  const { db, clock } = kernel;
  const now = clock.now();
  const bet = await requireOwnBet(db, playerId, betId);
  requireCashOut(bet, now);
  requireNoneWaiting(bet);
  const stake = stakeOfShare(openStake(toBet(bet), cashOutsOf(bet)), percent);
  const amount = stake > 0n ? offerFor(kernel, bet, stake) : 0n;
  if (amount === null) throw new AppError('cashOutClosed', 'the feed does not say the chances of every leg');
  if (amount === 0n) throw new AppError('cashOutClosed', 'a share this small is worth nothing');
  const quote = { id: newId(), betId, stake, amount, basis: basisOf(bet), expiresAt: new Date(now.getTime() + quoteMs) };
  await db.run(insertQuote(quote));
  const wire = wireOf(bet);
  return { id: quote.id, stake: wire(stake), amount: wire(amount), currency: bet.currency, expiresAt: quote.expiresAt.toISOString() };
}
