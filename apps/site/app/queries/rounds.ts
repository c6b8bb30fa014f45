import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery, Winner } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';
import { callQuery, dataOf } from './call-query.ts';

/** What is over stays as it was. */
const forever = Number.POSITIVE_INFINITY;

/** A page of rounds. Nothing announces a round, and it may have been played in another tab. */
export const roundsQuery = (query: CallQuery<'game.spins.list'>) =>
  queryOptions({ ...callQuery('game.spins.list', { query }), placeholderData: keepPreviousData, staleTime: 0 });

/** A round by the platform's books. */
export const roundQuery = (id: string) =>
  queryOptions({
    ...callQuery('game.spins.get', { params: { id } }),
    staleTime: ({ state }) => (state.data?.data.status === 'open' ? 0 : forever),
    select: dataOf,
  });

/** What its provider gives out to show a round again ends after an hour. */
const replayMs = 45 * 60_000;

/** The same round in its provider's words. */
export const recallQuery = (id: string, { locale, isOver }: { locale: string; isOver: boolean }) =>
  queryOptions({
    ...callQuery('game.spins.recall', { params: { id }, query: { locale } }),
    staleTime: isOver ? replayMs : 0,
    select: dataOf,
  });

/** A page of bets. */
export const betsQuery = (query: CallQuery<'game.bets.list'>) =>
  queryOptions({ ...callQuery('game.bets.list', { query }), placeholderData: keepPreviousData, staleTime: 0 });

/** What a session at a game has come to, asked for anew with every version of the account that the page shows. */
export const gameSessionQuery = (id: string, version: number | undefined) =>
  queryOptions({
    queryKey: ['game.sessions.get', { params: { id } }, version] as const,
    queryFn: () => callApi('game.sessions.get', { params: { id } }),
    placeholderData: (previous, before) => (before?.queryKey[1].params.id === id ? previous : undefined),
    select: dataOf,
  });

/** The latest wins in a place. */
export const winnersQuery = (place: CallQuery<'game.spins.winners'>) =>
  queryOptions({ ...callQuery('game.spins.winners', { query: place }), select: dataOf });

/** Puts a win that the socket has announced into the list. */
export function changeWinners(place: CallQuery<'game.spins.winners'>, change: (wins: readonly Winner[]) => Winner[]): void {
  queryClient.setQueryData(winnersQuery(place).queryKey, (known) => ({ data: change(known?.data ?? []), meta: undefined }));
}
