import { useEffect, useEffectEvent } from 'react';

/**
 * Stands inside a modal: when the modal has left the screen it says so, and if no opener took the focus back (the modal
 * was opened by a link, on first load) the focus goes to the page's heading instead of being lost.
 */
export function ModalExit({ onExited }: { readonly onExited: (() => void) | undefined }) {
  const exited = useEffectEvent(() => onExited?.());
  useEffect(() => {
    let isMounted = true;
    return () => {
      isMounted = false;
      // After react-aria has given the focus back, which it does in a frame of its own.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isMounted) return;
          focusPage();
        }),
      );
      exited();
    };
  }, []);
  return null;
}

function focusPage(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || document.querySelector('[aria-modal="true"]')) return;
  // One page may hold the headings of guests and of players, and show one.
  const isShown = (each: HTMLElement) => each.checkVisibility();
  const home = ['main h1', 'h1', 'main'].flatMap((part) => [...document.querySelectorAll<HTMLElement>(part)]).find(isShown);
  if (!home) return;
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}
