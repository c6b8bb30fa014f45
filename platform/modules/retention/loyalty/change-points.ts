import { newId, type Kernel, type Transaction } from '#kernel';
import { levelAt, type Earned } from './earn-points.ts';
import { accountOf, insertLevelChange, openAccount, saveAccount } from './loyalty.sql.ts';
import { viewLoyaltyAccount } from './view-account.ts';

/** Facts of a player's loyalty; the wire's names are the events. (wire 13) */
export const loyaltyTopics = { balance: 'loyalty.balance.updated', level: 'account.level.updated' } as const;

/**
 * The one writer of points. In the relay's transaction: one relay works at a time, so that no two change an account together. A level is
 * never lost. Nothing where the brand has no programme.
 */
export async function changePoints(
  { clock, config: { loyalty }, events }: Pick<Kernel, 'clock' | 'config' | 'events'>,
  tx: Transaction,
  playerId: string,
  earn: (before: Earned) => Earned,
): Promise<void> {
  if (!loyalty) return;
  const { levels } = loyalty;
  const at = clock.now();
  await tx.run(openAccount({ id: newId(), playerId, at }));
  const before = await tx.one(accountOf(playerId));
  const earned = earn(before);
  const level = Math.max(before.level, levelAt(levels, earned.points));
  const after = { ...before, points: earned.points, remainder: earned.remainder, level, updatedAt: at };
  // At once: the next fact of this player may be told of in the same transaction.
  await tx.run(saveAccount(after));
  if (earned.points === before.points) return;
  const payload = { playerAccount: viewLoyaltyAccount(levels, after) };
  events.emit(tx, { topic: loyaltyTopics.balance, playerId, payload });
  if (level === before.level) return;
  tx.write(insertLevelChange({ id: newId(), playerId, from: before.level, to: level, points: earned.points, at }));
  events.emit(tx, { topic: loyaltyTopics.level, playerId, payload });
}
