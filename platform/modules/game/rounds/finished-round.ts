import { money, type Money } from '@verdigale/money';
import type { Kernel, Queryable, Transaction } from '#kernel';
import { finishedRounds, type FinishedRoundRow } from './finished-round.sql.ts';

/**
 * A round has ended and any held win is decided, so that nothing can be taken back any more. Emitted once for each round that was not
 * rolled back.
 */
export const roundFinishedTopic = 'game.round.finished';
export interface RoundFinished {
  roundId: string;
  /** It paid more than it cost. */
  isWon: boolean;
}

/** Tells of a round that has ended, with the commit. */
export function emitRoundFinished(tx: Transaction, { events }: Pick<Kernel, 'events'>, playerId: string, payload: RoundFinished): void {
  events.emit(tx, { topic: roundFinishedTopic, playerId, payload });
}

/** What a round was in the end. */
export interface FinishedRound extends Omit<FinishedRoundRow, 'stake' | 'payout' | 'currency'> {
  stake: Money;
  payout: Money;
}

/** In the order of the ids. */
export async function findFinishedRounds(db: Queryable, ids: readonly string[]): Promise<FinishedRound[]> {
  const rows = new Map((await db.all(finishedRounds(ids))).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw new Error(`no finished round ${id}`);
    const { stake, payout, currency, ...rest } = row;
    return { ...rest, stake: money(stake, currency), payout: money(payout, currency) };
  });
}
