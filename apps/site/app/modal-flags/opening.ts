import { createStore } from '#app/browser/create-store.ts';

/** Whether a pressed modal, or the menu, is on its way: its code may be, and drawing it takes a slow phone half a second. The line at the top tells of it. */
export const opening = createStore(false);
