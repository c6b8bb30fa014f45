import { cashOutOffer, openStake, parseFraction, stakeOfShare } from '@verdigale/betting';
import type { CashOutQuote } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import { AppError, newId, type Kernel } from '#kernel';
import { cashOutsOf, closedLeg, insertQuote, resultOf, toLiveBet, type StoredBet } from '#modules/sportsbook';
import { requireOwnBet } from './list-bets.ts';

/** Long enough to read and tap, too short to wait for a goal. */
const quoteMs = 5_000;

/** What closing so many percent of the open stake is worth now. Throws notFound, cashOutClosed. */
export async function quoteCashOut({ db, clock, config }: Kernel, playerId: string, betId: string, percent: number): Promise<CashOutQuote> {
  const now = clock.now();
  const bet = await requireOwnBet(db, playerId, betId);
  requireCashOut(bet, now);
  const live = toLiveBet(bet);
  if (!live) throw new AppError('cashOutClosed', 'the feed does not say the chances of every leg');
  const cashOuts = cashOutsOf(bet);
  const stake = stakeOfShare(openStake(live, cashOuts), percent);
  const amount = stake > 0n ? cashOutOffer(live, cashOuts, stake, parseFraction(config.sportsbook.cashOutMargin)) : 0n;
  if (amount === 0n) throw new AppError('cashOutClosed', 'a share this small is worth nothing');
  const quote = { id: newId(), betId, stake, amount, basis: basisOf(bet), expiresAt: new Date(now.getTime() + quoteMs) };
  await db.run(insertQuote(quote));
  const wire = (minor: bigint) => toWire(money(minor, bet.currency), { code: bet.currency, exponent: bet.exponent });
  return { id: quote.id, stake: wire(stake), amount: wire(amount), currency: bet.currency, expiresAt: quote.expiresAt.toISOString() };
}

/**
 * Throws cashOutClosed unless the bet is open, and every leg of it is decided or open to cash-outs. What is void of a market for other bets decides
 * nothing of this one.
 */
export function requireCashOut(bet: StoredBet, at: Date): void {
  const isOpen = marketsOf(bet).every((now) => resultOf(bet, now) !== null || (now.isCashOutOpen && closedLeg(now, at) === null));
  if (bet.state !== 'open' || !isOpen) throw new AppError('cashOutClosed', 'this bet cannot be cashed out now');
}

/** What an offer was computed from: it holds as long as this does. */
export const basisOf = (bet: StoredBet): string => [bet.revision, ...marketsOf(bet).map(({ marketVersion }) => marketVersion)].join(' ');

const marketsOf = ({ legs }: StoredBet) => legs.flatMap(({ now, place }) => [now, ...(place ? [place.now] : [])]);
