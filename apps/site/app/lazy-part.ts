import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { mayPrefetch } from './locale/may-prefetch.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export interface LazyPart<P extends object> {
  Part: LazyExoticComponent<ComponentType<P>>;
  /** Loads it before it is shown; refused while the network fails. */
  preload: () => Promise<unknown>;
}

/** A part of the page with a chunk of its own. While the network fails, only this part is missing, and loading is tried again. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return preloadable(load).Part;
}

/**
 * A part that may be loaded before it is shown, and then is shown at once: what React has to wait for, if only for a promise that is fulfilled
 * already, has its fallback shown for up to 300 ms.
 */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: { default: ComponentType<P> } | undefined;
  const preload = async () => (loaded = { default: await load() });
  return { preload, Part: lazy(() => (loaded ? atOnce(loaded) : patiently(preload))) };
}

/** Whether it is open or has been: a part that is loaded for its first opening stays for its way out, and for the next. */
export function useEverOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

/** For what opens something: its code is on the way when the pointer comes or a finger touches, before the press is over. */
export function beforePress(load: () => unknown) {
  const ahead = async () => {
    // A load that fails is tried again when the thing opens.
    if (mayPrefetch()) await Promise.resolve(load()).catch(() => undefined);
  };
  return { onFocus: ahead, onPointerEnter: ahead };
}

/** A promise that does not keep React waiting. */
function atOnce<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- React asks a promise of its own for no more than this.
  return { then: (fulfil: (given: T) => void) => fulfil(value) } as unknown as Promise<T>;
}

/** Loads until it succeeds: again when the browser is back online, or after ever longer pauses. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, pauseMs);
        globalThis.addEventListener('online', done, { once: true });
        function done() {
          clearTimeout(timer);
          globalThis.removeEventListener('online', done);
          resolve();
        }
      });
    }
  }
}
