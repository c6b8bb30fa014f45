import { bigint, command, eachAppend, givenRows, nullable, query, row, sql, text } from '#kernel/db/sql.ts';

/** `data` is JSON text: it is passed on, never read. */
const publication = row({ id: bigint, channel: text, channelOffset: bigint, data: text });

interface NewPublication {
  channel: string;
  /** As JSON. */
  data: string;
  /** Of the stream, where this is its first. */
  epoch: string;
}

/** Appends to a channel's stream. Publishers of one channel take turns on its row. */
export const appendPublication = eachAppend(
  (given: readonly NewPublication[]) => sql`
  with given as materialized (
    select channel, data, epoch, place, row_number() over later as from_end
    from ${givenRows(given, { channel: 'text', data: 'text', epoch: 'text' })}
    window later as (partition by channel order by place desc)
  ), stream as (
    insert into realtime.channel (name, epoch, top_offset) select channel, min(epoch), count(*) from given group by channel order by channel
    on conflict on constraint channel_name_pkey do update set top_offset = realtime.channel.top_offset + excluded.top_offset
    returning name, top_offset
  )
  insert into realtime.publication (channel, channel_offset, data)
  select channel, top_offset - from_end + 1, data::jsonb from given join stream on name = channel order by place`,
);

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
