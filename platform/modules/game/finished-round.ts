import { money, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { finishedRoundById, type FinishedRoundRow } from './finished-round.sql.ts';

/** A round has ended: nothing of it can be taken back any more. Once for each round that was not rolled back. */
export const roundFinishedTopic = 'game.round.finished';
export interface RoundFinished {
  roundId: string;
  /** It paid more than it cost. */
  isWon: boolean;
}

/** What a round was in the end. */
export interface FinishedRound extends Omit<FinishedRoundRow, 'stake' | 'payout' | 'currency'> {
  stake: Money;
  payout: Money;
}

export async function findFinishedRound(db: Queryable, id: string): Promise<FinishedRound> {
  const { stake, payout, currency, ...rest } = await db.one(finishedRoundById(id));
  return { ...rest, stake: money(stake, currency), payout: money(payout, currency) };
}
