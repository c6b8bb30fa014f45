import { afterFrame } from '#app/browser/after-frame.ts';
import { opening } from '#app/modal-flags/opening.ts';
import { changeLayout } from './layout-store.ts';

/** For a press: that it was taken is on the screen before the menu is drawn. */
export function openDrawer(): void {
  opening.set(true);
  afterFrame(() => changeLayout({ isDrawerOpen: true }));
}
