import { limitDefinition } from '@verdigale/contract';
import {
  boolean,
  command,
  eachQuery,
  givenRows,
  nullable,
  nullables,
  oneOf,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import { cashLimit } from './limit.sql.ts';
import { products, type Product } from './product.ts';
import { isPlayStopped, type Playable } from './stop.sql.ts';

/** A row for each limit on stakes and losses; a single row without a limit when the player has no limits. */
const restraint = row({ isCoolingOff: boolean, isStopped: boolean, product: nullable(oneOf(products)), ...nullables(cashLimit.shape) });
export type RestraintRow = RowOf<typeof restraint>;

interface Asked extends Playable {
  playerId: string;
  /** Of the limits; null for those in all. */
  currency: string | null;
  now: Date;
}

const asked = {
  product: sql`given.product`,
  provider: sql`given.provider`,
  studio: sql`given.studio`,
  gameIdentity: sql`given.game_identity`,
};

/** In one statement, since every bet asks. */
export const restraintsOf = eachQuery(
  restraint,
  (given: readonly Asked[]) => sql`
  select given.place::int, c.player_id is not null or (select true from limits.product_break b where b.player_id = given.player_id
      and b.product = given.product and (b.ends_at is null or b.ends_at > given.now) limit 1) is true as is_cooling_off,
    ${isPlayStopped(asked, sql`given.player_id::text`)} as is_stopped, p.product, ${cashLimit.columns('l')}
  from ${givenRows(given, { playerId: 'uuid', currency: 'text', product: 'text', provider: 'text', studio: 'text', gameIdentity: 'text', now: 'timestamptz' })}
  left join lateral (select player_id from limits.cooling_off o where o.player_id = given.player_id and o.ends_at > given.now offset 0) c on true
  left join lateral (select product from limits.product_restriction r where r.player_id = given.player_id offset 0) p on true
  left join lateral (select * from limits.cash_limit m where m.player_id = given.player_id
    and m.currency = coalesce(given.currency, m.currency)
    and m.definition in (${limitDefinition.bet}, ${limitDefinition.loss}) offset 0) l on true`,
);

/** A break from deposits and play for real. */
const coolingOff = row({ id: uuid, period: text, startedAt: timestamp, endsAt: timestamp });
export type CoolingOff = RowOf<typeof coolingOff>;

export const coolingOffAt = (playerId: string, now: Date) => query(coolingOff)`
  select ${coolingOff.columns()} from limits.cooling_off where player_id = ${playerId} and ends_at > ${now}`;

/** Takes the place of one that is over, under a new id, by which the player can make it longer. */
export const saveCoolingOff = (playerId: string, { id, period, startedAt, endsAt }: CoolingOff) => command`
  insert into limits.cooling_off (id, player_id, period, started_at, ends_at)
  values (${id}, ${playerId}, ${period}, ${startedAt}, ${endsAt})
  on conflict on constraint cooling_off_player_id_pkey do update
  set id = excluded.id, period = excluded.period, started_at = excluded.started_at, ends_at = excluded.ends_at`;

export const saveProduct = (playerId: string, product: Product, now: Date) => command`
  insert into limits.product_restriction (player_id, product, created_at) values (${playerId}, ${product}, ${now})
  on conflict on constraint product_restriction_player_id_pkey do update set product = excluded.product, created_at = excluded.created_at`;

export const deleteProduct = (playerId: string) => command`delete from limits.product_restriction where player_id = ${playerId}`;
