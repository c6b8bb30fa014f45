import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '@verdigale/client';
import type { CallQuery, Tournament } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';
import { refetchCalls } from './call-query.ts';

type ListAnswer = CallAnswer<'retention.tournaments.list'>;
type OneAnswer = CallAnswer<'retention.tournaments.get'>;

/** A page of tournaments. A player's answer has the own place, which a guest must not find in the cache. */
export const tournamentsQuery = (query: CallQuery<'retention.tournaments.list'>, isPlayer: boolean) =>
  queryOptions({
    queryKey: ['retention.tournaments.list', { query }, isPlayer] as const,
    queryFn: (): Promise<ListAnswer> => callApi('retention.tournaments.list', { query }),
    placeholderData: keepPreviousData,
  });

/** One tournament with its first hundred places. */
export const tournamentQuery = (id: string, isPlayer: boolean) =>
  queryOptions({
    queryKey: ['retention.tournaments.get', { params: { id } }, isPlayer] as const,
    queryFn: (): Promise<OneAnswer> => callApi('retention.tournaments.get', { params: { id } }),
    select: ({ data }) => data,
  });

/** After something that publications do not tell: a state has changed, or some were missed. */
export const refetchTournaments = () => refetchCalls('retention.tournaments.list', 'retention.tournaments.get');

/** Writes what was heard of a tournament into everything that shows it. */
export function changeTournament(id: string, change: Partial<Tournament>): void {
  queryClient.setQueriesData<OneAnswer>(
    { queryKey: ['retention.tournaments.get', { params: { id } }] },
    (known) => known && { ...known, data: { ...known.data, ...change } },
  );
  queryClient.setQueriesData<ListAnswer>(
    { queryKey: ['retention.tournaments.list'] },
    (known) => known && { ...known, data: known.data.map((item) => (item.id === id ? { ...item, ...change } : item)) },
  );
}

export async function takePart(id: string): Promise<void> {
  const { data } = await callApi('retention.tournaments.participate', { params: { id } });
  changeTournament(id, data);
}
