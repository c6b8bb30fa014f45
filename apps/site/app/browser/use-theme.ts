import { useSyncExternalStore } from 'react';
import { useRootData } from '#app/root-data.ts';
import type { Theme } from '#app/site-context.ts';

/** The look of the page as it is now: the switch changes it without another page. */
export function useTheme(): Theme {
  const { theme } = useRootData();
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.theme as Theme | undefined) ?? theme,
    () => theme,
  );
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
