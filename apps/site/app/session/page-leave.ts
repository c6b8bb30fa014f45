import { createStore } from '#app/browser/create-store.ts';

/**
 * Whether the page is being left because of what happened to the session. Another navigation, such as one that takes a modal's
 * flag out of the address, would come in its way.
 */
export const pageLeave = createStore(false);
