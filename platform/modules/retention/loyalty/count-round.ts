import type { Kernel, Transaction } from '#kernel';
import { ownStakeOf } from '#modules/bonus';
import type { FinishedRound } from '#modules/game';
import { requireBaseCurrency, worthInBase } from '#modules/settings';
import { changePoints } from './change-points.ts';
import { earnPoints } from './earn-points.ts';

/**
 * Gives points for the own money that was staked in a round, once it has ended: it cannot be taken back any more. In the relay's transaction, so
 * that each round counts once.
 */
export async function countRound(kernel: Kernel, tx: Transaction, round: FinishedRound): Promise<void> {
  if (!kernel.config.loyalty || round.stake.amount === 0n) return;
  const { pointsPerHundred } = kernel.config.loyalty;
  const [own, worth, base] = await Promise.all([ownStakeOf(tx, round.id, round.stake), worthInBase(tx), requireBaseCurrency(tx)]);
  const rate = pointsPerHundred.types[round.gameType] ?? pointsPerHundred.default;
  const hundred = 100n * 10n ** BigInt(base.exponent);
  await changePoints(kernel, tx, round.playerId, (before) => earnPoints(before, worth.of(own).amount, rate, hundred));
}
