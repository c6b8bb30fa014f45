import { createStore } from '#app/browser/create-store.ts';
import { createStoredText } from '#app/browser/stored-text.ts';

/** Which parts of the shell are open. (A 3) */
export interface LayoutState {
  isDrawerOpen: boolean;
  isUserNavOpen: boolean;
  isCurrencyNavOpen: boolean;
  isDrawerCompact: boolean;
  showCookiePopup: boolean;
  /** Where the home page, if it is open, has room for the player's own games. */
  ownGames: HTMLElement | null;
}

/** Of that room. */
export const playerHomeId = 'player-home-place';

const compactChoice = createStoredText('IS_DRAWER_COMPACT', 'local');
const initial: LayoutState = {
  isDrawerOpen: false,
  isUserNavOpen: false,
  isCurrencyNavOpen: false,
  isDrawerCompact: false,
  showCookiePopup: false,
  ownGames: null,
};
const layout = createStore(initial);

export const useLayout = layout.useCurrent;

export function changeLayout(change: Partial<LayoutState>): void {
  layout.set({ ...layout.current(), ...change });
}

/** Shows the drawer in this width, and notifies the page that its own width changed: rows and the game's frame measure themselves. (A 4) */
export function showDrawerCompact(isCompact: boolean): void {
  document.documentElement.dataset.drawer = isCompact ? 'compact' : 'full';
  changeLayout({ isDrawerCompact: isCompact });
  window.dispatchEvent(new Event('resize'));
}

/** The visitor's own choice: kept for later visits. */
export function setDrawerCompact(isCompact: boolean): void {
  compactChoice.write(String(isCompact));
  showDrawerCompact(isCompact);
}

export function storedDrawerCompact(): boolean {
  return compactChoice.read() === 'true';
}

/** Takes over what the boot script put on the page. */
export function readDrawerCompact(): void {
  if (document.documentElement.dataset.drawer === 'compact') changeLayout({ isDrawerCompact: true });
}
