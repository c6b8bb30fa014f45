import { sql } from 'kysely';
import type { Queryable, Transaction } from '#kernel';

export interface StoredPublication {
  id: bigint;
  channel: string;
  channel_offset: bigint;
  /** JSON text: it is passed on, never read. */
  data: string;
}

export interface StreamPosition {
  epoch: string;
  top_offset: bigint;
}

/** Appends to a channel's stream. Publishers of one channel take turns on its row. */
export async function appendPublication(tx: Transaction, channel: string, data: unknown, newEpoch: string): Promise<void> {
  await tx.run(sql`
    with stream as (
      insert into realtime.channel (name, epoch, top_offset) values (${channel}, ${newEpoch}, 1)
      on conflict on constraint channel_name_pkey do update set top_offset = realtime.channel.top_offset + 1
      returning top_offset
    )
    insert into realtime.publication (channel, channel_offset, data)
    select ${channel}, top_offset, ${JSON.stringify(data)}::jsonb from stream`);
}

export async function lastPublicationId(db: Queryable): Promise<bigint> {
  return (await db.one(sql<{ id: bigint }>`select coalesce(max(id), 0) as id from realtime.publication`)).id;
}

export async function publicationsAfter(db: Queryable, id: bigint, limit: number): Promise<StoredPublication[]> {
  return db.all(sql<StoredPublication>`
    select id, channel, channel_offset, data::text as data from realtime.publication where id > ${id} order by id limit ${limit}`);
}

/** The channel's place, and what came after `offset` (nothing when it is null). One snapshot sees both. */
export async function streamSince(
  db: Queryable,
  channel: string,
  offset: number | null,
  limit: number,
): Promise<{ position: StreamPosition | undefined; missed: StoredPublication[] }> {
  const rows = await db.all(sql<StreamPosition & { channel_offset: bigint | null; data: string | null }>`
    select c.epoch, c.top_offset, p.channel_offset, p.data::text as data
    from realtime.channel c
    left join lateral (
      select channel_offset, data from realtime.publication
      where channel = c.name and ${offset}::bigint is not null and channel_offset > ${offset}::bigint
      order by channel_offset limit ${limit}
    ) p on true
    where c.name = ${channel} order by p.channel_offset`);
  const missed = rows.flatMap(({ channel_offset, data }) =>
    channel_offset === null || data === null ? [] : [{ id: 0n, channel, channel_offset, data }],
  );
  return { position: rows[0], missed };
}

/** Forgets publications older than the recovery window. */
export async function prunePublications(db: Queryable, before: Date): Promise<number> {
  return db.run(sql`delete from realtime.publication where created_at < ${before}`);
}
