import { limitDefinition } from '@verdigale/contract';
import { boolean, command, nullable, nullables, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { cashLimit } from './limit.sql.ts';
import { isPlayStopped, type Playable } from './stop.sql.ts';

export const products = ['casino', 'sportsbook'] as const;

/** A row for each limit on stakes and losses; a single row without a limit when the player has no limits. */
const restraint = row({ isCoolingOff: boolean, isStopped: boolean, product: nullable(oneOf(products)), ...nullables(cashLimit.shape) });
export type RestraintRow = RowOf<typeof restraint>;

/** In one statement, since every bet asks. */
export const restraintsOf = ({ playerId, currency }: { playerId: string; currency: string }, playable: Playable, now: Date) => query(
  restraint,
)`
  select c.player_id is not null or exists (select from limits.product_break b where b.player_id = of_player
      and b.product = ${playable.product} and (b.ends_at is null or b.ends_at > ${now})) as is_cooling_off,
    ${isPlayStopped(playable, playerId)} as is_stopped, p.product, ${cashLimit.columns('l')}
  from (select ${playerId}::uuid as of_player) one
  left join limits.cooling_off c on c.player_id = of_player and c.ends_at > ${now}
  left join limits.product_restriction p on p.player_id = of_player
  left join limits.cash_limit l on l.player_id = of_player and l.currency = ${currency}
    and l.definition in (${limitDefinition.bet}, ${limitDefinition.loss})`;

/** A break from deposits and play for real. */
const coolingOff = row({ id: uuid, period: text, startedAt: timestamp, endsAt: timestamp });
export type CoolingOff = RowOf<typeof coolingOff>;

export const coolingOffAt = (playerId: string, now: Date) => query(coolingOff)`
  select ${coolingOff.columns()} from limits.cooling_off where player_id = ${playerId} and ends_at > ${now}`;

export const saveCoolingOff = (playerId: string, { id, period, startedAt, endsAt }: CoolingOff) => command`
  insert into limits.cooling_off (id, player_id, period, started_at, ends_at)
  values (${id}, ${playerId}, ${period}, ${startedAt}, ${endsAt})
  on conflict on constraint cooling_off_player_id_pkey do update
  set period = excluded.period, started_at = excluded.started_at, ends_at = excluded.ends_at`;

export const saveProduct = (playerId: string, product: (typeof products)[number], now: Date) => command`
  insert into limits.product_restriction (player_id, product, created_at) values (${playerId}, ${product}, ${now})
  on conflict on constraint product_restriction_player_id_pkey do update set product = excluded.product, created_at = excluded.created_at`;

export const deleteProduct = (playerId: string) => command`delete from limits.product_restriction where player_id = ${playerId}`;
