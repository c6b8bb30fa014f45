import { money } from '@verdigale/money';
import type { Transaction } from '#kernel';
import { postTransfer, type LockedAccount } from '#modules/wallet';
import type { FreeSpinRow } from '../free-spin.sql.ts';
import { houseBonus } from '../lifecycle/end-bonus.ts';
import { changeFreeSpin, emitFreeSpin, freeSpinsEnded, type Hands } from './change-free-spin.ts';
import { collectWinnings, type AfterFreeSpins } from './collect-winnings.ts';

export interface FreeSpinsEnd {
  /** 2 played, 3 cancelled, 4 expired */
  result: 2 | 3 | 4;
  endedBy: NonNullable<FreeSpinRow['endedBy']>;
  /** Rounds that have begun and may still win. */
  openRounds: number;
}

/**
 * Ends a grant, or collects what its last open rounds have won after its end. What was won stays won, however it ends: as own money it has been paid,
 * else it becomes one bonus. Where the house ends it, winnings that are not collected are forfeited, as bonuses are; also those of a grant that was
 * over before.
 */
export async function endFreeSpins(
  tx: Transaction,
  kernel: Hands,
  account: LockedAccount,
  row: FreeSpinRow,
  { result, endedBy, openRounds }: FreeSpinsEnd,
): Promise<AfterFreeSpins> {
  const isEnding = row.state !== 'finished';
  const isForfeited = endedBy === 'house';
  const end = isEnding ? { state: 'finished' as const, result, finishedAt: kernel.clock.now() } : {};
  const ended = isEnding || isForfeited ? { ...row, ...end, endedBy } : row;
  if (isEnding && endedBy !== 'play') {
    kernel.events.emit(tx, { topic: freeSpinsEnded, playerId: row.playerId, payload: { id: row.id } });
  }
  const collectable = ended.terms && ended.winnings > 0n && (isForfeited || (openRounds === 0 && ended.endedBy !== 'house'));
  if (!collectable) {
    emitFreeSpin(tx, kernel, changeFreeSpin(tx, ended, {}));
    return { account, begun: null };
  }
  if (isForfeited) {
    const changes = { bonus: money(-ended.winnings, account.currency) };
    const after = postTransfer(tx, kernel, account, { kind: 'bonus-forfeit', reference: ended.id, changes, counterparty: houseBonus });
    emitFreeSpin(tx, kernel, changeFreeSpin(tx, ended, {}));
    return { account: after, begun: null };
  }
  return collectWinnings(tx, kernel, account, ended);
}
