import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus in a place whose parts come and go. A button that its own press takes away would leave the focus nowhere: who goes by keyboard
 * began at the top of the page again, and who goes by ear heard nothing. Then the place has it, or what is named in it. (WCAG 2.4.3)
 */
export function useHeldFocus(place: RefObject<HTMLElement | null>, heir = place): void {
  useEffect(() => {
    const held = place.current;
    if (!held) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => void (last = target);
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      if (document.activeElement === null || document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
    });
    held.addEventListener('focusin', note);
    observer.observe(held, { childList: true, subtree: true });
    return () => {
      held.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [place, heir]);
}
