import { bigint, nullable, oneOf, query, row, text, type RowOf } from '#kernel/db/sql.ts';

const bookFault = row({
  fault: oneOf(['currency', 'transfer', 'pocket', 'version', 'running-balance', 'ledger-account', 'hidden-money', 'active-account']),
  /** The currency, transfer, ledger account, account or player that it was found in. */
  subject: text,
  /** Null when it is unknown. */
  currency: nullable(text),
  /** By how much it is wrong, where that is a number. */
  difference: nullable(bigint),
});
export type BookFault = RowOf<typeof bookFault>;

/** Reads all entries. */
export const bookFaults = () => query(bookFault)`
  with booked as (
    select e.*, l.currency, l.account_id, l.balance, row_number() over place as place, sum(e.amount) over place as running
    from wallet.entry e left join wallet.ledger_account l on l.id = e.ledger_id
    window place as (partition by e.ledger_id order by e.version)
  ),
  summed as (select ledger_id, sum(amount) as total, count(*) as entries from wallet.entry group by ledger_id)
  select 'currency' as fault, currency as subject, currency, sum(amount)::bigint as difference
  from booked group by currency having sum(amount) <> 0
  union all
  select 'transfer', t.id::text, b.currency, sum(b.amount)::bigint from wallet.transfer t left join booked b on b.transfer_id = t.id
  group by t.id, b.currency having coalesce(sum(b.amount), 1) <> 0
  union all
  select distinct 'transfer', b.transfer_id::text, b.currency, null::bigint from booked b
  where not exists (select from wallet.transfer t where t.id = b.transfer_id)
  union all
  select 'pocket', l.id::text, l.currency, (l.balance - coalesce(s.total, 0))::bigint
  from wallet.ledger_account l left join summed s on s.ledger_id = l.id where l.balance <> coalesce(s.total, 0)
  union all
  select 'version', l.id::text, l.currency, (l.version - coalesce(s.entries, 0))::bigint
  from wallet.ledger_account l left join summed s on s.ledger_id = l.id where l.version <> coalesce(s.entries, 0)
  union all
  select distinct 'running-balance', ledger_id::text, currency, null::bigint from booked
  where account_id is not null and (version is distinct from place or balance_after is distinct from running)
  union all
  select distinct 'ledger-account', ledger_id::text, null, null::bigint from booked where currency is null
  union all
  select 'ledger-account', l.id::text, a.currency, null from wallet.ledger_account l join wallet.account a on a.id = l.account_id
  where l.currency <> a.currency
  union all
  select 'hidden-money', a.id::text, a.currency, sum(l.balance)::bigint from wallet.account a
  join wallet.ledger_account l on l.account_id = a.id where a.is_hidden group by a.id having sum(l.balance) <> 0
  union all
  select 'active-account', player_id::text, null, null from wallet.account
  group by player_id having count(*) filter (where is_active) <> 1`;

/**
 * Reads what was booked since then, and of each pocket that it touched the newest entry. Together with the same proof of all
 * that came before, this is the whole proof: each entry follows the one before it, and the newest one is the balance.
 */
export const recentBookFaults = (since: Date) => query(bookFault)`
  with recent as materialized (select id from wallet.transfer where created_at >= ${since}),
  booked as materialized (
    select t.id, e.ledger_id, e.amount, e.balance_after, e.version, l.currency, l.account_id
    from recent t left join wallet.entry e on e.transfer_id = t.id left join wallet.ledger_account l on l.id = e.ledger_id
  ),
  touched as materialized (
    select l.id, l.currency, l.balance, l.version, newest.balance_after, newest.version as entries
    from (select distinct ledger_id from booked where account_id is not null) b
    join wallet.ledger_account l on l.id = b.ledger_id,
    lateral (select e.balance_after, e.version from wallet.entry e
      where e.ledger_id = l.id and e.version is not null order by e.version desc limit 1) newest
  )
  select 'transfer' as fault, id::text as subject, currency, sum(amount)::bigint as difference
  from booked group by id, currency having coalesce(sum(amount), 1) <> 0
  union all
  select 'pocket', id::text, currency, balance - balance_after from touched where balance <> balance_after
  union all
  select 'version', id::text, currency, version - entries from touched where version <> entries
  union all
  select distinct 'running-balance', b.ledger_id::text, b.currency, null::bigint from booked b
  left join wallet.entry e on e.ledger_id = b.ledger_id and e.version = b.version - 1
  where b.account_id is not null and (b.version is null or b.balance_after is distinct from
    b.amount + case when b.version = 1 then 0 else e.balance_after end)
  union all
  select distinct 'ledger-account', ledger_id::text, null, null::bigint from booked where ledger_id is not null and currency is null`;
