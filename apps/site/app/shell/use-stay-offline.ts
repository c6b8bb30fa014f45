import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { isMobileDevice } from '#app/browser/mobile-device.ts';
import { gameOf, internalPath } from './anchor-navigation.ts';
import { missingFiles } from './missing-files.ts';

/**
 * Without a connection, a link to a page whose code cannot be loaded is not followed, and `onStay` is called instead. The router would
 * reload the whole document: the page that is open would be lost, and so would the address that was wanted.
 */
export function useStayOffline(onStay: () => void): void {
  const { router } = use(RouterContext)!;
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      const files = missingFiles(router, path);
      if (files.length === 0) return;
      event.preventDefault();
      // The worker, or the browser, may have kept them.
      Promise.all(files.map((file) => fetch(file))).then(
        () => router.navigate(path),
        () => stay(),
      );
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [router]);
}

/** Where the router would go for this click. */
function pathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const path = anchor && internalPath(anchor, window.location);
  if (!path) return null;
  // A game on a phone asks first how it is to be played.
  const asksFirst = isMobileDevice(navigator.userAgent) && !anchor.hasAttribute('data-page') && gameOf(path) !== null;
  return asksFirst ? null : path;
}
