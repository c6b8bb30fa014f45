import { openStake } from '@verdigale/betting';
import type { Kernel } from '#kernel';
import { betsNotBegun, cashOutsOf, openBetsOf, toBet, type BetPlace, type StoredBet } from '#modules/sportsbook';
import { betByBet } from './bet-by-bet.ts';
import { lockBet } from './locked-bet.ts';
import { moveBet } from './move-bet.ts';
import { moveOf } from './settle-bets.ts';

export const voidJob = 'sportsbook.void-excluded';
export const voidMinorJob = 'sportsbook.void-under-age';

/**
 * Makes void the bets of a player who has excluded himself at a time before any of their events had begun, and gives their open stakes back: each
 * once, however often it is asked for, whatever is settled meanwhile. A bet of which one event had begun stands. Throws once it is done where one has failed. (AGCO 2.14)
 */
export async function voidBetsOf(kernel: Kernel, playerId: string, at: Date): Promise<void> {
  await voidEach(kernel, await kernel.db.all(betsNotBegun(playerId, at)), 'selfExcluded');
}

/** The same for all bets that have not ended, of somebody who turned out to be under age, whatever has begun: he may win nothing. (LCCP 3.2.11) */
export async function voidBetsOfMinor(kernel: Kernel, playerId: string): Promise<void> {
  await voidEach(kernel, await kernel.db.all(openBetsOf(playerId)), 'underAge');
}

type VoidedFor = NonNullable<StoredBet['voidedFor']>;

async function voidEach(kernel: Kernel, places: readonly BetPlace[], voidedFor: VoidedFor): Promise<void> {
  const voiding = betByBet();
  for (const place of places) await voiding.each(place.id, () => voidBet(kernel, place, voidedFor));
  voiding.end();
}

async function voidBet(kernel: Kernel, place: BetPlace, voidedFor: VoidedFor): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    const locked = await lockBet(tx, place);
    const { bet } = locked;
    if (bet.voidedFor !== null || bet.state === 'rejected') return;
    // What was cashed out is final.
    if (openStake(toBet(bet), cashOutsOf(bet)) === 0n) return;
    const voided = { ...bet, voidedFor };
    await moveBet(tx, kernel, { ...locked, bet: voided }, { ...moveOf(voided), kind: 'sport-return' });
  });
}
