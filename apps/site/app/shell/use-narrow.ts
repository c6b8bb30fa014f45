import { useSyncExternalStore } from 'react';

const narrow = '(width < 64rem)';

/** Whether the screen is one with a bottom bar: by its width, never by the name of the device. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
