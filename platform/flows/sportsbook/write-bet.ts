import type { Bet } from '@verdigale/betting';
import { betStatus, type CallBody } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { insertRound, insertTransaction, type GameSession } from '#modules/game';
import { insertBet, insertLegs, isLiveLeg, liveDelay, mostPayout } from '#modules/sportsbook';
import { decideJob } from './decide-bet.ts';
import type { OpenLeg } from './judge-slip.ts';

/** A bet is a round of the sportsbook with one bet in it, as limits and lists have it. */
export function writeRound(
  tx: Transaction,
  session: GameSession,
  { betId, transactionId, stake, bonusStake, now }: { betId: string; transactionId: string; stake: bigint; bonusStake: bigint; now: Date },
): void {
  tx.write(insertRound({ id: betId, sessionId: session.id, providerRoundId: betId, stake, bonusStake, at: now }));
  tx.write(
    insertTransaction({
      ...session,
      id: transactionId,
      providerTransactionId: betId,
      kind: 'bet',
      roundId: betId,
      amount: stake,
      status: 'accepted',
      at: now,
    }),
  );
}

interface Placed {
  id: string;
  unitStake: bigint;
  bet: Bet;
  legs: readonly OpenLeg[];
  builderPrices: string[];
  stake: bigint;
  bonusStake: bigint;
  now: Date;
}

/** Writes a bet with its legs; one on a live event is only requested, and decided after its delay. */
export async function writeBet(
  tx: Transaction,
  kernel: Kernel,
  session: GameSession,
  { sizes, pricePolicy }: CallBody<'sportsbook.bets.place'>,
  { bet, legs, now, ...placed }: Placed,
): Promise<void> {
  const delay = liveDelay(
    kernel.config.sportsbook.delaySeconds,
    legs.map((leg) => leg.now),
  );
  tx.write(
    insertBet({
      ...session,
      ...placed,
      sizes,
      mostPayout: mostPayout(bet),
      pricePolicy,
      state: delay > 0 ? 'requested' : 'open',
      decidedAt: new Date(now.getTime() + delay * 1_000),
      status: betStatus.pending,
      createdAt: now,
    }),
  );
  tx.write(insertLegs(placed.id, legs.map(legOf)));
  if (delay > 0) await kernel.jobs.enqueue(tx, decideJob, { betId: placed.id }, { startAfterSeconds: delay });
}

const legOf = ({ outcomeId, now, builder, eachWay, placeOutcomeId }: OpenLeg) => ({
  outcomeId,
  eventId: now.eventId,
  price: now.price,
  version: now.version,
  isLive: isLiveLeg(now),
  score: now.score,
  builder,
  placeOutcomeId: eachWay.asked && placeOutcomeId,
  eachWay: eachWay.asked,
});
