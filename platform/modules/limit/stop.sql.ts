import { boolean, command, nullable, oneOf, query, row, sql, text, timestamp, uuid, type RowOf, type Sql } from '#kernel/db/sql.ts';
import type { Product } from './product.ts';

export const stopScopes = ['all', 'product', 'provider', 'game', 'method', 'player'] as const;

const stop = row({
  id: uuid,
  scope: oneOf(stopScopes),
  /** Empty for all play. */
  name: text,
  reason: text,
  stoppedAt: timestamp,
});
export type Stop = RowOf<typeof stop>;

/** What is about to be played: by its product, who serves it, who made it, and its identity. */
export interface Playable {
  product: Product;
  provider: string;
  studio: string;
  gameIdentity: string;
}

export const openStops = () => query(stop)`
  select ${stop.columns()} from limits.stop where lifted_at is null order by stopped_at, id`;

const stopped = row({ scope: oneOf(stopScopes), name: text });

/** What nobody may play now, and whether this player may play nothing. */
export const playStops = (playerId: string | null) => query(stopped)`
  select ${stopped.columns()} from limits.stop
  where lifted_at is null and (scope in ('all', 'product', 'provider', 'game') or (scope = 'player' and name = ${playerId}::text))`;

const pastStop = row({ ...stop.shape, liftedAt: nullable(timestamp), liftedBecause: nullable(text) });

/** Those that were put or lifted in a stretch of time. */
export const stopsChanged = ({ start, end }: { start: Date; end: Date }) => query(pastStop)`
  select ${pastStop.columns()} from limits.stop
  where (stopped_at >= ${start} and stopped_at < ${end}) or (lifted_at >= ${start} and lifted_at < ${end}) order by stopped_at, id`;

/** The stop that is there already stays as it is. */
export const insertStop = ({ id, scope, name, reason, stoppedAt }: Stop) => command`
  insert into limits.stop (id, scope, name, reason, stopped_at) values (${id}, ${scope}, ${name}, ${reason}, ${stoppedAt})
  on conflict (scope, name) where lifted_at is null do nothing`;

export const liftStop = ({ scope, name }: Pick<Stop, 'scope' | 'name'>, because: string, now: Date) => command`
  update limits.stop set lifted_at = ${now}, lifted_because = ${because} where scope = ${scope} and name = ${name} and lifted_at is null`;

/** Whether play is stopped: a condition, for statements that ask more. */
export const isPlayStopped = (
  { product, provider, studio, gameIdentity }: Readonly<Record<keyof Playable, string | Sql>>,
  playerId: string | Sql | null,
): Sql => sql`
  exists (select from limits.stop where lifted_at is null and (scope, name) in (('all', ''), ('product', ${product}),
    ('provider', ${provider}), ('provider', ${studio}), ('game', ${gameIdentity}), ('player', ${playerId})))`;

const isStopped = row({ isStopped: boolean });

export const playStopped = (playable: Playable) => query(isStopped)`select ${isPlayStopped(playable, null)} as is_stopped`;

const name = row({ name: text });

export const stoppedMethodNames = () => query(name)`select name from limits.stop where lifted_at is null and scope = 'method'`;
