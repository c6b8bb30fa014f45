import { bigint, query, row, text } from '#kernel/db/sql.ts';

/** Where the money of bets stands: stakes that are open, what the house has gained, and, below zero, what players owe. */
export const sportCounterparties = ['sportsbook:open', 'sportsbook:result', 'sportsbook:owed'] as const;

const betSum = row({ counterparty: text, currency: text, amount: bigint });

/** What the books must have with each counterparty, as the bets say. Reads every bet. */
export const betSums = () => query(betSum)`
  select v.counterparty, b.currency, sum(v.amount)::bigint as amount
  from sportsbook.bet b cross join lateral (values
    ('sportsbook:open', b.stake - b.closed), ('sportsbook:result', b.closed - b.paid), ('sportsbook:owed', -b.owed)) v (counterparty, amount)
  group by v.counterparty, b.currency`;
