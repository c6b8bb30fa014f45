import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#client/api/api.ts';
import { useFollowed } from '#client/api/use-followed.ts';
import { mergeEvent, type FollowedEvent } from './merge-event.ts';

const liveMs = 1_000;
const quietMs = 5_000;
/** While the socket has spoken this recently, nothing is fetched. */
const heardMs = 4_000;
/** Fetches in between ask for changes only. A feed that falls silent is no change, so everything is fetched again this often. */
const wholeMs = 15_000;

const keyOf = (id: string) => ['event', id];

/**
 * An event with all its markets as they are now. The socket reports changes; while it is silent or lost, changes are fetched every second.
 */
export function useEvent(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  useFollowed(id, (follow) => follow.followEvent(queries, keyOf(id), id, mergeEvent));
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ client, signal }): Promise<FollowedEvent> => {
      const known = client.getQueryData<FollowedEvent>(keyOf(id));
      const now = Date.now();
      const isWhole = !known || Math.abs(now - known.wholeAt) > wholeMs;
      const query = isWhole ? {} : { since: known.event.version };
      const { data } = await call('sportsbook.events.get', { params: { id }, query, signal });
      // The socket may have spoken meanwhile.
      const latest = client.getQueryData<FollowedEvent>(keyOf(id)) ?? known;
      if (!latest) return { event: data, wholeAt: now, heardAt: 0 };
      if (!isWhole) return { ...latest, event: mergeEvent(latest.event, data) };
      return { ...latest, event: latest.event.version > data.version ? latest.event : data, wholeAt: now };
    },
    select: ({ event }) => event,
    refetchInterval: ({ state }) => {
      if (Math.abs(Date.now() - (state.data?.heardAt ?? 0)) < heardMs) return heardMs;
      return state.data?.event.isLive ? liveMs : quietMs;
    },
  });
}
