import { limitDefinition } from '@verdigale/contract';
import { boolean, command, integer, nullable, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { products, type Product } from './product.ts';

const productBreak = row({
  id: uuid,
  product: oneOf(products),
  /** 4 self-exclusion, 5 break. (wire 1.4) */
  definition: integer,
  period: text,
  startedAt: timestamp,
  /** Null for good. */
  endsAt: nullable(timestamp),
});
export type ProductBreak = RowOf<typeof productBreak>;

export const productBreaksAt = (playerId: string, now: Date) => query(productBreak)`
  select ${productBreak.columns()} from limits.product_break
  where player_id = ${playerId} and (ends_at is null or ends_at > ${now}) order by started_at, id`;

export const saveProductBreak = (playerId: string, { id, product, definition, period, startedAt, endsAt }: ProductBreak) => command`
  insert into limits.product_break (id, player_id, product, definition, period, started_at, ends_at)
  values (${id}, ${playerId}, ${product}, ${definition}, ${period}, ${startedAt}, ${endsAt})
  on conflict on constraint product_break_player_id_pkey do update
  set id = excluded.id, period = excluded.period, started_at = excluded.started_at, ends_at = excluded.ends_at`;

const onBreak = row({ isOnBreak: boolean });

/** Without a product: from anything at all. */
export const onBreakAt = (playerId: string, now: Date, product: Product | null) => query(onBreak)`
  select exists (select from limits.cooling_off where player_id = ${playerId} and ends_at > ${now})
    or exists (select from limits.product_break where player_id = ${playerId} and (ends_at is null or ends_at > ${now})
      and product = coalesce(${product}, product)) as is_on_break`;

const shut = row({ product: oneOf(products) });

/** The products that this player may not play now: in a break from them, or from everything, excluded from them, or restricted to another one. */
export const shutAt = (playerId: string, now: Date) => query(shut)`
  select asked.product from unnest(${products}::text[]) as asked (product)
  where exists (select from limits.cooling_off where player_id = ${playerId} and ends_at > ${now})
    or exists (select from limits.product_break b where b.player_id = ${playerId} and b.product = asked.product and (b.ends_at is null or b.ends_at > ${now}))
    or exists (select from limits.product_restriction r where r.player_id = ${playerId} and r.product <> asked.product)`;

const excluded = row({ playerId: uuid });

/** Those of these players who have excluded themselves from a product for now or for good; a break does not count. */
export const excludedAt = (playerIds: readonly string[], product: Product, now: Date) => query(excluded)`
  select player_id from limits.product_break
  where player_id = any(${playerIds}::uuid[]) and product = ${product} and definition = ${limitDefinition.selfExclusion}
    and (ends_at is null or ends_at > ${now})`;
