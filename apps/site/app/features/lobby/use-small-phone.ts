import { useSyncExternalStore } from 'react';

/** As in game-grid.module.css. */
const small = '(width < 30rem)';

/** Whether the screen is a small phone's; the server draws for any other. */
export function useSmallPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(small).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(small);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
