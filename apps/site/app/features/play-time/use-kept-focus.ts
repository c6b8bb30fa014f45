import { useEffect, type RefObject } from 'react';

/** Gives the focus back to the dialog around this element whenever a frame below, such as a game, takes it. */
export function useKeptFocus(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = () => {
      // It lies in a frame: some browsers say so only a moment later.
      setTimeout(() => {
        if (document.activeElement instanceof HTMLIFrameElement) inside.current?.closest<HTMLElement>('[role="alertdialog"]')?.focus();
      });
    };
    keep();
    window.addEventListener('blur', keep);
    return () => window.removeEventListener('blur', keep);
  }, [inside]);
}
