import type { CallQuery } from '@verdigale/contract';

/** What is chosen in the filters: dates as `YYYY-MM-DD` in the player's own days, empty for "all". */
export interface InvoiceFilter {
  type: string;
  status: string;
  currency: string;
  from: string;
  to: string;
}

export const noFilter: InvoiceFilter = { type: '', status: '', currency: '', from: '', to: '' };

export function isFiltered(filter: InvoiceFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** A range that ends before it begins matches nothing: it is a mistake, not a question. */
export function isRangeWrong({ from, to }: InvoiceFilter): boolean {
  return from !== '' && to !== '' && from > to;
}

/** The call's query: days become instants, from the start of the first to the end of the last; "all" is left out. (wire 8.4) */
export function invoiceQuery({ type, status, currency, from, to }: InvoiceFilter, page: number): CallQuery<'payment.invoices.list'> {
  return {
    page,
    perPage,
    ...(type ? { type: Number(type) } : {}),
    ...(status ? { status: Number(status) } : {}),
    ...(currency ? { currency } : {}),
    ...(from ? { dateFrom: new Date(`${from}T00:00:00`).toISOString() } : {}),
    ...(to ? { dateTo: new Date(`${to}T23:59:59.999`).toISOString() } : {}),
  };
}

const perPage = 10;

/** Today in the player's own calendar, `YYYY-MM-DD`: the last day that can be asked for. */
export function today(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
