import { outcomeOf, targetOf, type BetOutcome } from '@verdigale/betting';
import { betStatus } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { betsOnEvent, cashOutsOf, mostPayout, resultOf, toBet, updateBet, type BetPlace, type StoredBet } from '#modules/sportsbook';
import { emitBet } from './bet-changed.ts';
import { betByBet } from './bet-by-bet.ts';
import { lockBet } from './locked-bet.ts';
import { moveBet, type Move } from './move-bet.ts';

export const settleJob = 'sportsbook.settle';

const batchSize = 2_000;
/** Bets of so many players at once, which share transactions: two groups of them (decision 22). */
const lanes = 64;
const statusOf: Record<BetOutcome, number> = {
  open: betStatus.pending,
  won: betStatus.won,
  lost: betStatus.lost,
  returned: betStatus.refund,
  cashedOut: betStatus.cashOut,
};

/** Brings the money of every bet on an event to where its results say that it should be. As often as one likes. Throws at the end where one has failed. */
export async function settleBets(kernel: Kernel, eventId: string): Promise<void> {
  const settling = betByBet();
  const nobody = '00000000-0000-0000-0000-000000000000';
  let after = { playerId: nobody, id: nobody };
  for (;;) {
    const bets = await kernel.db.all(betsOnEvent(eventId, after, batchSize));
    // Each lane takes the bets of the next player: of one player, one at a time.
    const players = Map.groupBy(bets, ({ playerId }) => playerId).values();
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (const own of players) for (const bet of own) await settling.each(bet.id, () => retargetBet(kernel, bet, eventId));
      }),
    );
    const last = bets.at(-1);
    if (!last || bets.length < batchSize) return settling.end();
    after = last;
  }
}

/**
 * One bet, together with those of other players. Nothing moves where it stands as it should; what it can pay may be less, and its player is told
 * of a leg that has ended before the bet has.
 */
async function retargetBet(kernel: Kernel, place: BetPlace, eventId: string): Promise<void> {
  await kernel.db.together(place.playerId, async (tx) => {
    const locked = await lockBet(tx, place);
    const { bet } = locked;
    if (bet.state !== 'open' && bet.state !== 'settled') return;
    const move = moveOf(bet);
    const stands = move.closed === bet.closed && move.paid === bet.paid && move.status === bet.status && move.state === bet.state;
    if (!stands) await moveBet(tx, kernel, locked, move);
    if (!stands || bet.state !== 'open') return;
    const paysOther = move.mostPayout !== bet.mostPayout;
    if (paysOther) tx.write(updateBet({ ...bet, mostPayout: move.mostPayout }));
    if (paysOther || hasEnded(bet, eventId)) emitBet(tx, kernel, bet, { isNew: false });
  });
}

/** Whether a leg on the event, or its place, is decided. */
const hasEnded = (bet: StoredBet, eventId: string): boolean =>
  bet.legs.some(
    ({ now, place }) => now.eventId === eventId && [now, place?.now].some((market) => market && resultOf(bet, market) !== null),
  );

/** What the current results make of a bet. */
export function moveOf(bet: StoredBet): Move & Pick<StoredBet, 'mostPayout'> {
  const [terms, cashOuts] = [toBet(bet), cashOutsOf(bet)];
  const { isSettled, closed, paid } = targetOf(terms, cashOuts);
  const isCorrection = bet.state === 'settled';
  return {
    state: isSettled ? 'settled' : 'open',
    status: statusOf[outcomeOf(terms, cashOuts)],
    closed,
    paid,
    mostPayout: mostPayout(terms, cashOuts),
    kind: isCorrection ? 'sport-correction' : 'sport-settle',
  };
}
