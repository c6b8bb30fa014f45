import { validate } from 'uuid';
import type { Queryable } from '#kernel';
import { heldById, type HeldMoney } from './held-money.sql.ts';

/** Ids need not be well formed: operators type them. */
export async function findHeld(db: Queryable, id: string): Promise<HeldMoney | undefined> {
  return validate(id) ? db.maybe(heldById(id)) : undefined;
}
