import {
  playerChannel,
  type liveEventsChannel,
  type sportEventChannelPrefix,
  type PayloadsOf,
  type PlayerChannel,
  type Publication,
  type PublicChannel,
  type TournamentChannel,
  type winnersChannelPrefix,
} from '@verdigale/contract';
import { Centrifuge, connectingCodes, errorCodes, State, type PublicationContext, type Subscription } from 'centrifuge';
import { newestOnly } from './newest-only.ts';

/** Code of an error that means: the server did not answer a socket call in time. (W 8) */
export const timeoutCode: number = errorCodes.timeout;

/** Why the socket connects anew: a subscribe went unanswered. */
const SUBSCRIBE_TIMEOUT: number = connectingCodes.subscribeTimeout;

/** Lower disconnect codes come from the library itself: it was asked to disconnect, or has no token. */
const FIRST_SERVER_CODE = 3000;

const CALL_TIMEOUT_MS = 5_000;
const PING_GRACE_MS = 10_000;

export interface RealtimeError {
  readonly code: number;
  readonly message: string;
  /** Present when the error concerns one channel. */
  readonly channel?: string;
}

export interface RealtimeOptions {
  /** The socket's whole address, ws: or wss:. */
  readonly url: string;
  /** A token that is not about to expire, or null when the session is over: `freshToken` of the client. */
  readonly getToken: () => Promise<string | null>;
  readonly onError?: (error: RealtimeError) => void;
  /** The server closed the socket for good (codes 3500 to 3999 and 4500 to 4999). (W 4) */
  readonly onClosed?: (code: number) => void;
  /** What a payload lacks that the listeners count on. */
  readonly fillIn?: <T extends object>(payload: T) => T;
  /** How long the server may take: for an answer, 5 s, and for a ping beyond its announced interval, 10 s. */
  readonly callTimeoutMs?: number;
  readonly pingGraceMs?: number;
}

/** What guests may hear too. */
export type OpenChannel =
  | PublicChannel
  | TournamentChannel
  | typeof liveEventsChannel
  | `${typeof winnersChannelPrefix | typeof sportEventChannelPrefix}${string}`;

/** What to do with each event of a channel, and when publications were missed for good. */
export interface ChannelHandlers<C extends string = string> {
  readonly events: { readonly [E in keyof PayloadsOf<C>]?: (payload: PayloadsOf<C>[E]) => void };
  /**
   * The channel is joined and the server could not replay what came before: fetch the state again. Also called on every
   * first join, because what a page read earlier may have changed since.
   */
  readonly onGap?: () => void;
}

export interface Realtime {
  /**
   * Connects, or connects anew under another identity: a player's token, or null as guest. Public channels stay subscribed;
   * those of a player are left, and joined again by whoever holds the new session. (W 4)
   */
  reconnectWith(token: string | null): void;
  /**
   * Joins a player's channel, after `reconnectWith` that player's token. Returns what leaves it; several may listen to one
   * channel. A refusal goes to `onError` and ends the subscription.
   */
  subscribe<C extends PlayerChannel | TournamentChannel>(channel: C, playerId: string, handlers: ChannelHandlers<C>): () => void;
  /** Joins a channel that is open to guests. */
  subscribe(channel: OpenChannel, playerId: null, handlers: ChannelHandlers): () => void;
  /** Whether the socket is open at this moment; one whose network went away silently counts as open until its ping is missed. */
  isConnected(): boolean;
  /** Leaves every channel and closes the socket. */
  close(): void;
}

interface Joined {
  readonly subscription: Subscription;
  readonly listeners: Set<ChannelHandlers>;
}

/** The socket of a page, not connected before `reconnectWith`. It connects again by itself until it is closed, or the server closes it for good. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const joined = new Map<string, Joined>();
  let isGuest = true;
  const socket = new Centrifuge(options.url, {
    // An empty token is a guest; null would close the socket for good.
    getToken: async () => (isGuest ? '' : ((await options.getToken()) ?? '')),
    timeout: options.callTimeoutMs ?? CALL_TIMEOUT_MS,
    maxServerPingDelay: options.pingGraceMs ?? PING_GRACE_MS,
  });
  socket.on('error', ({ error }) => options.onError?.(error));
  socket.on('connecting', ({ code, reason }) => {
    // The library reconnects on an unanswered subscribe without calling that an error.
    if (code === SUBSCRIBE_TIMEOUT) options.onError?.({ code: timeoutCode, message: reason });
  });
  socket.on('disconnected', ({ code }) => {
    if (code >= FIRST_SERVER_CODE) options.onClosed?.(code);
  });

  const leave = (name: string): void => {
    const found = joined.get(name);
    if (!found) return;
    joined.delete(name);
    found.subscription.removeAllListeners();
    found.subscription.unsubscribe();
    socket.removeSubscription(found.subscription);
  };

  const join = (name: string): Joined => {
    const made: Joined = { subscription: socket.newSubscription(name), listeners: new Set() };
    const { accept, forget } = newestOnly();
    made.subscription.on('publication', (publication) => {
      if (accept(publication)) dispatch(made.listeners, publication, options.fillIn ?? ((payload) => payload));
    });
    made.subscription.on('subscribed', ({ recovered }) => {
      if (recovered) return;
      forget();
      for (const { onGap } of made.listeners) if (onGap) queueMicrotask(onGap);
    });
    made.subscription.on('error', ({ error }) => options.onError?.({ ...error, channel: name }));
    // Only the server's decision gets here. A subscription that it ended for good is forgotten, so that a later subscribe asks again.
    made.subscription.on('unsubscribed', ({ code, reason }) => {
      leave(name);
      options.onError?.({ code, message: reason, channel: name });
    });
    joined.set(name, made);
    made.subscription.subscribe();
    return made;
  };

  return {
    reconnectWith(token) {
      isGuest = token === null;
      for (const name of joined.keys()) if (name.includes('#')) leave(name);
      socket.disconnect();
      socket.setToken(token ?? '');
      socket.connect();
    },
    subscribe(channel: PlayerChannel | OpenChannel, playerId: string | null, handlers: ChannelHandlers) {
      const name = playerId === null ? channel : playerChannel(channel as PlayerChannel | TournamentChannel, playerId);
      const entry = joined.get(name) ?? join(name);
      // An object of its own, so that subscribing twice with the same handlers is two subscriptions.
      const own = { ...handlers };
      entry.listeners.add(own);
      return () => {
        entry.listeners.delete(own);
        if (entry.listeners.size === 0 && joined.get(name) === entry) leave(name);
      };
    },
    isConnected: () => socket.state === State.Connected,
    close() {
      for (const name of joined.keys()) leave(name);
      socket.disconnect();
    },
  };
}

function dispatch(
  listeners: ReadonlySet<ChannelHandlers>,
  { data }: PublicationContext,
  fillIn: NonNullable<RealtimeOptions['fillIn']>,
): void {
  const { event, ...said } = data as Publication;
  const payload = fillIn(said);
  for (const { events } of listeners) {
    const handler = Object.hasOwn(events, event) ? (events[event] as (payload: unknown) => void) : undefined;
    // Each in a task of its own: an error in one would otherwise close the socket.
    if (handler) queueMicrotask(() => handler(payload));
  }
}
