import { useSyncExternalStore } from 'react';

/** What of the shell is open. (A 3) */
export interface LayoutState {
  isDrawerOpen: boolean;
  isUserNavOpen: boolean;
  isCurrencyNavOpen: boolean;
  isDrawerCompact: boolean;
  showCookiePopup: boolean;
}

const compactKey = 'IS_DRAWER_COMPACT';
const initial: LayoutState = {
  isDrawerOpen: false,
  isUserNavOpen: false,
  isCurrencyNavOpen: false,
  isDrawerCompact: false,
  showCookiePopup: false,
};
let state = initial;
const listeners = new Set<() => void>();

export function changeLayout(change: Partial<LayoutState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Shows the drawer so, and tells the page that its width changed: rows and the game's frame measure themselves. (A 4) */
export function showDrawerCompact(isCompact: boolean): void {
  document.documentElement.dataset.drawer = isCompact ? 'compact' : 'full';
  changeLayout({ isDrawerCompact: isCompact });
  window.dispatchEvent(new Event('resize'));
}

/** The visitor's own choice: kept for later visits. */
export function setDrawerCompact(isCompact: boolean): void {
  try {
    localStorage.setItem(compactKey, String(isCompact));
  } catch {
    // Storage may be forbidden; the choice then lives as long as the page.
  }
  showDrawerCompact(isCompact);
}

export function storedDrawerCompact(): boolean {
  try {
    return localStorage.getItem(compactKey) === 'true';
  } catch {
    return false;
  }
}

/** Takes over what the boot script put on the page. */
export function readDrawerCompact(): void {
  if (document.documentElement.dataset.drawer === 'compact') changeLayout({ isDrawerCompact: true });
}

export function useLayout(): LayoutState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
