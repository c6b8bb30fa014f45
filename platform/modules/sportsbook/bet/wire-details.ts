import type { Bet } from '@verdigale/contract';
import { targetOf, won } from '@verdigale/betting';
import type { Queryable } from '#kernel';
import type { StoredBet } from './bet.ts';
import { betsNamed } from './bet.sql.ts';
import { toBet } from './to-bet.ts';
import { ticketType } from './view-sport-bet.ts';

/** What the wire's list says of a bet beside its money. (wire 11.4) */
export type BetDetails = Pick<Bet, 'coefficient' | 'status' | 'ticketType' | 'items'>;

const stage = { prematch: 1, live: 2 } as const;

/** The details of those of these rounds that are bets of ours, by their ids. */
export async function findBetDetails(db: Queryable, ids: readonly string[]): Promise<Map<string, BetDetails>> {
  const bets = await db.all(betsNamed(ids));
  return new Map(bets.map((bet) => [bet.id, detailsOf(bet)]));
}

function detailsOf(bet: StoredBet): BetDetails {
  return {
    coefficient: priceOf(bet),
    status: bet.status,
    ticketType: ticketType(bet),
    items: bet.legs.map(({ takenPrice, isLive, now }) => ({
      event: now.competitors.join(' – '),
      stage: isLive ? stage.live : stage.prematch,
      discipline: now.sport,
      tournament: now.tournament,
      eventDate: new Date(now.startsAt).toISOString(),
      market: [now.market, now.specifiers].filter(Boolean).join(' '),
      outcome: now.outcome,
      coefficient: Number(takenPrice),
    })),
  };
}

/** The price of all legs together: what a unit on the one line of them all returns. */
function priceOf(bet: StoredBet): number {
  const { legs } = toBet(bet);
  const all = { unitStake: 1000n, sizes: [legs.length], legs: legs.map(({ win }) => ({ win: { ...win, result: won } })) };
  return Number(targetOf(all).paid) / 1000;
}
