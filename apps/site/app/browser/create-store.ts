import { useSyncExternalStore } from 'react';

/** A value that lives outside of components and that they follow. */
export interface Store<T> {
  current(): T;
  set(value: T): void;
  /** For a component: the value as it is now; the initial one on the server and in the browser's first frame. */
  useCurrent(): T;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const current = () => value;
  return {
    current,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    useCurrent: () => useSyncExternalStore(subscribe, current, () => initial),
  };
}
