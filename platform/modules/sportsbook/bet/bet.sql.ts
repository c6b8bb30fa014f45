import {
  bigint,
  boolean,
  command,
  integer,
  integerArray,
  json,
  nullable,
  oneOf,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
} from '#kernel/db/sql.ts';
import type { BetState, LegMarket, PricePolicy, StoredBet, StoredCashOut, StoredLeg, VoidedFor } from './bet.ts';

const bet = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  currency: text,
  exponent: integer,
  unitStake: bigint,
  sizes: integerArray,
  stake: bigint,
  mostPayout: bigint,
  pricePolicy: oneOf<PricePolicy>(['none', 'higher', 'any']),
  state: oneOf<BetState>(['requested', 'open', 'settled', 'rejected']),
  decidedAt: timestamp,
  rejection: nullable(text),
  closed: bigint,
  paid: bigint,
  owed: bigint,
  revision: integer,
  status: integer,
  isCounted: boolean,
  isTold: boolean,
  createdAt: timestamp,
  correctedAt: nullable(timestamp),
  voidedFor: nullable(oneOf<VoidedFor>(['selfExcluded'])),
  legs: json<StoredLeg[]>(),
  cashOuts: json<StoredCashOut[]>(),
});

/** An outcome `o` with market `m`, event `e` and producer `p`, as `LegMarket`. */
const marketNow = sql`jsonb_build_object('eventId', e.id, 'eventStatus', e.status, 'sport', e.sport, 'category', e.category, 'tournament', e.tournament,
  'competitors', e.competitors, 'startsAt', e.starts_at, 'isSimulated', e.is_simulated, 'score', e.score, 'market', m.market, 'specifiers', m.specifiers,
  'status', m.status, 'isCashOutOpen', m.is_cash_out_open, 'epoch', m.epoch, 'marketVersion', m.version, 'voids', m.voids,
  'producer', jsonb_build_object('aliveAt', p.alive_at, 'downSince', p.down_since, 'epoch', p.epoch), 'outcomeId', o.id, 'outcome', o.outcome,
  'price', o.price, 'isActive', o.is_active, 'version', o.version, 'chances', o.chances, 'result', o.result)`;
const joined = sql`sportsbook.outcome o
  join sportsbook.market m on m.event_id = o.event_id and m.market = o.market and m.specifiers = o.specifiers
  join sportsbook.event e on e.id = o.event_id join sportsbook.producer p on p.name = m.producer`;

const columns = sql`b.id, b.player_id, b.account_id, b.currency, b.exponent, b.unit_stake, b.sizes, b.stake, b.most_payout, b.price_policy, b.state,
  b.decided_at, b.rejection, b.closed, b.paid, b.owed, b.revision, b.status, b.is_counted, b.is_told, b.created_at, b.corrected_at, b.voided_for,
  (select jsonb_agg(jsonb_build_object('takenPrice', l.price, 'takenVersion', l.version, 'isLive', l.is_live, 'takenScore', l.score, 'now', ${marketNow})
    order by l.position) from sportsbook.leg l join ${joined} on o.id = l.outcome_id where l.bet_id = b.id) as legs,
  coalesce((select jsonb_agg(jsonb_build_object('stake', c.stake::text, 'amount', c.amount::text, 'at', c.created_at) order by c.created_at, c.quote_id)
    from sportsbook.cash_out c where c.bet_id = b.id), '[]') as cash_outs`;

/** One statement each, however many legs and cash-outs there are. */
export const betsNamed = (ids: readonly string[]) => query(bet)`select ${columns} from sportsbook.bet b where b.id = any(${ids}::uuid[])`;

/** A page of a player's bets, newest first. */
export const betsOfPlayer = (playerId: string, isSettled: boolean | null, page: { offset: number; limit: number }) => query(bet)`
  select ${columns} from sportsbook.bet b
  where b.player_id = ${playerId} and (${isSettled}::boolean is null or (b.state in ('settled', 'rejected')) = ${isSettled})
  order by b.id desc limit ${page.limit} offset ${page.offset}`;

const total = row({ total: integer });
export const countBetsOf = (playerId: string, isSettled: boolean | null) => query(total)`
  select count(*)::int as total from sportsbook.bet b
  where b.player_id = ${playerId} and (${isSettled}::boolean is null or (b.state in ('settled', 'rejected')) = ${isSettled})`;

const offered = row({ outcomeId: uuid, now: json<LegMarket>() });

/** What these outcomes are now. */
export const offersNamed = (outcomeIds: readonly string[]) => query(offered)`
  select o.id as outcome_id, ${marketNow} as now from ${joined} where o.id = any(${outcomeIds}::uuid[])`;

/** A result that comes waits for the bets that are being taken, so that it finds them. */
export const holdEvents = (outcomeIds: readonly string[]) => command`
  select from sportsbook.event where id in (select event_id from sportsbook.outcome where id = any(${outcomeIds}::uuid[])) order by id for share`;

/** As `holdEvents`, for the events of a bet. */
export const holdEventsOf = (betId: string) => command`
  select from sportsbook.event where id in (select event_id from sportsbook.leg where bet_id = ${betId}) order by id for share`;

const exposure = row({ most: bigint });

