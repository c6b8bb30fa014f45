import { bigint, integer, json, nullable, query, row, sql, text, type RowOf } from '#kernel/db/sql.ts';
import { detailShape, eventShape } from '../book/book.sql.ts';
import type { StoredMarket } from './view-market.ts';

/** Events that bets may be taken on, now or soon: the condition of the index. */
const isOpen = sql`e.status in ('not_started', 'live', 'suspended', 'delayed', 'interrupted')`;
/**
 * What its producer has spoken of since it was last recovered: an event that no snapshot named was forgotten by its feed, and nothing of it can be
 * bet on any more. While the producer is down, everything stays in sight.
 */
export const isSpokenOf = sql`exists (select from sportsbook.market m join sportsbook.producer p on p.name = m.producer
  where m.event_id = e.id and (m.epoch = p.epoch or p.down_since is not null))`;
const isLive = sql`e.status in ('live', 'suspended', 'interrupted')`;

const branch = row({ sport: text, category: text, tournament: text, events: integer, live: integer });

export const openTournaments = () => query(branch)`
  select sport, category, tournament, count(*)::int as events, (count(*) filter (where ${isLive}))::int as live
  from sportsbook.event e where ${isOpen} and ${isSpokenOf} group by sport, category, tournament order by sport, category, tournament`;

export interface EventFilter {
  sport: string | null;
  category: string | null;
  tournament: string | null;
  search: string | null;
  isLive: boolean | null;
  startsUntil: Date | null;
  ids: readonly string[] | null;
}

const matching = (f: EventFilter) => sql`
  (${f.ids}::text[] is not null or (${isOpen} and ${isSpokenOf})) and (${f.ids}::text[] is null or e.id = any(${f.ids}::text[]))
  and (${f.sport}::text is null or e.sport = ${f.sport}) and (${f.category}::text is null or e.category = ${f.category})
  and (${f.tournament}::text is null or e.tournament = ${f.tournament}) and (${f.search}::text is null or position(${f.search} in e.search) > 0)
  and (${f.isLive}::boolean is null or ${isLive} = ${f.isLive}) and (${f.startsUntil}::timestamptz is null or e.starts_at <= ${f.startsUntil})`;

/** A market as `m` with its producer's health and its outcomes, as JSON. */
const marketJson = sql`jsonb_build_object('market', m.market, 'specifiers', m.specifiers, 'status', m.status, 'isCashOutOpen', m.is_cash_out_open,
  'eachWay', m.each_way, 'epoch', m.epoch, 'voids', m.voids, 'producer', jsonb_build_object('aliveAt', p.alive_at, 'downSince', p.down_since, 'epoch', p.epoch),
  'outcomes', (select jsonb_agg(jsonb_build_object('id', o.id, 'outcome', o.outcome, 'price', o.price, 'isActive', o.is_active, 'version', o.version,
      'result', o.result) order by o.position)
    from sportsbook.outcome o where o.event_id = m.event_id and o.market = m.market and o.specifiers = m.specifiers))`;

/** An event as `e`. */
const shown = sql`e.id, e.sport, e.category, e.tournament, e.competitors, e.starts_at, e.is_simulated, e.status, e.score, e.version`;

const listed = row({ ...eventShape, marketCount: integer, main: nullable(json<StoredMarket>()) });
export type ListedEvent = RowOf<typeof listed>;

/** The main market is the one on who wins, else the first. */
const inShort = sql`${shown},
    (select count(*)::int from sportsbook.market c where c.event_id = e.id and c.status in ('active', 'suspended')) as market_count,
    (select ${marketJson} from sportsbook.market m join sportsbook.producer p on p.name = m.producer where m.event_id = e.id
      order by m.market not in ('1x2', 'winner'), m.position limit 1) as main`;

/** A page of events, live ones first. */
export const eventsMatching = (filter: EventFilter, page: { offset: number; limit: number }) => query(listed)`
  select ${inShort}
  from sportsbook.event e where ${matching(filter)}
  order by not ${isLive}, e.starts_at, e.id limit ${page.limit} offset ${page.offset}`;

const total = row({ total: integer });
export const countEvents = (filter: EventFilter) => query(total)`
  select count(*)::int as total from sportsbook.event e where ${matching(filter)}`;

const detail = row({ ...detailShape, markets: json<StoredMarket[]>() });

/** An event with the markets that changed after a version, and with those whose prices are from before an outage. */
export const eventSince = (id: string, since: number) => query(detail)`
  select ${shown}, e.statistics,
    coalesce((select jsonb_agg(${marketJson} order by m.position) from sportsbook.market m join sportsbook.producer p on p.name = m.producer
      where m.event_id = e.id and (m.version > ${since} or m.epoch <> p.epoch)), '[]') as markets
  from sportsbook.event e where e.id = ${id}`;

const place = row({ version: bigint });
export const eventVersion = (id: string) => query(place)`select version from sportsbook.event where id = ${id}`;

const changed = row({ ...detailShape, since: bigint, markets: json<StoredMarket[]>() });
export type ChangedEvent = RowOf<typeof changed>;
type Known = ReadonlyMap<string, bigint>;
const knownRows = (known: Known) => sql`unnest(${[...known.keys()]}::text[], ${[...known.values()]}::bigint[]) k (id, version)`;

/** Of these events, known at these versions, those that have changed, with the markets that have; with `isAll` everything of all of them. */
export const eventsChanged = (known: Known, isAll: boolean) => query(changed)`
  select ${shown}, e.statistics, s.since, coalesce((select jsonb_agg(${marketJson} order by m.position)
    from sportsbook.market m join sportsbook.producer p on p.name = m.producer where m.event_id = e.id and m.version > s.since), '[]') as markets
  from ${knownRows(known)} join sportsbook.event e on e.id = k.id
  cross join lateral (select case when ${isAll} then 0 else k.version end as since) s
  where e.version > s.since`;

/**
 * Live events other than known, and known ones that have changed, if only in that they are over; with `isAll` all of both. They are named first: by an
 * `or` beside the join every event that ever was would be read.
 */
export const liveEventsChanged = (known: Known, isAll: boolean) => query(listed)`
  select ${inShort} from sportsbook.event e left join ${knownRows(known)} on k.id = e.id
  where e.id in (select e.id from sportsbook.event e where ${isLive} union all select k.id from ${knownRows(known)})
    and (${isAll} or e.version is distinct from k.version) order by e.starts_at, e.id`;
