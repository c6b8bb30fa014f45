import { endOf, startOf } from '../invoice-filter.ts';

/** Days as `YYYY-MM-DD` in the player's own calendar. */
export interface StatementChoice {
  currency: string;
  from: string;
  to: string;
}

export function periodQuery({ currency, from, to }: StatementChoice) {
  return { currency, dateFrom: startOf(from), dateTo: endOf(to) };
}
