import type { Database } from '#kernel';
import { publicationsOf } from './history.sql.ts';
import type { HistoryRequest } from './protocol.ts';
import { emptyEpoch } from './subscription.ts';

/** A board shows eleven rows. (wire 20) */
const mostRows = 100;

export interface HistoryResult {
  publications: { data: unknown; offset: number }[];
  epoch: string;
  offset: number;
}

/** What was published on a channel within the recovery window; the newest first when asked so. */
export async function readHistory(db: Database, { channel, limit = 0, since, reverse }: HistoryRequest): Promise<HistoryResult> {
  const count = Number.isSafeInteger(limit) && limit >= 0 ? Math.min(limit, mostRows) : mostRows;
  const after = Number.isSafeInteger(since?.offset) ? Math.max(0, since!.offset!) : 0;
  const rows = await db.all(publicationsOf(channel, { after, isReverse: reverse === true, limit: count }));
  return {
    publications: rows.flatMap(({ channelOffset, data }) =>
      channelOffset === null || data === null ? [] : [{ data: JSON.parse(data) as unknown, offset: Number(channelOffset) }],
    ),
    epoch: rows[0]?.epoch ?? emptyEpoch,
    offset: Number(rows[0]?.topOffset ?? 0n),
  };
}
