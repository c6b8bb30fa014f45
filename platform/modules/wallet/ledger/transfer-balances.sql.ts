import { bigint, present, query, row, text } from '#kernel/db/sql.ts';
import type { TransferKind } from './post.ts';

/** What the real pocket held before and after one transfer, in minor units. */
const balances = row({ reference: text, before: bigint, after: present(bigint) });

/** The balances around an account's transfers of these causes; those that moved nothing are not among them. */
export const transferBalances = (accountId: string, kinds: readonly TransferKind[], references: readonly string[]) => query(balances)`
  select t.reference, e.balance_after - e.amount as before, e.balance_after as after
  from wallet.transfer t
  join wallet.ledger_account l on l.account_id = t.account_id and l.pocket = 'real'
  join wallet.entry e on e.transfer_id = t.id and e.ledger_id = l.id
  where t.account_id = ${accountId} and t.kind = any(${kinds}) and t.reference = any(${references})`;
