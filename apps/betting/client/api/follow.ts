import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createRealtime, type ChannelHandlers, type OpenChannel, type Realtime } from '@verdigale/client/realtime';
import { liveEventsChannel, sportEventChannelPrefix, type SlipJudgement, type SportEventDetail } from '@verdigale/contract';
import type { FollowedEvent, mergeEvent } from '#client/event/merge-event.ts';
import type { Pages } from '#client/offer/keep-newer.ts';
import { mergeLive } from '#client/offer/merge-live.ts';
import { withAnswerToCome } from './with-answer-to-come.ts';
import { judgeAnew } from '#client/slip/judge-anew.ts';

/**
 * What the socket says, put into what is known. Loaded once the page is there, with the socket itself; it imports nothing that the page has, so that
 * the page stays in one piece.
 */

type Leave = () => void;
let socket: Realtime | undefined;

/** The one socket of the client: a guest's, since prices are for everybody and the socket takes no play tokens. */
function openSocket(): Realtime {
  if (socket) return socket;
  const url = new URL('/api/connection/websocket', window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  socket = createRealtime({ url: url.href, getToken: async () => null });
  socket.reconnectWith(null);
  return socket;
}

export const isConnected = (): boolean => openSocket().isConnected();

const heardMs = 4_000;
let liveHeardAt = 0;
/** A channel that speaks all the time has spoken so lately that nothing need be asked; not where the clock was set back since. */
export const isLiveHeard = (): boolean => Math.abs(Date.now() - liveHeardAt) < heardMs;

/** A channel cannot replay what was before: on each join everything is asked for again. */
function join(queries: QueryClient, queryKey: QueryKey, channel: OpenChannel, events: ChannelHandlers['events']): Leave {
  return openSocket().subscribe(channel, null, { events, onGap: () => void queries.invalidateQueries({ queryKey }) });
}

/** A list of events, of later ones alone or not. */
export function followList(queries: QueryClient, queryKey: QueryKey, isLater: boolean): Leave {
  return join(queries, queryKey, liveEventsChannel, {
    'sportsbook.live.updated': ({ sportEvents }) => {
      liveHeardAt = Date.now();
      const state = queries.getQueryState<Pages>(queryKey);
      if (!state?.data) return;
      const pages = state.data.pages.map((page) => ({ ...page, data: mergeLive(page.data, sportEvents, isLater) }));
      // Nothing was asked: the next question is due when it was.
      queries.setQueryData(queryKey, { ...state.data, pages }, { updatedAt: state.dataUpdatedAt });
    },
  });
}

/** An event: takes over what follows on what is known, and asks for what lies between. */
export function followEvent(queries: QueryClient, queryKey: QueryKey, id: string, merge: typeof mergeEvent): Leave {
  return join(queries, queryKey, `${sportEventChannelPrefix}${id}`, {
    'sportsbook.event.updated': ({ since, sportEvent }) => {
      const known = queries.getQueryData<FollowedEvent>(queryKey);
      if (!known) return;
      if (since > known.event.version) void queries.invalidateQueries({ queryKey });
      else queries.setQueryData(queryKey, { ...known, event: merge(known.event, sportEvent), heardAt: Date.now() });
    },
  });
}

/** Keeps the judgement of a slip up to date with the events of its legs. What depends on a changed price is fetched within `askedMs`. */
export function followSlip(
  queries: QueryClient,
  queryKey: QueryKey,
  ids: readonly string[],
  { toldMs, askedMs }: { toldMs: number; askedMs: number },
): Leave {
  const judge = (sportEvent: SportEventDetail) => {
    const state = queries.getQueryState<SlipJudgement>(queryKey);
    const next = state?.data && judgeAnew(state.data, sportEvent);
    if (!next || next === state.data) return;
    queries.setQueryData(queryKey, next, { updatedAt: Math.min(state.dataUpdatedAt, Date.now() - toldMs + askedMs) });
  };
  const hear: ChannelHandlers['events'] = {
    'sportsbook.event.updated': ({ sportEvent }) => withAnswerToCome(queries, queryKey, () => judge(sportEvent)),
  };
  const leaves = ids.map((id) => join(queries, queryKey, `${sportEventChannelPrefix}${id}`, hear));
  return () => {
    for (const leave of leaves) leave();
  };
}
