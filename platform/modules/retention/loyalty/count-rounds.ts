import type { Kernel, Transaction } from '#kernel';
import { ownStakesOf } from '#modules/bonus';
import type { FinishedRound } from '#modules/game';
import { requireBaseCurrency, worthInBase } from '#modules/settings';
import { changePoints } from './change-points.ts';
import { earnPoints, type Earned } from './earn-points.ts';

/**
 * Gives points for the own money that was staked in rounds, once they have ended: it cannot be taken back any more. In the relay's transaction, so
 * that each round counts once.
 */
export async function countRounds(kernel: Kernel, tx: Transaction, rounds: readonly FinishedRound[]): Promise<void> {
  const staked = rounds.filter(({ stake }) => stake.amount > 0n);
  if (!kernel.config.loyalty || staked.length === 0) return;
  const { pointsPerHundred } = kernel.config.loyalty;
  const [own, worth, base] = await Promise.all([ownStakesOf(tx, staked), worthInBase(tx), requireBaseCurrency(tx)]);
  const hundred = 100n * 10n ** BigInt(base.exponent);
  const changes = staked.map(({ playerId, gameType }, place) => {
    const rate = pointsPerHundred.types[gameType] ?? pointsPerHundred.default;
    const sum = own[place]!;
    // Times its rate before it is converted and rounded: a stake far below a cent would else earn nothing, however often it is made.
    const { amount } = worth.of({ ...sum, amount: sum.amount * BigInt(rate) });
    return { playerId, earn: (before: Earned) => earnPoints(before, amount, hundred) };
  });
  await changePoints(kernel, tx, changes);
}
