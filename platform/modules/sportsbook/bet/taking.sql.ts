// What is read and written to take a bet: joined with the bets of other players (decision 22).
import { command, decimal, eachCommand, eachLock, eachQuery, givenRows, json, nullable, row, sql, uuid } from '#kernel/db/sql.ts';
import { mostWinOf } from '../limit/limit.sql.ts';
import type { LegMarket, StoredBet } from './bet.ts';
import { joined, marketNow } from './leg-market.sql.ts';

/** `mostWin`: what the operator lets a bet on it win, in main units of the currency of the house's rules. */
const offered = row({ outcomeId: uuid, now: json<LegMarket>(), placeOutcomeId: nullable(uuid), mostWin: nullable(decimal) });

/** A list in one value of `given`: cast where it is used. */
const listed = (ids: readonly string[]) => `{${ids.map(String).join(',')}}`;

const offers = eachQuery(
  offered,
  (given: readonly { outcomeIds: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { outcomeIds: 'text' })},
  lateral (select o.id as outcome_id, ${marketNow} as now, ${mostWinOf} as most_win, (select s.id from sportsbook.outcome s
      join sportsbook.market pm on pm.event_id = s.event_id and pm.market = s.market and pm.specifiers = s.specifiers
      where s.event_id = o.event_id and s.market = 'place' and s.specifiers = 'places=' || (m.each_way ->> 'places') and s.outcome = o.outcome
        and s.result is null and not exists (select from jsonb_array_elements(pm.voids) v where v ->> 'to' is null)) as place_outcome_id
    from ${joined} where o.id = any(given.outcome_ids::uuid[]) offset 0) found`,
);

/** What these outcomes are now, and which outcome would settle their place each way: none whose end is known, or on which bets would be void. */
export const offersNamed = (outcomeIds: readonly string[]) => offers({ outcomeIds: listed(outcomeIds) });

const holds = eachLock(
  (given: readonly { outcomeIds: string }[], waiting) => sql`
  select given.place::int from ${givenRows(given, { outcomeIds: 'text' })},
  lateral (select array(select distinct o.event_id from sportsbook.outcome o where o.id = any(given.outcome_ids::uuid[])) as ids offset 0) of,
  lateral (select count(*) from (select from sportsbook.event e where e.id = any(of.ids) order by e.id for share ${waiting}) each) held
  where held.count = cardinality(of.ids)`,
);

/** A result that comes waits for the bets that are being taken, so that it finds them. */
export const holdEvents = (outcomeIds: readonly string[]) => holds({ outcomeIds: listed(outcomeIds) });

/** As `holdEvents`, for the events of a bet. */
export const holdEventsOf = (betId: string) => command`
  select from sportsbook.event where id in (select event_id from sportsbook.leg where bet_id = ${betId}) order by id for share`;

/** In minor units, as text: JSON has no numbers as large. */
export interface OpenPayout {
  outcomeId: string;
  currency: string;
  sum: string;
}
const room = row({ open: json<OpenPayout[]>(), factor: nullable(decimal) });

const rooms = eachQuery(
  room,
  (given: readonly { playerId: string; outcomeIds: string }[]) => sql`
  select given.place::int, found.open, (select f.factor from sportsbook.stake_factor f where f.player_id = given.player_id) as factor
  from ${givenRows(given, { playerId: 'uuid', outcomeIds: 'text' })},
  lateral (select coalesce(jsonb_agg(jsonb_build_object('outcomeId', outcome_id, 'currency', currency, 'sum', sum::text)), '[]') as open from (
    select l.outcome_id, b.currency, sum(b.most_payout) as sum from sportsbook.bet b,
    lateral (select l.outcome_id from sportsbook.leg l where l.bet_id = b.id and l.outcome_id = any(given.outcome_ids::uuid[]) offset 0) l
    where b.player_id = given.player_id and b.state in ('requested', 'open')
    group by l.outcome_id, b.currency) each offset 0) found`,
);

/** What a player's open bets pay at most on each of these outcomes, by currency, and the factor of his limits. */
export const roomOf = (playerId: string, outcomeIds: readonly string[]) => rooms({ playerId, outcomeIds: listed(outcomeIds) });

type NewBet = Omit<
  StoredBet,
  | 'legs'
  | 'cashOuts'
  | 'cashOutRequest'
  | 'closed'
  | 'paid'
  | 'bonusPaid'
  | 'kept'
  | 'owed'
  | 'revision'
  | 'isCounted'
  | 'isTold'
  | 'rejection'
  | 'correctedAt'
  | 'voidedFor'
>;

const betsInserted = eachCommand(
  (given: readonly (Omit<NewBet, 'sizes' | 'builderPrices'> & { sizes: string; builderPrices: string })[]) => sql`
  insert into sportsbook.bet (id, player_id, account_id, currency, exponent, unit_stake, sizes, builder_prices, stake, bonus_stake, most_payout, price_policy,
    state, decided_at, status, created_at)
  select id, player_id, account_id, currency, exponent, unit_stake, sizes::int[], builder_prices::text[], stake, bonus_stake, most_payout, price_policy, state,
    decided_at, status, created_at
  from ${givenRows(given, {
    id: 'uuid',
    playerId: 'uuid',
    accountId: 'uuid',
    currency: 'text',
    exponent: 'int',
    unitStake: 'bigint',
    sizes: 'text',
    builderPrices: 'text',
    stake: 'bigint',
    bonusStake: 'bigint',
    mostPayout: 'bigint',
    pricePolicy: 'text',
    state: 'text',
    decidedAt: 'timestamptz',
    status: 'int',
    createdAt: 'timestamptz',
  })}`,
);

export const insertBet = (made: NewBet) =>
  betsInserted({ ...made, sizes: listed(made.sizes.map(String)), builderPrices: listed(made.builderPrices) });

export interface NewLeg {
  outcomeId: string;
  eventId: string;
  price: string;
  version: number;
  isLive: boolean;
  score: object | null;
  placeOutcomeId: string | null;
  eachWay: object | null;
  builder: number | null;
}

const legsInserted = eachCommand(
  (given: readonly { betId: string; legs: string }[]) => sql`
  insert into sportsbook.leg (bet_id, position, outcome_id, event_id, price, version, is_live, score, place_outcome_id, each_way, builder)
  select bet_id, l.position, (l.leg ->> 'outcomeId')::uuid, l.leg ->> 'eventId', l.leg ->> 'price', (l.leg ->> 'version')::bigint,
    (l.leg ->> 'isLive')::boolean, nullif(l.leg -> 'score', 'null'), (l.leg ->> 'placeOutcomeId')::uuid,
    nullif(l.leg -> 'eachWay', 'null'), (l.leg ->> 'builder')::smallint
  from ${givenRows(given, { betId: 'uuid', legs: 'text' })}, jsonb_array_elements(legs::jsonb) with ordinality l (leg, position)`,
);

export const insertLegs = (betId: string, legs: readonly NewLeg[]) => legsInserted({ betId, legs: JSON.stringify(legs) });
