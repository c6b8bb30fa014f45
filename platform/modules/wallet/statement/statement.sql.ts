import { bigint, integer, oneOf, present, query, row, sql, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { shownPockets } from '../account.ts';

/** Where a pocket stands at a moment: how many entries it has, and what it holds after them. */
const pocketMark = row({ ledgerId: bigint, pocket: oneOf(shownPockets), moment: oneOf([1, 2]), version: bigint, balance: bigint });
export type PocketMark = RowOf<typeof pocketMark>;

/**
 * The marks of an account's pockets before two moments. A pocket's versions have no gap and their times never fall, so the last
 * version before a moment is found by halving: the cost hardly grows with the history, and bets need no index for it.
 * Statements are about what is the player's: held money is in none.
 */
export const marksBefore = (accountId: string, from: Date, until: Date) => query(pocketMark)`
  with recursive search (ledger_id, pocket, moment, time, low, high) as (
    select l.id, l.pocket, m.moment, m.time, 0::bigint, l.version
    from wallet.ledger_account l, (values (1, ${from}::timestamptz), (2, ${until}::timestamptz)) m (moment, time)
    where l.account_id = ${accountId} and l.pocket <> 'held'
    union all
    select s.ledger_id, s.pocket, s.moment, s.time,
      case when t.posted_at < s.time then s.middle else s.low end, case when t.posted_at < s.time then s.high else s.middle - 1 end
    from (select *, (low + high + 1) / 2 as middle from search where low < high) s
    join wallet.entry e on e.ledger_id = s.ledger_id and e.version = s.middle
    join wallet.transfer t on t.id = e.transfer_id
  )
  select s.ledger_id, s.pocket, s.moment, s.low as version, coalesce(e.balance_after, 0) as balance
  from search s left join wallet.entry e on e.ledger_id = s.ledger_id and e.version = s.low
  where s.low = s.high`;

/** The entries of one pocket after one version, up to another one. */
export interface PocketRange {
  ledgerId: bigint;
  after: bigint;
  upTo: bigint;
}

const rangesOf = (ranges: readonly PocketRange[]) => sql`
  unnest(${ranges.map(({ ledgerId }) => ledgerId)}::bigint[], ${ranges.map(({ after }) => after)}::bigint[],
    ${ranges.map(({ upTo }) => upTo)}::bigint[]) r (ledger_id, after, up_to)`;

const within = sql`e.ledger_id = r.ledger_id and e.version > r.after and e.version <= r.up_to`;

const kindTotal = row({ kind: text, count: integer, amount: bigint, pending: bigint });

/** Reads the whole period, unlike the rest. */
export const totalsByKind = (ranges: readonly PocketRange[]) => query(kindTotal)`
  select t.kind, count(distinct t.id)::int as count,
    coalesce(sum(e.amount) filter (where l.pocket <> 'pending'), 0)::bigint as amount,
    coalesce(sum(e.amount) filter (where l.pocket = 'pending'), 0)::bigint as pending
  from ${rangesOf(ranges)}
  join wallet.ledger_account l on l.id = r.ledger_id
  join wallet.entry e on ${within}
  join wallet.transfer t on t.id = e.transfer_id
  group by t.kind order by t.kind`;

/** What a transfer did to one pocket. */
const transferPart = row({
  transferId: uuid,
  kind: text,
  reference: text,
  postedAt: timestamp,
  pocket: present(oneOf(shownPockets)),
  version: present(bigint),
  amount: bigint,
  balanceAfter: present(bigint),
});
export type TransferPart = RowOf<typeof transferPart>;

/** All parts, within the ranges, of the transfers that are the next `count` of any pocket. */
export const nextParts = (ranges: readonly PocketRange[], count: number) => query(transferPart)`
  with near as (
    select distinct e.transfer_id from ${rangesOf(ranges)}
    cross join lateral (select e.transfer_id from wallet.entry e where ${within} order by e.version limit ${count}) e
  )
  select t.id as transfer_id, t.kind, t.reference, t.posted_at, l.pocket, e.version, e.amount, e.balance_after
  from near n
  join wallet.transfer t on t.id = n.transfer_id
  join wallet.entry e on e.transfer_id = n.transfer_id
  join ${rangesOf(ranges)} on ${within}
  join wallet.ledger_account l on l.id = e.ledger_id`;

const pocketBalance = row({ ledgerId: bigint, balance: present(bigint) });

export const balancesAt = (marks: readonly { ledgerId: bigint; version: bigint }[]) => query(pocketBalance)`
  select e.ledger_id, e.balance_after as balance
  from unnest(${marks.map(({ ledgerId }) => ledgerId)}::bigint[], ${marks.map(({ version }) => version)}::bigint[]) m (ledger_id, version)
  join wallet.entry e on e.ledger_id = m.ledger_id and e.version = m.version`;
