import type { Kernel, Transaction } from '#kernel';
import { updatePlayerBonus, type PlayerBonusRow } from '../player-bonus.sql.ts';
import { viewPlayerBonus } from '../view-player-bonus.ts';

export type BonusChange = Partial<
  Pick<
    PlayerBonusRow,
    | 'status'
    | 'result'
    | 'endedBy'
    | 'balance'
    | 'locked'
    | 'lockedAtStart'
    | 'progress'
    | 'released'
    | 'wageringExpiresAt'
    | 'activatedAt'
    | 'finishedAt'
  >
>;

/** Queues the change and returns the bonus after it. Publishes nothing. */
export function changeBonus(tx: Transaction, bonus: PlayerBonusRow, change: BonusChange): PlayerBonusRow {
  const after = { ...bonus, ...change };
  tx.write(updatePlayerBonus(after));
  return after;
}

/** Publishes the bonus as it is after this transaction. (wire 13) */
export function emitBonus(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  bonus: PlayerBonusRow,
  topic: 'player.bonus.created' | 'player.bonus.updated' = 'player.bonus.updated',
): void {
  events.emit(tx, { topic, playerId: bonus.playerId, payload: { playerBonus: viewPlayerBonus(bonus) } });
}
