import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 64rem)');

/** Room for tree and slip beside the offer. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = wide();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => wide().matches,
  );
}
