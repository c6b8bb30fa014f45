import { invoiceStatus, invoiceType, type CallQuery } from '@verdigale/contract';
import type { FilterRules } from '#app/widgets/use-address-filter.ts';

/** What is chosen in the filters: dates as `YYYY-MM-DD` in the player's own days, empty for "all". */
export interface InvoiceFilter {
  type: string;
  status: string;
  currency: string;
  from: string;
  to: string;
}

export const noFilter: InvoiceFilter = { type: '', status: '', currency: '', from: '', to: '' };

const isOneOf = (ids: Record<string, number>) => (value: string) => Object.values(ids).some((id) => String(id) === value);

/** A day of the calendar, `YYYY-MM-DD`. */
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** What every list of the history can be narrowed down by. */
export const commonRules = { currency: (value: string) => /^[A-Z][A-Z0-9]{1,9}$/.test(value), from: isDay, to: isDay };

/** An address may be old, or made up: nothing is asked for that there is not. */
export const invoiceRules: FilterRules<InvoiceFilter> = { ...commonRules, type: isOneOf(invoiceType), status: isOneOf(invoiceStatus) };

export function isFiltered(filter: { from: string; to: string }): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** A range that ends before it begins matches nothing: it is a mistake, not a question. */
export function isRangeWrong({ from, to }: Pick<InvoiceFilter, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && from > to;
}

/** The filters of the calls: "all" is left out. (wire 8.4) */
export function filterQuery({ type, status, currency, from, to }: InvoiceFilter): CallQuery<'payment.invoices.export'> {
  return {
    ...(type ? { type: Number(type) } : {}),
    ...(status ? { status: Number(status) } : {}),
    ...(currency ? { currency } : {}),
    ...(from ? { dateFrom: startOf(from) } : {}),
    ...(to ? { dateTo: endOf(to) } : {}),
  };
}

export function invoiceQuery(filter: InvoiceFilter, page: number): CallQuery<'payment.invoices.list'> {
  return { page, perPage, ...filterQuery(filter) };
}

/** The day of a date field. Some browsers take years of five and six digits, which no calendar of ours has: the last four stand. */
export const dayOf = ({ value }: { value: string }): string => value.slice(-10);

/** The first and the last moment of a day in the player's own calendar. */
export const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();
export const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

const perPage = 10;

/** Today in the player's own calendar, `YYYY-MM-DD`: the last day that can be asked for. */
export function today(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
