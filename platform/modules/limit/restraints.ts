import { limitDefinition } from '@verdigale/contract';
import { sql } from 'kysely';
import { AppError, type Queryable } from '#kernel';
import { limitAt, type CashLimit } from './cash-limit.ts';
import { limitColumns, toLimit, type LimitRow } from './limit.sql.ts';
import type { Product } from './product.ts';

/** What holds a player back from play for real in one currency, as it is at a moment. */
export interface Restraints {
  isCoolingOff: boolean;
  /** The only product that is open to the player; null when both are. */
  product: Product | null;
  /** Limits on stakes and losses that are in force. */
  limits: CashLimit[];
}

type Row = { is_cooling_off: boolean; product: Product | null } & (LimitRow | { id: null });

/** In one statement, since every bet asks. */
export async function findRestraints(
  db: Queryable,
  { playerId, currency }: { playerId: string; currency: string },
  now: Date,
): Promise<Restraints> {
  const rows = await db.all(sql<Row>`
    select c.player_id is not null as is_cooling_off, p.product, ${limitColumns}
    from (select ${playerId}::uuid as of_player) one
    left join limits.cooling_off c on c.player_id = of_player and c.ends_at > ${now}
    left join limits.product_restriction p on p.player_id = of_player
    left join limits.cash_limit l on l.player_id = of_player and l.currency = ${currency}
      and l.definition in (${limitDefinition.bet}, ${limitDefinition.loss})`);
  const limits = rows.flatMap((row) => (row.id === null ? [] : [limitAt(toLimit(row), now)])).filter((limit) => limit !== null);
  return { isCoolingOff: rows[0]!.is_cooling_off, product: rows[0]!.product, limits };
}

/** Throws coolingOff (14105), productRestricted (14306) when this product is closed to the player. */
export function requireOpenProduct({ isCoolingOff, product }: Restraints, wanted: Product): void {
  if (isCoolingOff) throw new AppError('coolingOff', 'the player takes a break');
  if (product !== null && product !== wanted) throw new AppError('productRestricted', `the player may use the ${product} only`);
}
