import { bigint, command, nullable, query, row, sql, text } from '#kernel/db/sql.ts';

/** `data` is JSON text: it is passed on, never read. */
const publication = row({ id: bigint, channel: text, channelOffset: bigint, data: text });

/** Appends to a channel's stream. Publishers of one channel take turns on its row. */
export const appendPublication = (channel: string, data: unknown, newEpoch: string) => command`
  with stream as (
    insert into realtime.channel (name, epoch, top_offset) values (${channel}, ${newEpoch}, 1)
    on conflict on constraint channel_name_pkey do update set top_offset = realtime.channel.top_offset + 1
    returning top_offset
  )
  insert into realtime.publication (channel, channel_offset, data)
  select ${channel}, top_offset, ${JSON.stringify(data)}::jsonb from stream`;

const place = row({ id: bigint });

export const lastPublicationId = () => query(place)`select coalesce(max(id), 0) as id from realtime.publication`;

export const publicationsAfter = (id: bigint, limit: number) => query(publication)`
  select id, channel, channel_offset, data::text as data from realtime.publication where id > ${id} order by id limit ${limit}`;

const streamed = row({ epoch: text, topOffset: bigint, channelOffset: nullable(bigint), data: nullable(text) });

/**
 * The channel's place, with a row for each publication after `offset` (none when it is null), or one row without. One snapshot sees
 * both; nothing at all for a channel in which nothing was ever published.
 */
export const streamSince = (channel: string, offset: number | null, limit: number) => query(streamed)`
  select c.epoch, c.top_offset, p.channel_offset, p.data::text as data
  from realtime.channel c
  left join lateral (
    select channel_offset, data from realtime.publication
    where channel = c.name and ${offset}::bigint is not null and channel_offset > ${offset}::bigint
    order by channel_offset limit ${limit}
  ) p on true
  where c.name = ${channel} order by p.channel_offset`;

/** The channel's place, with its last publications, or its first ones after an offset: in the order of asking. */
export const publicationsOf = (channel: string, { after, isReverse, limit }: { after: number; isReverse: boolean; limit: number }) => {
  const direction = isReverse ? sql`desc` : sql`asc`;
  return query(streamed)`
    select c.epoch, c.top_offset, p.channel_offset, p.data::text as data
    from realtime.channel c
    left join lateral (
      select channel_offset, data from realtime.publication
      where channel = c.name and channel_offset > ${after} order by channel_offset ${direction} limit ${limit}
    ) p on true
    where c.name = ${channel} order by p.channel_offset ${direction}`;
};

/** Forgets publications older than the recovery window. */
export const prunePublications = (before: Date) => command`delete from realtime.publication where created_at < ${before}`;
