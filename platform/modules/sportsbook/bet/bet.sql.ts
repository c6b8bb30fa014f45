import {
  bigint,
  boolean,
  command,
  eachCommand,
  eachQuery,
  givenRows,
  integer,
  integerArray,
  json,
  nullable,
  oneOf,
  query,
  row,
  sql,
  text,
  textArray,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import { notBegunStatuses } from '../book/book.ts';
import type { BetState, PricePolicy, StoredBet, StoredCashOut, StoredCashOutRequest, StoredLeg, VoidedFor } from './bet.ts';
import { joined, marketNow } from './leg-market.sql.ts';

const bet = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  currency: text,
  exponent: integer,
  unitStake: bigint,
  sizes: integerArray,
  builderPrices: textArray,
  stake: bigint,
  bonusStake: bigint,
  mostPayout: bigint,
  pricePolicy: oneOf<PricePolicy>(['none', 'higher', 'any']),
  state: oneOf<BetState>(['requested', 'open', 'settled', 'rejected']),
  decidedAt: timestamp,
  rejection: nullable(text),
  closed: bigint,
  paid: bigint,
  bonusPaid: bigint,
  kept: bigint,
  owed: bigint,
  revision: integer,
  status: integer,
  isCounted: boolean,
  isTold: boolean,
  createdAt: timestamp,
  correctedAt: nullable(timestamp),
  voidedFor: nullable(oneOf<VoidedFor>(['selfExcluded', 'underAge'])),
  legs: json<StoredLeg[]>(),
  cashOuts: json<StoredCashOut[]>(),
  cashOutRequest: nullable(json<StoredCashOutRequest>()),
});

const columns = sql`b.id, b.player_id, b.account_id, b.currency, b.exponent, b.unit_stake, b.sizes, b.builder_prices, b.stake, b.bonus_stake, b.most_payout,
  b.price_policy, b.state, b.decided_at, b.rejection, b.closed, b.paid, b.bonus_paid, b.kept, b.owed, b.revision, b.status, b.is_counted, b.is_told, b.created_at, b.corrected_at, b.voided_for,
  (select jsonb_agg(jsonb_build_object('takenPrice', l.price, 'takenVersion', l.version, 'isLive', l.is_live, 'takenScore', l.score, 'builder', l.builder, 'now', ${marketNow},
    'place', (select jsonb_build_object('terms', l.each_way, 'now', ${marketNow}) from ${joined} where o.id = l.place_outcome_id))
    order by l.position) from sportsbook.leg l join ${joined} on o.id = l.outcome_id where l.bet_id = b.id) as legs,
  coalesce((select jsonb_agg(jsonb_build_object('stake', c.stake::text, 'amount', c.amount::text, 'at', c.created_at) order by c.created_at, c.quote_id)
    from sportsbook.cash_out c where c.bet_id = b.id), '[]') as cash_outs,
  (select jsonb_build_object('quoteId', r.quote_id, 'stake', r.stake::text, 'amount', r.amount::text, 'standing', r.standing, 'state', r.state,
    'decidedAt', r.decided_at, 'rejection', r.rejection) from sportsbook.cash_out_request r
    where r.bet_id = b.id order by r.state = 'waiting' desc, r.asked_at desc, r.quote_id desc limit 1) as cash_out_request`;

