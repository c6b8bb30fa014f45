import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a list of links that scrolls sideways: moves it, and nothing else, so that the link of the open page stands in its middle. */
export function useCurrentInSight<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const { pathname } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const current = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !current) return;
    const [own, all] = [current.getBoundingClientRect(), list.current.getBoundingClientRect()];
    list.current.scrollLeft += (own.left + own.right - all.left - all.right) / 2;
  }, [pathname]);
  return list;
}
