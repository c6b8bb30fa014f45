import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a list of links that scrolls sideways: moves it, and nothing else, so that the link of the open page stands in its middle, again when another
 * one has grown, by a count that came later.
 */
export function useCurrentInSight<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const all = list.current;
    const current = all?.querySelector('[aria-current="page"]');
    if (!all || !current) return;
    const sizes = new ResizeObserver(() => {
      const [own, seen] = [current.getBoundingClientRect(), all.getBoundingClientRect()];
      all.scrollLeft += (own.left + own.right - seen.left - seen.right) / 2;
    });
    for (const item of all.children) sizes.observe(item);
    return () => sizes.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page that is open decides which link is current
  }, [pathname]);
  return list;
}
