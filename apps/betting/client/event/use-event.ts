import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { sportEventChannelPrefix, type EventPayloads, type SportEventDetail } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { heardMs, useChannels } from '#client/api/use-channels.ts';
import { mergeEvent } from './merge-event.ts';

const liveMs = 1_000;
const quietMs = 5_000;
/** Changes are asked for in between; that a feed has fallen silent is none, so that everything is asked for again so often. */
const wholeMs = 15_000;

interface Followed {
  event: SportEventDetail;
  wholeAt: number;
  heardAt: number;
}

const keyOf = (id: string) => ['event', id];

/**
 * An event with all its markets as they are now: the socket says what changes; while it is silent, or lost, what has changed is asked for every
 * second.
 */
export function useEvent(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  useChannels(
    'sportsbook.event.updated',
    [`${sportEventChannelPrefix}${id}`],
    (change) => hear(queries, id, change),
    () => void queries.invalidateQueries({ queryKey: keyOf(id) }),
  );
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ client, signal }): Promise<Followed> => {
      const known = client.getQueryData<Followed>(keyOf(id));
      const now = Date.now();
      const isWhole = !known || now - known.wholeAt > wholeMs;
      const query = isWhole ? {} : { since: known.event.version };
      const { data } = await call('sportsbook.events.get', { params: { id }, query, signal });
      if (isWhole) return { event: data, wholeAt: now, heardAt: known?.heardAt ?? 0 };
      // The socket may have spoken meanwhile.
      const latest = client.getQueryData<Followed>(keyOf(id)) ?? known;
      return { ...latest, event: mergeEvent(latest.event, data) };
    },
    select: ({ event }) => event,
    refetchInterval: ({ state }) => {
      if (Date.now() - (state.data?.heardAt ?? 0) < heardMs) return heardMs;
      return state.data?.event.isLive ? liveMs : quietMs;
    },
  });
}

/** Takes over what follows on what is known; asks for what lies between. */
function hear(queries: QueryClient, id: string, { since, sportEvent }: EventPayloads['sportsbook.event.updated']): void {
  const known = queries.getQueryData<Followed>(keyOf(id));
  if (!known) return;
  if (since > known.event.version) {
    void queries.invalidateQueries({ queryKey: keyOf(id) });
    return;
  }
  queries.setQueryData<Followed>(keyOf(id), { ...known, event: mergeEvent(known.event, sportEvent), heardAt: Date.now() });
}
