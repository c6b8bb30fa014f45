import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const known = new Map<string, unknown>();

/** What a player has chosen in this browser. Where nothing can be kept it holds for this page. */
export function useStored<T>(key: string, initial: T, isValid: (value: unknown) => value is T): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key, initial, isValid));
  return [value, (next) => store(key, next)];
}

export function read<T>(key: string, initial: T, isValid: (value: unknown) => value is T): T {
  if (!known.has(key)) known.set(key, load(key));
  const value = known.get(key);
  return isValid(value) ? value : initial;
}

export function store(key: string, value: unknown): void {
  known.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden by the browser.
  }
  for (const listener of listeners) listener();
}

/** What another tab has stored since is read anew: this one would put what it knows in its place. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null) known.clear();
    else known.delete(key);
    for (const listener of listeners) listener();
  });
}

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For tests: as in a browser that was never here. */
export function forgetStored(): void {
  known.clear();
  localStorage.clear();
}
