import type { GameWalletBody } from '@verdigale/partner-wire';
import { AppError, type Transaction } from '#kernel';
import { findFreePlay, takeFreeRound, type FreePlay } from '#modules/bonus';
import type { GameSession, RoundFacts } from '#modules/game';

/** The free round that a round is; only one on which nothing was staked can be. */
export async function freePlayOf(tx: Transaction, { roundId, stake }: RoundFacts): Promise<FreePlay | undefined> {
  return roundId && stake === 0n ? findFreePlay(tx, roundId) : undefined;
}

/**
 * Takes the free round that a bet names. A round is free from its first bet and for good: its winnings follow the terms of its grant. Throws
 * freeRoundOver, roundClosed, invalid.
 */
export async function takeNamedRound(
  tx: Transaction,
  session: GameSession,
  { amount, freeRound }: GameWalletBody<'bet'>,
  { facts, roundId, transactionId, now }: { facts: RoundFacts; roundId: string; transactionId: string; now: Date },
): Promise<void> {
  if (!freeRound) {
    if (await freePlayOf(tx, facts)) throw new AppError('roundClosed', 'a free round takes no further bet');
    return;
  }
  if (amount !== '0') throw AppError.invalid('amount', 'a free round costs nothing');
  if (facts.roundId) throw new AppError('freeRoundOver', 'this round began as a paid one');
  await takeFreeRound(tx, { ...session, id: roundId, transactionId }, freeRound, now);
}
