import { bigint, integer, oneOf, present, query, row, text, type RowOf } from '#kernel/db/sql.ts';
import { pockets } from '../account.ts';

const liability = row({ currency: text, exponent: integer, pocket: present(oneOf(pockets)), amount: bigint, accounts: integer });

/** What players have, by currency and pocket: the balances that the entries of the books come to. */
export const liabilities = () => query(liability)`
  select a.currency, a.exponent, l.pocket, sum(l.balance)::bigint as amount, count(*) filter (where l.balance > 0)::int as accounts
  from wallet.ledger_account l join wallet.account a on a.id = l.account_id
  group by a.currency, a.exponent, l.pocket order by a.currency, l.pocket`;

const counterpartySum = row({ counterparty: present(text), currency: text, amount: bigint });

/** What each counterparty has gained since then, and before; below zero what it has given. */
export const counterpartySums = ({ start, end }: { start: Date; end: Date }) => query(counterpartySum)`
  select l.counterparty, l.currency, sum(e.amount)::bigint as amount
  from wallet.transfer t join wallet.entry e on e.transfer_id = t.id join wallet.ledger_account l on l.id = e.ledger_id
  where l.counterparty is not null and t.posted_at >= ${start} and t.posted_at < ${end}
  group by l.counterparty, l.currency order by l.counterparty, l.currency`;

const counterpartyFlow = row({ counterparty: present(text), currency: text, taken: bigint, given: bigint });
export type CounterpartyFlow = RowOf<typeof counterpartyFlow>;

/** What each counterparty has got from players and given to them in a stretch of time. */
export const counterpartyFlows = ({ start, end }: { start: Date; end: Date }) => query(counterpartyFlow)`
  select l.counterparty, l.currency, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as taken,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as given
  from wallet.transfer t join wallet.entry e on e.transfer_id = t.id join wallet.ledger_account l on l.id = e.ledger_id
  where l.counterparty is not null and t.posted_at >= ${start} and t.posted_at < ${end}
  group by l.counterparty, l.currency order by l.counterparty, l.currency`;

/** What each of these counterparties has, in each currency. Reads all of their entries. */
export const counterpartyBalances = (names: readonly string[]) => query(counterpartySum)`
  select l.counterparty, l.currency, sum(e.amount)::bigint as amount
  from wallet.entry e join wallet.ledger_account l on l.id = e.ledger_id
  where l.counterparty = any(${names}::text[]) group by l.counterparty, l.currency`;
