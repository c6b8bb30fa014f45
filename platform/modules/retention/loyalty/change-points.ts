import type { LoyaltySettings } from '#config';
import { newId, type Kernel, type Transaction } from '#kernel';
import { levelAt, type Earned } from './earn-points.ts';
import { insertLevelChange, lockAccounts, openAccounts, saveAccounts, type LoyaltyAccountRow } from './loyalty.sql.ts';
import { viewLoyaltyAccount } from './view-account.ts';

/** Facts of a player's loyalty; the wire's names are the events. (wire 13) */
export const loyaltyTopics = { balance: 'loyalty.balance.updated', level: 'account.level.updated' } as const;

/** Not the wire's: every level that was reached at once, by its id, lowest first. */
export const levelsReachedTopic = 'loyalty.levels.reached';
export interface LevelsReached {
  levels: string[];
}

/** What is earned once, by whom. */
export interface PointsChange {
  playerId: string;
  earn(before: Earned): Earned;
}

type Hands = Pick<Kernel, 'clock' | 'config' | 'events'>;

/**
 * The one writer of points: changes of many players, each player's in their order. In the relay's transaction: one relay works at a time, so that no
 * two change an account together. A level is never lost. Nothing where the brand has no programme.
 */
export async function changePoints(kernel: Hands, tx: Transaction, changes: readonly PointsChange[]): Promise<void> {
  const { clock, config } = kernel;
  if (!config.loyalty) return;
  const at = clock.now();
  const playerIds = [...new Set(changes.map(({ playerId }) => playerId))].toSorted();
  await tx.run(openAccounts(playerIds.map((playerId) => ({ id: newId(), playerId, at }))));
  const accounts = new Map((await tx.all(lockAccounts(playerIds))).map((account) => [account.playerId, account]));
  for (const { playerId, earn } of changes) {
    const before = accounts.get(playerId)!;
    accounts.set(playerId, change(kernel, tx, { before, earned: earn(before), levels: config.loyalty.levels, at }));
  }
  // At once: the next facts of these players may be handled in the same transaction.
  await tx.run(saveAccounts([...accounts.values()]));
}

interface Change {
  before: LoyaltyAccountRow;
  earned: Earned;
  levels: LoyaltySettings['levels'];
  at: Date;
}

function change({ events }: Hands, tx: Transaction, { before, earned, levels, at }: Change): LoyaltyAccountRow {
  const { playerId } = before;
  const level = Math.max(before.level, levelAt(levels, earned.points));
  const after = { ...before, points: earned.points, remainder: earned.remainder, level, updatedAt: at };
  const payload = { playerAccount: viewLoyaltyAccount(levels, after) };
  if (earned.points !== before.points) events.emit(tx, { topic: loyaltyTopics.balance, playerId, payload });
  // Without a new point too: the brand may have made a level easier to reach.
  if (level === before.level) return after;
  tx.write(insertLevelChange({ id: newId(), playerId, from: before.level, to: level, points: earned.points, at }));
  events.emit(tx, { topic: loyaltyTopics.level, playerId, payload });
  const reached: LevelsReached = { levels: levels.slice(before.level, level).map(({ id }) => id) };
  events.emit(tx, { topic: levelsReachedTopic, playerId, payload: reached });
  return after;
}
