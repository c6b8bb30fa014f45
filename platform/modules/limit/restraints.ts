import { AppError, type Kernel, type Queryable } from '#kernel';
import { limitAt, type CashLimit } from './cash-limit.ts';
import { scopeOf } from './limit-scope.ts';
import { toLimit } from './limit.sql.ts';
import type { Product } from './product.ts';
import { restraintsOf, type RestraintRow } from './restraint.sql.ts';
import { refuseStopped, type Playable } from './stops.ts';

/** What restricts a player's play for real with an account in one currency, at a moment. */
export interface Restraints {
  /** From everything, or from the product that is about to be played. */
  isCoolingOff: boolean;
  /** An operator has stopped what is about to be played. */
  isStopped: boolean;
  /** The only product that is open to the player; null when both are. */
  product: Product | null;
  /** Limits on stakes and losses that are in force, in other currencies too where they hold across them. */
  limits: CashLimit[];
}

type LimitRow = Parameters<typeof toLimit>[0];

const hasLimit = (row: RestraintRow): row is RestraintRow & LimitRow => row.id !== null;

/** In one statement. For a decision about money the caller holds the player’s lock. */
export async function findRestraints(
  db: Queryable,
  { config }: Pick<Kernel, 'config'>,
  { playerId, currency }: { playerId: string; currency: string },
  playable: Playable,
  now: Date,
): Promise<Restraints> {
  const rows = await db.all(restraintsOf({ ...playable, playerId, currency: scopeOf(config, currency), now }));
  const limits = rows.filter(hasLimit).map((row) => limitAt(toLimit(row), now));
  const { isCoolingOff, isStopped, product } = rows[0]!;
  return { isCoolingOff, isStopped, product, limits };
}

/** Throws coolingOff (14105), productRestricted (14306) when this product is closed to the player, playStopped (14110). */
export function requireOpenProduct({ isCoolingOff, isStopped, product }: Restraints, wanted: Product): void {
  if (isCoolingOff) throw new AppError('coolingOff', 'the player takes a break');
  refuseStopped({ isStopped });
  if (product !== null && product !== wanted) throw new AppError('productRestricted', `the player may use the ${product} only`);
}
