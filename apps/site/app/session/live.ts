import type { ChannelHandlers, OpenChannel, Realtime } from '@verdigale/client/realtime';
import { socketPath, type PlayerChannel, type TournamentChannel } from '@verdigale/contract';
import { useEffect, useEffectEvent } from 'react';
import { patiently } from '#app/lazy-part.ts';
import { onPageCache } from './page-cache.ts';
import { currentSessionId, tokenStore } from './token-cookie.ts';

/** What a player alone hears. */
type OwnChannel = PlayerChannel | TournamentChannel;

/** Who wants to hear what. A player's channels are joined for as long as a player is signed in. */
interface Listener {
  channel: OwnChannel | OpenChannel;
  isPublic: boolean;
  handlers: ChannelHandlers;
  leave?: () => void;
}

const listeners = new Set<Listener>();
let playerId: string | null = null;
let realtime: Realtime | undefined;
let starting: Promise<void> | undefined;

/** Another process of the platform may know a closed session for a moment longer; nobody is to ask without a pause. */
const closedAgainMs = 1_000;
/** Of the socket's close. (W 4) */
const invalidTokenCode = 3500;

/** The socket's library is loaded when the first player or the first listener to a public channel needs it. */
async function start(): Promise<void> {
  // Keeps trying: a player whose network fails while the page starts must still hear about money.
  const [{ createRealtime }, { freshToken, fillInPush: fillIn }] = await patiently(() =>
    Promise.all([import('@verdigale/client/realtime'), import('./api.ts')]),
  );
  const url = new URL(socketPath, window.location.href.replace(/^http/, 'ws')).href;
  realtime = createRealtime({ url, getToken: freshToken, fillIn, onClosed: (code) => void confirmSession(code) });
  connect();
  onPageCache({
    sessionId: currentSessionId,
    // A page with an open socket is not taken into that cache.
    onLeave: () => realtime?.close(),
    onReturn() {
      for (const listener of listeners) listener.leave = undefined;
      connect();
    },
  });
}

/**
 * The server has closed the socket for good because of its token, as it does when the session was closed elsewhere. Then this
 * call is refused, which ends the session here as well; otherwise the socket is wanted, and tries again.
 */
async function confirmSession(code: number): Promise<void> {
  if (code !== invalidTokenCode || playerId === null) return;
  await new Promise((resolve) => setTimeout(resolve, closedAgainMs));
  // Another tab's sign-out closes the socket, and its word of that may come after: a guest has no session to ask about.
  if (playerId === null) return;
  const { callApi } = await import('./api.ts');
  await callApi('player.profile.get').catch(() => undefined);
  if (playerId !== null) connect();
}

function connect(): void {
  // Public channels outlive a change of identity; those of a player do not.
  for (const listener of listeners) if (!listener.isPublic) listener.leave = undefined;
  realtime?.reconnectWith(playerId === null ? null : tokenStore.read());
  for (const listener of listeners) join(listener);
}

function join(listener: Listener): void {
  if (!realtime || listener.leave) return;
  if (listener.isPublic) listener.leave = realtime.subscribe(listener.channel as OpenChannel, null, listener.handlers);
  else if (playerId !== null) listener.leave = realtime.subscribe(listener.channel as OwnChannel, playerId, listener.handlers);
}

function startOnce(): void {
  // Whatever else goes wrong: the next one who needs it tries again.
  starting ??= start().catch(() => {
    starting = undefined;
  });
}

/** For the session: connects as this player, or as a guest if there is a socket at all. (A 4) */
export function connectAs(id: string | null): void {
  playerId = id;
  if (realtime) connect();
  else if (id !== null) startOnce();
}

function listen(channel: OwnChannel | OpenChannel, isPublic: boolean, handlers: ChannelHandlers): () => void {
  const listener: Listener = { channel, isPublic, handlers };
  listeners.add(listener);
  if (realtime) join(listener);
  else if (isPublic) startOnce();
  return () => {
    listeners.delete(listener);
    listener.leave?.();
  };
}

/** Hears a channel that guests may join too; connects the socket if nothing else has. Returns a function that stops it. */
export function onPublicChannel(channel: OpenChannel, handlers: ChannelHandlers): () => void {
  return listen(channel, true, handlers);
}

/** Hears a player's channel whenever a player is signed in, for as long as the component is on the page. (W 7) */
export function usePlayerChannel<C extends OwnChannel>(channel: C, handlers: ChannelHandlers<C>): void {
  const current = useEffectEvent(() => handlers);
  useEffect(() => {
    const events = Object.fromEntries(
      Object.keys(current().events).map((event) => [
        event,
        (payload: never) => (current() as ChannelHandlers).events[event as keyof ChannelHandlers['events']]?.(payload),
      ]),
    );
    return listen(channel, false, { events, onGap: () => current().onGap?.() });
  }, [channel]);
}
