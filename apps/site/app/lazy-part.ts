import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** A part of the page that is loaded by itself. While the network fails it is only missing, and is asked for again. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await patiently(load) }));
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
