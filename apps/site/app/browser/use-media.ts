import { useSyncExternalStore } from 'react';

/** Whether the screen is as `query` asks, such as `(width < 64rem)`. The server draws for one that is not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
