import { betStatus, type Bet } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { BetDetails } from '#modules/sportsbook';
import type { BetRow } from './bet.sql.ts';

/** A ticket with one bet. */
const single = 1;

/**
 * A sports bet: stake, payout and how it ended. What a partner's bet is on is the partner's knowledge, so that its `items` are empty, and its
 * odds are 0 until a payout says what they were. (wire 11.4)
 */
export function viewBet({ currency, exponent, stake, payout, ...row }: BetRow, details?: BetDetails): Bet {
  const wire = wireOf({ currency, exponent });
  const status = details?.status ?? statusOf({ ...row, payout });
  return {
    id: row.id,
    roundId: row.providerRoundId,
    gameId: row.gameId,
    game: row.gameName,
    amount: wire(stake),
    payout: wire(status === betStatus.refund ? stake : payout),
    currency,
    coefficient: status === betStatus.won && stake > 0n ? Number((payout * 1000n) / stake) / 1000 : 0,
    status,
    ticketType: single,
    createdAt: row.createdAt.toISOString(),
    items: [],
    ...details,
  };
}

function statusOf({ status, payout }: Pick<BetRow, 'status' | 'payout'>): number {
  if (status === 'open') return betStatus.pending;
  if (status === 'void') return betStatus.refund;
  return payout > 0n ? betStatus.won : betStatus.lost;
}
