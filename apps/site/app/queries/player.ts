import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '@verdigale/contract';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

/** Where the visitor is, by the edge network: the same for as long as the page lives. */
export const visitorQuery = queryOptions({ ...callQuery('player.init'), staleTime: Number.POSITIVE_INFINITY, select: dataOf });

export const profileFieldsQuery = queryOptions({
  ...callQuery('player.fields.validations', { query: { scenario: 'profile' } }),
  select: dataOf,
});

/** The limits of the player. What is used of them changes with every payment, so they are asked for anew. */
export const limitsQuery = queryOptions({ ...callQuery('player.limits.list'), staleTime: 0, select: dataOf });

/** What the player spent, by period. Every payment and every round changes it, so it is asked for anew. */
export const spendingQuery = (query: CallQuery<'player.spending'>) =>
  queryOptions({ ...callQuery('player.spending', { query }), staleTime: 0, select: dataOf });

/** After the player has changed one, and after one begins anew: deposits may be open or closed by it. */
export const refetchLimits = () => refetchCalls('player.limits.list', 'payment.methods.deposit');

/** Where the player is and was signed in. */
export const sessionsQuery = (query: CallQuery<'sessions.list'>) =>
  queryOptions({ ...callQuery('sessions.list', { query }), placeholderData: keepPreviousData });

/** After a session was closed, and after a new password, which closes the others. */
export const refetchSessions = () => refetchCalls('sessions.list');

/** Whether the player is told of each sign-in. */
export const signInNoticesQuery = queryOptions({ ...callQuery('sessions.notices'), select: dataOf });

/** When the player signed in before this time. */
export const previousSignInQuery = queryOptions({ ...callQuery('sessions.previous'), select: dataOf });
