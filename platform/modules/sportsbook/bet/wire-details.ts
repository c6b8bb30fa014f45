import type { Bet, SportLeg } from '@verdigale/contract';
import { targetOf, won } from '@verdigale/betting';
import type { Queryable } from '#kernel';
import type { StoredBet } from './bet.ts';
import { betsNamed } from './bet.sql.ts';
import { toBet } from './to-bet.ts';
import { viewSportBet } from './view-sport-bet.ts';

/** What the wire's list says of a bet beside its money. (wire 11.4) */
export type BetDetails = Pick<Bet, 'coefficient' | 'status' | 'ticketType' | 'items' | 'ticket'>;

const stage = { prematch: 1, live: 2 } as const;

/** The details of those of these rounds that are bets of ours, by their ids. */
export async function findBetDetails(db: Queryable, ids: readonly string[]): Promise<Map<string, BetDetails>> {
  const bets = await db.all(betsNamed(ids));
  return new Map(bets.map((bet) => [bet.id, detailsOf(bet)]));
}

function detailsOf(bet: StoredBet): BetDetails {
  const seen = viewSportBet(bet);
  const { state, lines, builderPrices, unitStake, bonusStake, openStake, bonusPayout, forfeited } = seen;
  const { mostPayout, owed, rejection, cashOuts, correctedAt, voidedFor } = seen;
  return {
    coefficient: priceOf(bet),
    status: bet.status,
    ticketType: seen.ticketType,
    items: seen.legs.map(itemOf),
    ticket: {
      state,
      lines,
      builderPrices,
      unitStake,
      bonusStake,
      openStake,
      bonusPayout,
      forfeited,
      mostPayout,
      owed,
      rejection,
      cashOuts,
      correctedAt,
      voidedFor,
    },
  };
}

function itemOf({
  sport,
  tournament,
  startsAt,
  competitors,
  isSimulated,
  isLive,
  market,
  specifiers,
  outcome,
  price,
  builder,
  deduction,
  result,
  place,
}: SportLeg) {
  return {
    event: competitors.join(' – '),
    stage: isLive ? stage.live : stage.prematch,
    discipline: sport,
    tournament,
    eventDate: startsAt,
    market: [market, ...specifiers.split('|').map((each) => each.split('=')[1] ?? '')].filter(Boolean).join(' ').replaceAll('_', ' '),
    outcome: sideOf(outcome, competitors),
    coefficient: Number(price),
    leg: { sport, competitors, isSimulated, market, specifiers, outcome, builder, deduction, result, place },
  };
}

/** The key of an outcome where it is no competitor. */
const sideOf = (outcome: string, [home, away]: readonly string[]) =>
  (outcome === 'home' ? home : outcome === 'away' ? away : undefined) ?? outcome.replaceAll('_', ' ');

/** The price of all legs together: what a unit on the one line of them all returns. */
function priceOf(bet: StoredBet): number {
  const { legs } = toBet(bet);
  const all = { unitStake: 1000n, sizes: [legs.length], legs: legs.map(({ win }) => ({ win: { ...win, result: won } })) };
  return Number(targetOf(all).paid) / 1000;
}
