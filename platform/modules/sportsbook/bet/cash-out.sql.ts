import { bigint, command, query, row, text, timestamp, uuid } from '#kernel/db/sql.ts';

const quote = row({ stake: bigint, amount: bigint, basis: text, expiresAt: timestamp });

interface NewQuote {
  id: string;
  betId: string;
  stake: bigint;
  amount: bigint;
  basis: string;
  expiresAt: Date;
}

export const insertQuote = (q: NewQuote) => command`
  insert into sportsbook.quote (id, bet_id, stake, amount, basis, expires_at)
  values (${q.id}, ${q.betId}, ${q.stake}, ${q.amount}, ${q.basis}, ${q.expiresAt})`;

/** The offer of this bet, whether or not it has expired. */
export const findQuote = (id: string, betId: string) => query(quote)`
  select ${quote.columns()} from sportsbook.quote where id = ${id} and bet_id = ${betId}`;

export const pruneQuotes = (before: Date) => command`delete from sportsbook.quote where expires_at < ${before}`;

const cashOut = row({ amount: bigint });
/** What was paid for an offer that was taken, in minor units; no row where it was not. */
export const cashOutById = (quoteId: string, betId: string) => query(cashOut)`
  select amount from sportsbook.cash_out where quote_id = ${quoteId} and bet_id = ${betId}`;

interface NewCashOut {
  quoteId: string;
  betId: string;
  stake: bigint;
  amount: bigint;
  at: Date;
}

export const insertCashOut = (c: NewCashOut) => command`
  insert into sportsbook.cash_out (quote_id, bet_id, stake, amount, created_at) values (${c.quoteId}, ${c.betId}, ${c.stake}, ${c.amount}, ${c.at})`;

interface NewRequest extends Omit<NewCashOut, 'at'> {
  standing: string;
  askedAt: Date;
  decidedAt: Date;
}

export const insertRequest = (r: NewRequest) => command`
  insert into sportsbook.cash_out_request (quote_id, bet_id, stake, amount, standing, state, asked_at, decided_at)
  values (${r.quoteId}, ${r.betId}, ${r.stake}, ${r.amount}, ${r.standing}, 'waiting', ${r.askedAt}, ${r.decidedAt})`;

const request = row({ quoteId: uuid, betId: uuid });
export const requestById = (quoteId: string) => query(request)`
  select quote_id, bet_id from sportsbook.cash_out_request where quote_id = ${quoteId}`;

/** Those whose delay ended before this, which their jobs have missed. */
export const waitingBefore = (at: Date) => query(request)`
  select quote_id, bet_id from sportsbook.cash_out_request where state = 'waiting' and decided_at < ${at} order by decided_at limit 500`;

export const endRequest = (quoteId: string, rejection: string | null, at: Date) => command`
  update sportsbook.cash_out_request set state = ${rejection === null ? 'taken' : 'refused'}, rejection = ${rejection}, decided_at = ${at}
  where quote_id = ${quoteId} and state = 'waiting'`;
