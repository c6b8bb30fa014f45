import { useEffect, useEffectEvent } from 'react';
import { untilLoaded } from '#client/until-loaded.ts';
import type * as following from './follow.ts';

type Follow = typeof following;
let follow: Follow | undefined;

const leastMs = 50;

/** Whether changes come by themselves; false until the socket is loaded and whenever it is lost. */
export const isTold = (): boolean => follow?.isConnected() ?? false;

/** Whether changes of live events do. */
export const isLiveTold = (): boolean => follow?.isLiveHeard() ?? false;

/**
 * Milliseconds until a question is due that is asked so often, counted from its last answer: what the socket says does not put it off, nor does a clock
 * of this device that was set back.
 */
export function dueIn(everyMs: number, { dataUpdatedAt, errorUpdatedAt }: { dataUpdatedAt: number; errorUpdatedAt: number }): number {
  return Math.min(Math.max(Math.max(dataUpdatedAt, errorUpdatedAt) + everyMs - Date.now(), leastMs), everyMs);
}

/**
 * Follows what `names` say, nothing if empty, for as long as the part is shown; `start` answers what ends it. The socket is loaded after the page
 * is there: what it would say is asked for meanwhile.
 */
export function useFollowed(names: string, start: (follow: Follow) => () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (names === '') return undefined;
    let leave: (() => void) | null = () => undefined;
    void untilLoaded(() => import('./follow.ts')).then((loaded) => {
      follow = loaded;
      if (leave) leave = begin(loaded);
    });
    return () => {
      leave?.();
      leave = null;
    };
  }, [names]);
}
