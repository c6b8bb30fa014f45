import type { ChannelHandlers, Realtime } from '@verdigale/client/realtime';

/** Who listens to which channel: a test says itself what is published there. */
export const heard = new Map<string, ChannelHandlers>();

/** Stands where the socket is: `vi.mock('@verdigale/client/realtime', () => import('#testing/heard-channels.ts'))`, then `connectAs`. */
export const createRealtime = (): Pick<Realtime, 'reconnectWith' | 'subscribe'> => ({
  reconnectWith: () => undefined,
  subscribe(channel: string, _playerId: string | null, handlers: ChannelHandlers) {
    heard.set(channel, handlers);
    return () => void heard.delete(channel);
  },
});