const betsById = eachQuery(
  bet,
  (given: readonly { id: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { id: 'uuid' })},
  lateral (select ${columns} from sportsbook.bet b where b.id = given.id offset 0) found`,
);

/** One statement each, however many legs and cash-outs there are. */
export const betById = (id: string) => betsById({ id });

/** In no order; ids that are no bets are left out. */
export const betsNamed = (ids: readonly string[]) => query(bet)`select ${columns} from sportsbook.bet b where b.id = any(${ids}::uuid[])`;

/** A page of a player's bets, newest first. */
export const betsOfPlayer = (playerId: string, isSettled: boolean | null, page: { offset: number; limit: number }) => query(bet)`
  select ${columns} from sportsbook.bet b
  where b.player_id = ${playerId} and (${isSettled}::boolean is null or (b.state in ('settled', 'rejected')) = ${isSettled})
  order by b.id desc limit ${page.limit} offset ${page.offset}`;

const total = row({ total: integer });
/** Settled and rejected bets, the others, or, with null, all of them. */
export const countBetsOf = (playerId: string, isSettled: boolean | null) => query(total)`
  select count(*)::int as total from sportsbook.bet b
  where b.player_id = ${playerId} and (${isSettled}::boolean is null or (b.state in ('settled', 'rejected')) = ${isSettled})`;

const place = row({ id: uuid, playerId: uuid, accountId: uuid });
/** Of whom a bet is. */
export type BetPlace = RowOf<typeof place>;

/** The next bets on an event whose money may have to move, by player. */
export const betsOnEvent = (eventId: string, after: { playerId: string; id: string }, limit: number) => query(place)`
  select b.id, b.player_id, b.account_id from sportsbook.bet b
  where b.id in (select l.bet_id from sportsbook.leg l where l.event_id = ${eventId}) and b.state in ('open', 'settled')
    and (b.player_id, b.id) > (${after.playerId}, ${after.id}) order by b.player_id, b.id limit ${limit}`;

export const betPlace = (id: string) => query(place)`select id, player_id, account_id from sportsbook.bet where id = ${id}`;

/**
 * The bets of a player on events none of which had begun at a time, unless they are void already: by its fixture, or by what the feed had said then,
 * which knows of an earlier start. A leg that is decided has begun, whatever the status of its event.
 */
export const betsNotBegun = (playerId: string, at: Date) => query(place)`
  select b.id, b.player_id, b.account_id from sportsbook.bet b
  where b.player_id = ${playerId} and b.state in ('requested', 'open', 'settled') and b.voided_for is null and not exists (
    select from sportsbook.leg l join sportsbook.event e on e.id = l.event_id join sportsbook.outcome o on o.id = l.outcome_id
    where l.bet_id = b.id and (l.is_live or (least(e.starts_at, e.began_at) <= ${at}
      and (e.status <> all(${notBegunStatuses}::text[]) or (o.result ->> 'voidFactor')::numeric < 1))))
  order by b.id`;

/** Those that have not ended. */
export const openBetsOf = (playerId: string) => query(place)`
  select b.id, b.player_id, b.account_id from sportsbook.bet b
  where b.player_id = ${playerId} and b.state in ('requested', 'open') order by b.id`;

const late = row({ id: uuid });
/** Requested bets whose delay ended before this, which their jobs have missed. */
export const requestedBefore = (at: Date) => query(late)`
  select id from sportsbook.bet where state = 'requested' and decided_at < ${at} order by decided_at limit 500`;

/** The prices at which a bet is accepted in the end. */
export const setLegPrices = (betId: string, prices: readonly { price: string; version: number }[]) => command`
  update sportsbook.leg l set price = n.price, version = n.version
  from unnest(${prices.map(({ price }) => price)}::text[], ${prices.map(({ version }) => version)}::bigint[]) with ordinality n (price, version, position)
  where l.bet_id = ${betId} and l.position = n.position`;

/** Those of its builders. */
export const setBuilderPrices = (betId: string, prices: readonly string[]) => command`
  update sportsbook.bet set builder_prices = ${prices} where id = ${betId}`;

type BetChange = Pick<
  StoredBet,
  | 'id'
  | 'state'
  | 'decidedAt'
  | 'rejection'
  | 'mostPayout'
  | 'closed'
  | 'paid'
  | 'bonusPaid'
  | 'kept'
  | 'revision'
  | 'status'
  | 'isCounted'
  | 'isTold'
  | 'correctedAt'
  | 'voidedFor'
>;
const betsChanged = eachCommand(
  (given: readonly BetChange[]) => sql`
  select sportsbook.change_bets(${given.map(({ id }) => id)}::uuid[], ${given.map(({ state }) => state)}::text[],
    ${given.map(({ decidedAt }) => decidedAt)}::timestamptz[], ${given.map(({ rejection }) => rejection)}::text[],
    ${given.map(({ mostPayout }) => mostPayout)}::bigint[], ${given.map(({ closed }) => closed)}::bigint[],
    ${given.map(({ paid }) => paid)}::bigint[], ${given.map(({ bonusPaid }) => bonusPaid)}::bigint[],
    ${given.map(({ kept }) => kept)}::bigint[], ${given.map(({ revision }) => revision)}::int[],
    ${given.map(({ status }) => status)}::int[], ${given.map(({ isCounted }) => isCounted)}::boolean[],
    ${given.map(({ isTold }) => isTold)}::boolean[], ${given.map(({ correctedAt }) => correctedAt)}::timestamptz[],
    ${given.map(({ voidedFor }) => voidedFor)}::text[])`,
);

export const updateBet = (change: BetChange) => betsChanged(change);

const debt = row({ id: uuid, owed: bigint });
const debts = eachQuery(
  debt,
  (given: readonly { accountId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { accountId: 'uuid' })},
  lateral (select b.id, b.owed from sportsbook.bet b where b.account_id = given.account_id and b.owed > 0 order by b.id offset 0) found
  order by given.place, found.id`,
);

/** What an account still owes for corrections, the oldest bet first. */
export const debtsOf = (accountId: string) => debts({ accountId });

/** Adds to what bets owe, in minor units; below zero some of it is paid. */
export const addOwed = (changes: readonly { id: string; amount: bigint }[]) => command`
  update sportsbook.bet b set owed = b.owed + c.amount
  from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ amount }) => amount)}::bigint[]) c (id, amount) where b.id = c.id`;
