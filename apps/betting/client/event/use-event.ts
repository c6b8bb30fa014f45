import { useQuery } from '@tanstack/react-query';
import type { SportEventDetail } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { mergeEvent } from './merge-event.ts';

const liveMs = 1_000;
const quietMs = 5_000;
/** Changes are asked for in between; that a feed has fallen silent is none, so that everything is asked for again so often. */
const wholeMs = 15_000;

interface Followed {
  event: SportEventDetail;
  wholeAt: number;
}

/** An event with all its markets as they are now: what has changed is asked for every second while it runs. */
export function useEvent(id: string) {
  const call = useApi();
  const key = ['event', id];
  return useQuery({
    queryKey: key,
    queryFn: async ({ client, signal }): Promise<Followed> => {
      const known = client.getQueryData<Followed>(key);
      const now = Date.now();
      const isWhole = !known || now - known.wholeAt > wholeMs;
      const query = isWhole ? {} : { since: known.event.version };
      const { data } = await call('sportsbook.events.get', { params: { id }, query, signal });
      if (isWhole) return { event: data, wholeAt: now };
      return { ...known, event: mergeEvent(known.event, data) };
    },
    select: ({ event }) => event,
    refetchInterval: ({ state }) => (state.data?.event.isLive ? liveMs : quietMs),
  });
}
