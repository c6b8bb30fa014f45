import { useSyncExternalStore } from 'react';

/** A text that this browser stores under one key. Where storage is forbidden nothing is stored, and nothing fails. */
export interface StoredText {
  /** Null while nothing is kept. */
  read(): string | null;
  /** Null removes it. */
  write(value: string | null): void;
  /** For a component: the text as it is now, written here or in another tab; null on the server and in the first frame. */
  useCurrent(): string | null;
}

/** `local` is kept for later visits and shared by all tabs; `session` lives as long as the tab. */
export function createStoredText(key: string, area: 'local' | 'session'): StoredText {
  const listeners = new Set<() => void>();
  // Asked for at each use: where storage is forbidden, naming it throws, and the server has none.
  const storage = () => (area === 'local' ? localStorage : sessionStorage);

  function read(): string | null {
    try {
      return storage().getItem(key);
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
    read,
    write(value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Forbidden or full: see above.
      }
      for (const listener of listeners) listener();
    },
    useCurrent: () => useSyncExternalStore(subscribe, read, () => null),
  };
}
