import { bigint, query, row, text } from '#kernel/db/sql.ts';
import type { TransferKind } from './post.ts';

/** What an account showed before and after one transfer, in minor units: own and bonus money together, as a statement has it. */
const balances = row({ reference: text, before: bigint, after: bigint });

/**
 * The balances around an account's transfers of these causes; those that moved nothing of what it shows are not among them. A pocket that a
 * transfer did not move stood then where its last entry before had left it: found by halving, since a pocket's times never fall; where the
 * millisecond is the same, the ids of one transaction tell which came first.
 */
export const transferBalances = (accountId: string, kinds: readonly TransferKind[], references: readonly string[]) => query(balances)`
  with recursive search (id, reference, posted_at, ledger_id, moved, low, high) as (
    select t.id, t.reference, t.posted_at, l.id, e.amount, coalesce(e.version, 0), coalesce(e.version, l.version)
    from wallet.transfer t
    join wallet.ledger_account l on l.account_id = t.account_id and l.pocket in ('real', 'bonus', 'locked')
    left join wallet.entry e on e.transfer_id = t.id and e.ledger_id = l.id
    where t.account_id = ${accountId} and t.kind = any(${kinds}) and t.reference = any(${references})
    union all
    select s.id, s.reference, s.posted_at, s.ledger_id, s.moved,
      case when (t.posted_at, t.id) < (s.posted_at, s.id) then s.middle else s.low end,
      case when (t.posted_at, t.id) < (s.posted_at, s.id) then s.high else s.middle - 1 end
    from (select *, (low + high + 1) / 2 as middle from search where low < high) s
    join wallet.entry e on e.ledger_id = s.ledger_id and e.version = s.middle
    join wallet.transfer t on t.id = e.transfer_id
  )
  select s.reference, sum(coalesce(e.balance_after, 0) - coalesce(s.moved, 0))::bigint as before, sum(coalesce(e.balance_after, 0))::bigint as after
  from search s left join wallet.entry e on e.ledger_id = s.ledger_id and e.version = s.low
  where s.low = s.high
  group by s.id, s.reference
  having count(s.moved) > 0`;
