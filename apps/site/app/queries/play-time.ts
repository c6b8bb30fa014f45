import { queryOptions } from '@tanstack/react-query';
import type { PlayTime } from '@verdigale/contract';
import { callApi, queryClient } from '#app/session/index.ts';
import { callQuery, dataOf } from './call-query.ts';

/** How long the player has played, and what is set for that. It changes with every bet, so it is asked for anew. */
export const playTimeQuery = queryOptions({ ...callQuery('player.playTime.get'), staleTime: 0, select: dataOf });

/** Changes how long the player may play and how often play stops. */
export async function changePlayTime(wish: { checkMinutes?: number; limitMinutes?: number | null }): Promise<PlayTime> {
  return keep(await callApi('player.playTime.change', { body: wish }));
}

/** The player has seen what was won and lost. */
export async function acknowledgeCheck(): Promise<PlayTime> {
  return keep(await callApi('player.playTime.acknowledge'));
}

function keep({ data }: { data: PlayTime }): PlayTime {
  queryClient.setQueryData(playTimeQuery.queryKey, { data, meta: undefined });
  return data;
}
