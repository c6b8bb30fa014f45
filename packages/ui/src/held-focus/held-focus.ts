import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus within a place whose parts come and go. When a press removes its own button, the focus is lost: keyboard users would
 * start again at the top of the page, and a screen reader would fall silent. Then the place itself, or the element `heir`, gets the focus.
 * (WCAG 2.4.3)
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
