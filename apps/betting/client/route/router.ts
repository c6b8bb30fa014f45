import { useSyncExternalStore } from 'react';
import { readRoute, type Route } from './route.ts';

const listeners = new Set<() => void>();
const readHash = () => window.location.hash.slice(1) || '/';
let path = readHash();
let tell: (path: string) => void = () => undefined;

function set(next: string, isTold: boolean): void {
  path = next;
  for (const listener of listeners) listener();
  if (isTold) tell(path);
}

/** Each place has an entry in the history of the page around us, so that "back" goes back here; but for one that takes the place of the last. */
export function navigate(next: string, { isReplaced = false } = {}): void {
  if (next === path) return;
  if (isReplaced) window.history.replaceState(null, '', `#${next}`);
  else window.history.pushState(null, '', `#${next}`);
  set(next, true);
  window.scrollTo(0, 0);
}

/** Where the page around us sends us: it knows already. */
export function followPage(next: string): void {
  if (next === path) return;
  window.history.replaceState(null, '', `#${next}`);
  set(next, false);
  window.scrollTo(0, 0);
}

// There the browser scrolls to where the player was.
window.addEventListener('popstate', () => set(readHash(), true));

/** Calls `onRoute` for every place that the player goes to, by the history too; replaces an earlier listener. */
export function openRouter(onRoute: (path: string) => void): void {
  tell = onRoute;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePath = (): string => useSyncExternalStore(subscribe, () => path);
export const useRoute = (): Route => readRoute(usePath());
