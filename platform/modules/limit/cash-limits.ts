import { limitDefinition } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { limitAt, type CashLimit } from './cash-limit.ts';
import { limitsOfPlayer, toLimit } from './limit.sql.ts';

/** The limits on money that are in force now, the player's own and the operator's, by currency and period. */
export async function findCashLimits(db: Queryable, playerId: string, now: Date): Promise<CashLimit[]> {
  const rows = await db.all(limitsOfPlayer(playerId));
  return rows.map((row) => limitAt(toLimit(row), now));
}

/** Those on deposits in one currency, or in all. */
export async function findDepositLimits(db: Queryable, playerId: string, currency: string | null, now: Date): Promise<CashLimit[]> {
  const limits = await findCashLimits(db, playerId, now);
  return limits.filter((limit) => limit.definition === limitDefinition.deposit && limit.currency === (currency ?? limit.currency));
}
