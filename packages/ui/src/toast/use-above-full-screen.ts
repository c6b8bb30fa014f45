import { useEffect, useState, type RefObject } from 'react';

/**
 * Lifts an element over what the browser shows in full, as a game is: everything else lies below it, whatever its z-index. For as long as
 * `isShown`; the element stays what it is otherwise.
 */
export function useAboveFullScreen(target: RefObject<HTMLElement | null>, isShown: boolean): void {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    // iPhones have none at all.
    const read = () => setIsFull(Boolean(document.fullscreenElement));
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  useEffect(() => {
    const element = target.current;
    if (!element || !isShown || !isFull) return undefined;
    element.setAttribute('popover', 'manual');
    element.showPopover();
    return () => {
      element.hidePopover();
      element.removeAttribute('popover');
    };
  }, [target, isShown, isFull]);
}
