import { useSyncExternalStore } from 'react';

/** Something that a person chose in this browser, under one key of the local storage; null while nothing is chosen. */
export interface StoredChoice {
  /** Null takes the choice back. */
  pick(value: string | null): void;
  /** For a component: the choice as it is now, here or in another tab. */
  useCurrent(): string | null;
}

export function createStoredChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>();

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    pick(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Without storage nothing is chosen.
      }
      for (const listener of listeners) listener();
    },
    useCurrent: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
