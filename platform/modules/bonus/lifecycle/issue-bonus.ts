import { playerBonusResult, playerBonusStatus } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { insertPlayerBonus, type GrantedBonus, type PlayerBonusRow } from '../player-bonus.sql.ts';
import { emitBonus } from './change-bonus.ts';

/** Gives a player a bonus that waits to be activated and holds no money yet, and publishes it. The caller holds the player's lock. */
export function issueBonus(tx: Transaction, kernel: Pick<Kernel, 'events'>, granted: GrantedBonus): PlayerBonusRow {
  const bonus: PlayerBonusRow = {
    ...granted,
    status: playerBonusStatus.issued,
    result: playerBonusResult.none,
    endedBy: null,
    balance: 0n,
    locked: 0n,
    lockedAtStart: 0n,
    progress: 0n,
    released: 0n,
    wageringExpiresAt: null,
    activatedAt: null,
    finishedAt: null,
    openRounds: 0,
  };
  tx.write(insertPlayerBonus(bonus));
  emitBonus(tx, kernel, bonus, 'player.bonus.created');
  return bonus;
}
