import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveEventsChannel, type SportEvent } from '@verdigale/contract';
import { useEffect } from 'react';
import { callQuery, dataOf } from '#app/queries/call-query.ts';
import { onPublicChannel, queryClient } from '#app/session/index.ts';
import { mergeLive } from './merge-live.ts';

const shown = 6;
const soonMinutes = 180;
const refreshMs = 60_000;
const leastMs = 1_000;

export const liveEventsQuery = queryOptions({
  ...callQuery('sportsbook.events.list', { query: { isLive: true, perPage: shown } }),
  // Counted from the last answer: what the socket says, ten times a second, does not put it off.
  refetchInterval: ({ state: { dataUpdatedAt, errorUpdatedAt } }) =>
    Math.min(Math.max(Math.max(dataUpdatedAt, errorUpdatedAt) + refreshMs - Date.now(), leastMs), refreshMs),
  select: dataOf,
});
export const soonEventsQuery = queryOptions({
  ...callQuery('sportsbook.events.list', { query: { isLive: false, startsWithin: soonMinutes, perPage: shown } }),
  refetchInterval: refreshMs,
  select: dataOf,
});

/** What starts soon; looked for again each minute. */
export const useSoonEvents = () => useQuery(soonEventsQuery);

/** What runs, with prices and scores as they change. Others take the place of those that end with the next look, within a minute. */
export function useLiveEvents() {
  const events = useQuery(liveEventsQuery);
  useEffect(() => {
    const { queryKey } = liveEventsQuery;
    return onPublicChannel(liveEventsChannel, {
      events: {
        'sportsbook.live.updated': ({ sportEvents }) => hearLive(sportEvents),
      },
      onGap: () => void queryClient.invalidateQueries({ queryKey }),
    });
  }, []);
  return events;
}

/** Puts what the socket says into what is known. Nothing was asked: the next look is due when it was. */
export function hearLive(changed: readonly SportEvent[]): void {
  const { queryKey } = liveEventsQuery;
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(queryKey, (known) => known && { ...known, data: mergeLive(known.data, changed) }, { updatedAt });
}
