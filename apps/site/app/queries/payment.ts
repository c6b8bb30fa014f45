import { keepPreviousData, queryOptions, type Query } from '@tanstack/react-query';
import { invoiceType, type CallBody, type CallName, type CallQuery, type Invoice, type InvoiceType } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls, untilThere } from './call-query.ts';

export type PaymentOperation = 'deposit' | 'withdrawal';

/** The payment methods of a currency in a region; those of the last region until others are there. */
export const methodsQuery = (operation: PaymentOperation, query: CallQuery<'payment.methods.deposit'>) =>
  queryOptions({
    ...callQuery(`payment.methods.${operation}`, { query }),
    placeholderData: (previous, before) => (before?.queryKey[1]?.query?.currency === query.currency ? previous : undefined),
    select: dataOf,
  });

/** After a deposit was refused because of a limit: nothing may be left of it by now. */
export const refetchDepositMethods = () => refetchCalls('payment.methods.deposit');

type AddressRequest = Omit<CallBody<'payment.invoices.deposit'>, `redirect${string}`>;
type ReturnUrls = Pick<CallBody<'payment.invoices.deposit'>, 'redirectUrl' | 'redirectSuccessUrl' | 'redirectErrorUrl'>;

/**
 * The address to pay to; the platform gives the same one for as long as nothing has arrived on it. Where the player returns to
 * is no part of the key: a modal in the page's address must not ask for another deposit.
 */
export const depositAddressQuery = (request: AddressRequest, returnUrls: () => ReturnUrls) =>
  queryOptions({
    queryKey: ['payment.invoices.deposit', { body: request }] as const,
    queryFn: () => callApi('payment.invoices.deposit', { body: { ...request, ...returnUrls() } }),
    staleTime: 0,
    refetchOnReconnect: false,
    // With another bonus it is the same address.
    placeholderData: (previous, before) => (isSamePlace(before?.queryKey[1]?.body, request) ? previous : undefined),
    select: dataOf,
  });

function isSamePlace(one: AddressRequest | undefined, other: AddressRequest): boolean {
  const placeOf = ({ method, accountId, country, fields }: AddressRequest) => JSON.stringify([method, accountId, country, fields]);
  return one !== undefined && placeOf(one) === placeOf(other);
}

/** A page of payments. */
export const invoicesQuery = (query: CallQuery<'payment.invoices.list'>) =>
  queryOptions({ ...callQuery('payment.invoices.list', { query }), placeholderData: keepPreviousData });

/** The player's latest payments of a kind, their methods named in the language of the page. */
const latestQuery = (type: InvoiceType, locale: string) =>
  queryOptions({
    ...callQuery('payment.invoices.list', { query: { type, perPage: 20, locale } }),
    staleTime: 0,
    refetchInterval: untilThere,
    select: dataOf,
  });

export const latestDepositsQuery = (locale: string) => latestQuery(invoiceType.deposit, locale);
export const latestWithdrawalsQuery = (locale: string) => latestQuery(invoiceType.withdrawal, locale);

/** The deposits as they are now. */
export async function fetchLatestDeposits(locale: string): Promise<readonly Invoice[]> {
  return (await queryClient.fetchQuery(latestDepositsQuery(locale))).data;
}

/** What the player deposited and withdrew so far, a row a currency. */
export const paymentTotalsQuery = queryOptions({ ...callQuery('payment.invoices.statistics'), select: dataOf });

const ofInvoices: readonly CallName[] = ['payment.invoices.list', 'payment.invoices.statistics'];

/**
 * After a payment was begun, declined, or has changed by the socket's word, and after a gap in the socket. An answer that is on
 * its way may have been given before the change: it is not waited for, since a first one would count as the fresh one.
 */
export async function refetchInvoices(): Promise<void> {
  await queryClient.cancelQueries({ predicate: ({ queryKey }: Query) => ofInvoices.some((name) => name === queryKey[0]) });
  await refetchCalls(...ofInvoices);
}

/** After a withdrawal was refused because of what must still be staked. */
export const refetchTurnOver = () => refetchCalls('risk.reasons.turnOverWager');
