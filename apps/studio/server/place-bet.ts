import { setTimeout as pause } from 'node:timers/promises';
import { readMinorUnits } from '@verdigale/partner-wire';
import type { Refusal } from './round-request.ts';
import type { Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import type { Studio } from './studio.ts';
import { betId } from './transaction-ids.ts';

/** How things are after a bet: the balance, and the most that a further bet of the round may be, where anything limits it. */
export type Paid = Pick<Round, 'mostMore'> & { balance: bigint };

export type BetResult =
  | ({ kind: 'accepted' } & Paid)
  | ({ kind: 'refused' } & Refusal)
  /** The outcome is unknown: the bet has to be rolled back. */
  | { kind: 'unconfirmed' };

/** A bet of a round, or of a place in a shared one, which is never free. */
export type PlacedBet = Pick<Round, 'id' | 'stake'> & Partial<Pick<Round, 'free'>>;

/**
 * Bets the stake of a round. A bet whose reply is lost is repeated with the same transaction id. Once a reply was lost, only
 * an acceptance is believed: a refusal of the repeat (an expired token, say) does not show whether the first one was
 * booked.
 */
export async function placeBet(
  studio: Studio,
  session: RealSession,
  round: PlacedBet,
  transactionId = betId(round.id),
): Promise<BetResult> {
  const body = {
    token: session.token,
    transactionId,
    roundId: round.id,
    amount: round.free ? '0' : round.stake.toString(),
    currency: session.currency,
    ...(round.free ? { freeRound: { ...round.free, stake: round.stake.toString() } } : {}),
  };
  for (let attempt = 1; attempt <= studio.settings.betAttempts; attempt += 1) {
    if (attempt > 1) await pause(studio.settings.retryMs * 2 ** (attempt - 2));
    const reply = await studio.wallet.call('bet', body);
    if (reply.kind === 'refused') return attempt === 1 ? reply : { kind: 'unconfirmed' };
    if (reply.kind === 'lost') continue;
    const balance = readMinorUnits(reply.data.balance);
    if (balance !== null && reply.data.currency === session.currency)
      return { kind: 'accepted', balance, mostMore: readMinorUnits(reply.data.maxStakeOfRound) };
  }
  return { kind: 'unconfirmed' };
}
