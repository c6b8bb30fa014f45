import { useEffect, useState, type RefObject } from 'react';

/** What lies within 400 px of the screen counts as near. (A 9) */
const lazyMarginPx = 400;

/** Turns true, once, when the element comes near the screen. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true), {
      rootMargin: `${lazyMarginPx}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
