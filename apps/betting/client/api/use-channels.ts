import type { EventPayloads } from '@verdigale/contract';
import type { OpenChannel, Realtime } from '@verdigale/client/realtime';
import { useEffect, useEffectEvent } from 'react';

type Told = 'sportsbook.event.updated' | 'sportsbook.live.updated';
let socket: Realtime | undefined;

/** A channel that speaks all the time has spoken so lately that nothing need be asked. */
export const heardMs = 4_000;
const leastMs = 50;

/** Whether changes come by themselves; false until the socket is loaded and whenever it is lost. */
export const isTold = (): boolean => socket?.isConnected() ?? false;

/**
 * Milliseconds until a question is due that is asked so often, counted from its last answer: what the socket says meanwhile does not put it off.
 */
export function dueIn(everyMs: number, { dataUpdatedAt, errorUpdatedAt }: { dataUpdatedAt: number; errorUpdatedAt: number }): number {
  return Math.max(Math.max(dataUpdatedAt, errorUpdatedAt) + everyMs - Date.now(), leastMs);
}

/**
 * Hears an event of channels that are open to guests, for as long as the part is shown. The socket is loaded after the page is there: what it
 * would say is asked for meanwhile. `onGap` asks for what a channel cannot replay: on each join.
 */
export function useChannels<E extends Told>(
  event: E,
  channels: readonly OpenChannel[],
  onChange: (change: EventPayloads[E]) => void,
  onGap: () => void,
): void {
  const hear = useEffectEvent(onChange);
  const ask = useEffectEvent(onGap);
  const names = channels.join('\n');
  useEffect(() => {
    if (names === '') return undefined;
    const leaves: (() => void)[] = [];
    let isOver = false;
    void import('./socket.ts').then(({ openSocket }) => {
      if (isOver) return;
      socket = openSocket();
      for (const name of names.split('\n')) {
        const events = { [event]: (change: EventPayloads[E]) => hear(change) };
        leaves.push(socket.subscribe(name as OpenChannel, null, { events, onGap: () => ask() }));
      }
    });
    return () => {
      isOver = true;
      for (const leave of leaves) leave();
    };
  }, [event, names]);
}
