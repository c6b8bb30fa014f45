import { mayPrefetch } from '#app/locale/may-prefetch.ts';
import type { ModalKey } from './modal-rules.ts';

type Preloader = (key: ModalKey) => Promise<unknown>;

let load: Preloader | null = null;

/** `modals/` registers its loader here: no lower layer imports a modal, not even lazily. */
export function setModalPreloader(preloader: Preloader): void {
  load = preloader;
}

/** Starts loading a modal before it opens. */
export function preloadModal(key: ModalKey): void {
  // A failed load is tried again when the modal opens, and is shown there.
  load?.(key).catch(() => undefined);
}

/** For what opens a modal: its code is on the way when the pointer comes or a finger touches, before the press is over. */
export function onIntent(modal: ModalKey) {
  const preload = () => {
    if (mayPrefetch()) preloadModal(modal);
  };
  return { onFocus: preload, onPointerEnter: preload };
}
