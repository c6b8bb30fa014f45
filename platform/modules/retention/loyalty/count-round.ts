import { newId, type Kernel, type Transaction } from '#kernel';
import { ownStakeOf } from '#modules/bonus';
import type { FinishedRound } from '#modules/game';
import { requireBaseCurrency, worthInBase } from '#modules/settings';
import { earnPoints, levelAt } from './earn-points.ts';
import { accountOf, insertLevelChange, openAccount, saveAccount } from './loyalty.sql.ts';
import { viewLoyaltyAccount } from './view-account.ts';

/** Facts of a player's loyalty; the wire's names are the events. (wire 13) */
export const loyaltyTopics = { balance: 'loyalty.balance.updated', level: 'account.level.updated' } as const;

/**
 * Gives points for the own money that was staked in a round, once it has ended: it cannot be taken back any more. In the relay's transaction, so
 * that each round counts once; one relay works at a time, so that no two change an account together. A level is never lost.
 */
export async function countRound({ clock, config, events }: Kernel, tx: Transaction, round: FinishedRound): Promise<void> {
  if (!config.loyalty || round.stake.amount === 0n) return;
  const { levels, pointsPerHundred } = config.loyalty;
  const at = clock.now();
  await tx.run(openAccount({ id: newId(), playerId: round.playerId, at }));
  const [before, own, worth, base] = await Promise.all([
    tx.one(accountOf(round.playerId)),
    ownStakeOf(tx, round.id, round.stake),
    worthInBase(tx),
    requireBaseCurrency(tx),
  ]);
  const rate = pointsPerHundred.types[round.gameType] ?? pointsPerHundred.default;
  const earned = earnPoints(before, worth.of(own).amount, rate, 100n * 10n ** BigInt(base.exponent));
  const level = Math.max(before.level, levelAt(levels, earned.points));
  const after = { ...before, ...earned, level, updatedAt: at };
  // At once: the next round of this player may be told of in the same transaction.
  await tx.run(saveAccount(after));
  if (earned.points === before.points) return;
  const payload = { playerAccount: viewLoyaltyAccount(levels, after) };
  events.emit(tx, { topic: loyaltyTopics.balance, playerId: round.playerId, payload });
  if (level === before.level) return;
  tx.write(insertLevelChange({ id: newId(), playerId: round.playerId, from: before.level, to: level, points: earned.points, at }));
  events.emit(tx, { topic: loyaltyTopics.level, playerId: round.playerId, payload });
}
