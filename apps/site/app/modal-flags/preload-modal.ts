import { beforePress } from '#app/lazy-part.ts';
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

/** For what opens a modal. */
export const onIntent = (modal: ModalKey) => beforePress(() => load?.(modal));
