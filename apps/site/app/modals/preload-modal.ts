import type { ModalKey } from '../modal-flags/modal-rules.ts';

/** Starts loading a modal before it opens: when the pointer rests on its opener, or when it is likely to follow. */
export function preloadModal(key: ModalKey): void {
  // A failed load is tried again when the modal opens, and is told there.
  import('./registry.ts').then(({ modals }) => modals[key].preload()).catch(() => undefined);
}
