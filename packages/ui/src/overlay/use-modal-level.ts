import { createContext, use, useLayoutEffect, useState } from 'react';
import { createModalLevels } from './modal-levels.ts';

const pageLevels = createModalLevels();

/** The level of the modal that a part stands in, `null` on the page. */
export const ModalLevelContext = createContext<number | null>(null);

/** The level of this modal, taken when it opens and kept while it leaves the screen. */
export function useModalLevel(isOpen: boolean): number {
  const [level, setLevel] = useState(0);
  // Before paint: the modal must never be seen on a wrong layer.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = pageLevels.enter();
    // The stack is outside React: its answer is only known once this modal has entered it.
    // oxlint-disable-next-line react/set-state-in-effect
    setLevel(place.level);
    return place.leave;
  }, [isOpen]);
  return level;
}

/** The z-index of a popover: over the modal that it belongs to and under the next, or over the page. */
export function usePopoverLayer(): string {
  const level = use(ModalLevelContext);
  return level === null ? 'var(--z-popover)' : `calc(var(--z-modal) + var(--z-modal-step) * ${level} + 1)`;
}
