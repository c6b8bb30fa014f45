import { useRootData } from '#app/root-data.ts';
import type { Theme } from '#app/site-context.ts';
import { createStore } from './create-store.ts';

/** The look that was switched to since the page came; null for the one that it came in. */
const switched = createStore<Theme | null>(null);

/** The look of the page as it is now: the switch changes it without another page. */
export function useTheme(): Theme {
  const { theme } = useRootData();
  return switched.useCurrent() ?? theme;
}

/** Gives the page, and the browser's own bars around it, another look. */
export function showTheme(theme: Theme, ground: string): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  switched.set(theme);
}