/** The most that a player's open bets pay together on any one of these outcomes. */
export const exposureOf = (playerId: string, currency: string, outcomeIds: readonly string[]) => query(exposure)`
  select coalesce(max(sum), 0)::bigint as most from (
    select sum(b.most_payout) as sum from sportsbook.bet b join sportsbook.leg l on l.bet_id = b.id
    where b.player_id = ${playerId} and b.currency = ${currency} and b.state in ('requested', 'open') and l.outcome_id = any(${outcomeIds}::uuid[])
    group by l.outcome_id) each`;

const place = row({ id: uuid, playerId: uuid, accountId: uuid });

/** The next bets on an event whose money may have to move, by player. */
export const betsOnEvent = (eventId: string, after: { playerId: string; id: string }, limit: number) => query(place)`
  select b.id, b.player_id, b.account_id from sportsbook.bet b
  where b.id in (select l.bet_id from sportsbook.leg l where l.event_id = ${eventId}) and b.state in ('open', 'settled')
    and (b.player_id, b.id) > (${after.playerId}, ${after.id}) order by b.player_id, b.id limit ${limit}`;

export const betPlace = (id: string) => query(place)`select id, player_id, account_id from sportsbook.bet where id = ${id}`;

/** The bets of a player on events none of which had begun at a time, unless they are void already. */
export const betsNotBegun = (playerId: string, at: Date) => query(place)`
  select b.id, b.player_id, b.account_id from sportsbook.bet b
  where b.player_id = ${playerId} and b.state in ('requested', 'open', 'settled') and b.voided_for is null and not exists (
    select from sportsbook.leg l join sportsbook.event e on e.id = l.event_id
    where l.bet_id = b.id and (l.is_live or (e.starts_at <= ${at} and e.status not in ('not_started', 'delayed', 'postponed'))))
  order by b.id`;

const late = row({ id: uuid });
/** Requested bets whose delay ended before this, which their jobs have missed. */
export const requestedBefore = (at: Date) => query(late)`
  select id from sportsbook.bet where state = 'requested' and decided_at < ${at} order by decided_at limit 500`;

type NewBet = Omit<
  StoredBet,
  'legs' | 'cashOuts' | 'closed' | 'paid' | 'owed' | 'revision' | 'isCounted' | 'isTold' | 'rejection' | 'correctedAt' | 'voidedFor'
>;

export const insertBet = (made: NewBet) => command`
  insert into sportsbook.bet (id, player_id, account_id, currency, exponent, unit_stake, sizes, stake, most_payout, price_policy, state, decided_at,
    status, created_at)
  values (${made.id}, ${made.playerId}, ${made.accountId}, ${made.currency}, ${made.exponent}, ${made.unitStake}, ${made.sizes}, ${made.stake},
    ${made.mostPayout}, ${made.pricePolicy}, ${made.state}, ${made.decidedAt}, ${made.status}, ${made.createdAt})`;

export interface NewLeg {
  outcomeId: string;
  eventId: string;
  price: string;
  version: number;
  isLive: boolean;
  score: object | null;
}

export const insertLegs = (betId: string, legs: readonly NewLeg[]) => command`
  insert into sportsbook.leg (bet_id, position, outcome_id, event_id, price, version, is_live, score)
  select ${betId}, l.position, (l.leg ->> 'outcomeId')::uuid, l.leg ->> 'eventId', l.leg ->> 'price', (l.leg ->> 'version')::bigint,
    (l.leg ->> 'isLive')::boolean, nullif(l.leg -> 'score', 'null')
  from jsonb_array_elements(${JSON.stringify(legs)}::jsonb) with ordinality l (leg, position)`;

/** The prices at which a bet is accepted in the end. */
export const setLegPrices = (betId: string, prices: readonly { price: string; version: number }[]) => command`
  update sportsbook.leg l set price = n.price, version = n.version
  from unnest(${prices.map(({ price }) => price)}::text[], ${prices.map(({ version }) => version)}::bigint[]) with ordinality n (price, version, position)
  where l.bet_id = ${betId} and l.position = n.position`;

type BetChange = Pick<
  StoredBet,
  | 'id'
  | 'state'
  | 'decidedAt'
  | 'rejection'
  | 'mostPayout'
  | 'closed'
  | 'paid'
  | 'revision'
  | 'status'
  | 'isCounted'
  | 'isTold'
  | 'correctedAt'
  | 'voidedFor'
>;
export const updateBet = (b: BetChange) => command`
  update sportsbook.bet set state = ${b.state}, decided_at = ${b.decidedAt}, rejection = ${b.rejection}, most_payout = ${b.mostPayout},
    closed = ${b.closed}, paid = ${b.paid}, revision = ${b.revision}, status = ${b.status}, is_counted = ${b.isCounted}, is_told = ${b.isTold},
    corrected_at = ${b.correctedAt}, voided_for = ${b.voidedFor}
  where id = ${b.id}`;

const debt = row({ id: uuid, owed: bigint });
/** What an account still owes for corrections, the oldest bet first. */
export const debtsOf = (accountId: string) => query(debt)`
  select id, owed from sportsbook.bet where account_id = ${accountId} and owed > 0 order by id`;

export const addOwed = (changes: readonly { id: string; amount: bigint }[]) => command`
  update sportsbook.bet b set owed = b.owed + c.amount
  from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ amount }) => amount)}::bigint[]) c (id, amount) where b.id = c.id`;
