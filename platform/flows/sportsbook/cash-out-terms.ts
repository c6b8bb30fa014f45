import { cashOutOffer, parseFraction } from '@verdigale/betting';
import { AppError, type Kernel } from '#kernel';
import { cashOutsOf, closedLeg, liveDelay, resultOf, toLiveBet, type StoredBet } from '#modules/sportsbook';

/**
 * Throws cashOutClosed unless the bet is open and each of its legs is decided or open to cash-outs. A market that was voided for other bets
 * only does not count as decided for this one.
 */
export function requireCashOut(bet: StoredBet, at: Date): void {
  if (!isCashOutOpen(bet, at)) throw new AppError('cashOutClosed', 'this bet cannot be cashed out now');
}

export const isCashOutOpen = (bet: StoredBet, at: Date): boolean =>
  bet.state === 'open' && openMarketsOf(bet).every((now) => now.isCashOutOpen && closedLeg(now, at) === null);

/** Throws cashOutClosed while a cash-out of the bet waits: only what becomes of it says how much is left. */
export function requireNoneWaiting({ cashOutRequest }: StoredBet): void {
  if (cashOutRequest?.state === 'waiting') throw new AppError('cashOutClosed', 'a cash-out of this bet waits for its decision');
}

/** What an offer was computed from: it holds as long as this does. */
export const basisOf = (bet: StoredBet): string => [bet.revision, ...marketsOf(bet).map(({ marketVersion }) => marketVersion)].join(' ');

/** What must stay as it is while a cash-out waits: the bet, which of its legs are open, and the scores of those. */
export const standingOf = (bet: StoredBet): string =>
  [
    bet.revision,
    ...marketsOf(bet).map((now) => (resultOf(bet, now) ? 'decided' : now.score ? `${now.score.home}:${now.score.away}` : '-')),
  ].join(' ');

/** What closing so much of the stake is worth now; null where the feed does not say the chances of every leg. */
export function offerFor({ config }: Kernel, bet: StoredBet, stake: bigint): bigint | null {
  const live = toLiveBet(bet);
  return live && cashOutOffer(live, cashOutsOf(bet), stake, parseFraction(config.sportsbook.cashOutMargin));
}

/** In seconds, by what is open of the bet. */
export const cashOutDelay = ({ config }: Kernel, bet: StoredBet): number =>
  liveDelay(config.sportsbook.cashOutDelaySeconds, openMarketsOf(bet));

const marketsOf = ({ legs }: StoredBet) => legs.flatMap(({ now, place }) => [now, ...(place ? [place.now] : [])]);

const openMarketsOf = (bet: StoredBet) => marketsOf(bet).filter((now) => resultOf(bet, now) === null);
