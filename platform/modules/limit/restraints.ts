import { AppError, type Queryable } from '#kernel';
import { limitAt, type CashLimit } from './cash-limit.ts';
import { toLimit } from './limit.sql.ts';
import type { Product } from './product.ts';
import { restraintsOf, type RestraintRow } from './restraint.sql.ts';

/** What restricts a player's play for real in one currency, at a moment. */
export interface Restraints {
  isCoolingOff: boolean;
  /** The only product that is open to the player; null when both are. */
  product: Product | null;
  /** Limits on stakes and losses that are in force. */
  limits: CashLimit[];
}

type LimitRow = Parameters<typeof toLimit>[0];

const hasLimit = (row: RestraintRow): row is RestraintRow & LimitRow => row.id !== null;

export async function findRestraints(db: Queryable, owner: { playerId: string; currency: string }, now: Date): Promise<Restraints> {
  const rows = await db.all(restraintsOf(owner, now));
  const limits = rows.filter(hasLimit).map((row) => limitAt(toLimit(row), now));
  const { isCoolingOff, product } = rows[0]!;
  return { isCoolingOff, product, limits };
}

/** Throws coolingOff (14105), productRestricted (14306) when this product is closed to the player. */
export function requireOpenProduct({ isCoolingOff, product }: Restraints, wanted: Product): void {
  if (isCoolingOff) throw new AppError('coolingOff', 'the player takes a break');
  if (product !== null && product !== wanted) throw new AppError('productRestricted', `the player may use the ${product} only`);
}
