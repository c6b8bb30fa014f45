import type { OpenModal } from '#app/modal-flags/modal-flags.ts';

export interface MountedModal extends OpenModal {
  /** False while it leaves the screen: it stays mounted until its animation is over. */
  isOpen: boolean;
}

/** The modals to mount: those of the address in its order, and below them those that are on their way out. */
export function mergeStack(mounted: readonly MountedModal[], stack: readonly OpenModal[]): MountedModal[] {
  const isInStack = (modal: OpenModal) => stack.some(({ key }) => key === modal.key);
  const leaving = mounted.filter((modal) => !isInStack(modal)).map((modal) => ({ ...modal, isOpen: false }));
  return [...leaving, ...stack.map((modal) => ({ ...modal, isOpen: true }))];
}

export function isSameStack(one: readonly MountedModal[], other: readonly MountedModal[]): boolean {
  const describe = (modals: readonly MountedModal[]) => modals.map(({ key, value, isOpen }) => `${key}=${value}:${isOpen}`).join('&');
  return describe(one) === describe(other);
}
