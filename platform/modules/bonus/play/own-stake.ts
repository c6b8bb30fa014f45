import { money, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { bonusStakesOf } from './own-stake.sql.ts';

/** How much of each round's stake was the player's own money, in the rounds' order. */
export async function ownStakesOf(db: Queryable, rounds: readonly { id: string; stake: Money }[]): Promise<Money[]> {
  const shares = await db.all(bonusStakesOf(rounds.map(({ id }) => id)));
  const bonusOf = new Map(shares.map(({ roundId, bonus }) => [roundId, bonus]));
  return rounds.map(({ id, stake }) => money(stake.amount - (bonusOf.get(id) ?? 0n), stake.currency));
}
