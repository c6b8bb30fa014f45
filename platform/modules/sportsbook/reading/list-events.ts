import type { CallQuery, PageMeta, SportEvent } from '@verdigale/contract';
import { pageOf, type Kernel } from '#kernel';
import { countEvents, eventsMatching, type EventFilter } from './offer.sql.ts';
import { viewEvent } from './view-event.ts';
import { viewMarket } from './view-market.ts';

/** Events that are open, or those that are named, each with its main market. */
export async function listEvents(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  query: CallQuery<'sportsbook.events.list'>,
): Promise<{ data: SportEvent[]; meta: PageMeta }> {
  const now = clock.now();
  const page = pageOf(query);
  const filter: EventFilter = {
    sport: query.sport ?? null,
    category: query.category ?? null,
    tournament: query.tournament ?? null,
    search: query.search?.toLowerCase() ?? null,
    isLive: query.isLive ?? null,
    startsUntil: query.startsWithin === undefined ? null : new Date(now.getTime() + query.startsWithin * 60_000),
    ids: query.ids ?? null,
  };
  const [rows, { total }] = await Promise.all([db.all(eventsMatching(filter, page)), db.one(countEvents(filter))]);
  const data = rows.map((row) => ({ ...viewEvent(row), marketCount: row.marketCount, main: row.main && viewMarket(row, row.main, now) }));
  return { data, meta: page.meta(total) };
}
