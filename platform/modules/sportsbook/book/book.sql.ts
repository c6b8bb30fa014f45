import {
  bigint,
  boolean,
  columnsOf,
  command,
  integer,
  json,
  nullable,
  oneOf,
  query,
  row,
  text,
  textArray,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import { eventStatuses, marketStatuses } from '@verdigale/partner-wire/schema';
import type { Deduction, EachWay, Score, StatedChances, StatedResult, Statistic, VoidSpan } from './book.ts';

export const eventShape = {
  id: text,
  sport: text,
  category: text,
  tournament: text,
  competitors: textArray,
  startsAt: timestamp,
  isSimulated: boolean,
  status: oneOf(eventStatuses),
  score: nullable(json<Score>()),
  version: bigint,
};
const shown = row(eventShape);
/** An event as it is shown. */
export type ShownEvent = RowOf<typeof shown>;
/** An event as it is shown by itself. */
export const detailShape = { ...eventShape, statistics: json<readonly Statistic[]>() };
const event = row({ ...detailShape, beganAt: nullable(timestamp), statedBy: nullable(text), statedAt: nullable(timestamp) });
export type EventRow = RowOf<typeof event>;

const market = row({
  eventId: text,
  market: text,
  specifiers: text,
  status: oneOf(marketStatuses),
  isCashOutOpen: boolean,
  eachWay: nullable(json<EachWay>()),
  deductions: json<readonly Deduction[]>(),
  producer: text,
  epoch: integer,
  version: bigint,
  position: integer,
  statedAt: timestamp,
  voids: json<readonly VoidSpan[]>(),
});
export type MarketRow = RowOf<typeof market>;

const outcome = row({
  id: uuid,
  eventId: text,
  market: text,
  specifiers: text,
  outcome: text,
  position: integer,
  price: text,
  isActive: boolean,
  chances: nullable(json<StatedChances>()),
  version: bigint,
  result: nullable(json<StatedResult>()),
});
export type OutcomeRow = RowOf<typeof outcome>;

export const eventsNamed = (ids: readonly string[]) =>
  query(event)`select ${event.columns()} from sportsbook.event where id = any(${ids}::text[])`;
/** Before they are read to be changed: producers may speak about one event at once. */
export const lockEvents = (ids: readonly string[]) => command`
  select from sportsbook.event where id = any(${ids}::text[]) order by id for no key update`;
export const marketsOf = (eventIds: readonly string[]) => query(market)`
  select ${market.columns()} from sportsbook.market where event_id = any(${eventIds}::text[]) order by position`;
export const outcomesOf = (eventIds: readonly string[]) => query(outcome)`
  select ${outcome.columns()} from sportsbook.outcome where event_id = any(${eventIds}::text[]) order by position`;

const asJson = (rows: readonly object[]) =>
  JSON.stringify(rows.map(columnsOf), (_, value) => (typeof value === 'bigint' ? String(value) : value));

export const putEvents = (rows: readonly (EventRow & { search: string })[]) => command`
  insert into sportsbook.event (id, sport, category, tournament, competitors, starts_at, is_simulated, status, score, statistics, version, search, stated_by, stated_at, began_at)
  select id, sport, category, tournament, competitors, starts_at, is_simulated, status, nullif(score, 'null'), statistics, version, search, stated_by, stated_at, began_at
  from jsonb_populate_recordset(null::sportsbook.event, ${asJson(rows)}::jsonb)
  on conflict on constraint event_id_pkey do update set (sport, category, tournament, competitors, starts_at, is_simulated, status, score, statistics, version, search,
    stated_by, stated_at, began_at) = (excluded.sport, excluded.category, excluded.tournament, excluded.competitors, excluded.starts_at, excluded.is_simulated, excluded.status,
      excluded.score, excluded.statistics, excluded.version, excluded.search, excluded.stated_by, excluded.stated_at, excluded.began_at)`;

export const putMarkets = (rows: readonly MarketRow[]) => command`
  insert into sportsbook.market (event_id, market, specifiers, status, is_cash_out_open, each_way, deductions, producer, epoch, version, position, voids,
    stated_at)
  select event_id, market, specifiers, status, is_cash_out_open, nullif(each_way, 'null'), deductions, producer, epoch, version, position, voids, stated_at
  from jsonb_populate_recordset(null::sportsbook.market, ${asJson(rows)}::jsonb)
  on conflict on constraint market_event_id_market_specifiers_pkey do update set (status, is_cash_out_open, each_way, deductions, producer, epoch, version, voids,
    stated_at) = (excluded.status, excluded.is_cash_out_open, excluded.each_way, excluded.deductions, excluded.producer, excluded.epoch, excluded.version, excluded.voids, excluded.stated_at)`;

export const putOutcomes = (rows: readonly OutcomeRow[]) => command`
  insert into sportsbook.outcome (id, event_id, market, specifiers, outcome, position, price, is_active, chances, version, result)
  select id, event_id, market, specifiers, outcome, position, price, is_active, nullif(chances, 'null'), version, nullif(result, 'null')
  from jsonb_populate_recordset(null::sportsbook.outcome, ${asJson(rows)}::jsonb)
  on conflict on constraint outcome_id_pkey do update set (price, is_active, chances, version, result)
    = (excluded.price, excluded.is_active, excluded.chances, excluded.version, excluded.result)`;

export interface LoggedPrice {
  outcomeId: string;
  version: bigint;
  price: string;
  producer: string;
  sequence: number;
  at: Date;
}

export const logPrices = (rows: readonly LoggedPrice[]) => command`
  insert into sportsbook.price_log select * from jsonb_populate_recordset(null::sportsbook.price_log, ${asJson(rows)}::jsonb)`;
