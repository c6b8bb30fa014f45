import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
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
  rewrite<OneAnswer>(['retention.tournaments.get', { params: { id } }], (known) => ({ ...known, data: { ...known.data, ...change } }));
  rewrite<ListAnswer>(['retention.tournaments.list'], (known) => ({
    ...known,
    data: known.data.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }));
}

/** Nothing was asked: the next question is due when it was. */
function rewrite<Answer>(queryKey: QueryKey, change: (known: Answer) => Answer): void {
  for (const [key, known] of queryClient.getQueriesData<Answer>({ queryKey })) {
    if (known) queryClient.setQueryData<Answer>(key, change(known), { updatedAt: queryClient.getQueryState(key)!.dataUpdatedAt });
  }
}

export async function takePart(id: string): Promise<void> {
  const { data } = await callApi('retention.tournaments.participate', { params: { id } });
  changeTournament(id, data);
}
