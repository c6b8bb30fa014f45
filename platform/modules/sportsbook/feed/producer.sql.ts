import { bigint, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import type { ProducerState } from './follow.ts';

const producer = row({
  name: text,
  sequence: bigint,
  aliveAt: nullable(timestamp),
  epoch: integer,
  downSince: nullable(timestamp),
  gapSince: nullable(timestamp),
  requestId: nullable(uuid),
});
type ProducerRow = RowOf<typeof producer>;

export const toProducer = ({ sequence, name: _, ...row }: ProducerRow): ProducerState => ({ ...row, sequence: Number(sequence) });

/** In the order in which they are locked. */
export const insertProducers = (names: readonly string[], { downSince, requestId }: ProducerState) => command`
  insert into sportsbook.producer (name, down_since, request_id) select name, ${downSince}, ${requestId} from unnest(${names}::text[]) name
  on conflict on constraint producer_name_pkey do nothing`;

/** All of them: two producers that speak of a new event at once would both make it. */
export const lockProducers = () => query(producer)`
  select ${producer.columns()} from sportsbook.producer order by name for no key update`;

export const setProducer = (name: string, state: ProducerState) => command`
  update sportsbook.producer set sequence = ${state.sequence}, alive_at = ${state.aliveAt}, epoch = ${state.epoch}, down_since = ${state.downSince},
    gap_since = ${state.gapSince}, request_id = ${state.requestId},
    requested_at = case when request_id is not distinct from ${state.requestId}::uuid then requested_at end
  where name = ${name}`;

const followed = row({ sequence: bigint, requestId: nullable(uuid), requestedAt: nullable(timestamp) });

/** How far producers were followed, and the recoveries that they owe. */
export const producersNamed = (names: readonly string[]) => query(followed)`
  select ${followed.columns()} from sportsbook.producer where name = any(${names}::text[]) order by name`;

export const noteRequested = (name: string, requestId: string, at: Date) => command`
  update sportsbook.producer set requested_at = ${at} where name = ${name} and request_id = ${requestId}`;

const health = row({ name: text, aliveAt: nullable(timestamp), epoch: integer, downSince: nullable(timestamp) });

export const producersHealth = () => query(health)`select ${health.columns()} from sportsbook.producer order by name`;
