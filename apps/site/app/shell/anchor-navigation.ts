import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isMobileDevice } from '#app/browser/mobile-device.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';

/**
 * Turns a click on an anchor of this site into a navigation without a reload. All links are anchors: they render faster than the router's own, are
 * not drawn again with each address, and work before and without scripts.
 */
export function useAnchorNavigation() {
  const navigate = useNavigate();
  const { open } = useModals();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const path = anchor && internalPath(anchor, window.location);
    if (!path) return;
    event.preventDefault();
    // On a phone a game's tile asks how to play before it loads a page for it; a link to that page has been decided on. (wire 21)
    const asksFirst = isMobileDevice(navigator.userAgent) && !anchor.hasAttribute('data-page');
    const game = asksFirst ? gameOf(path) : null;
    // The page that is open already is no further step back.
    if (game === null) void navigate(path, { replace: anchor.href === window.location.href });
    else open('mobile-game', { value: game });
  };
}

/** The game whose page this is, when nothing else is asked of it. */
export function gameOf(path: string): string | null {
  const identity = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/games\/([^/?#]+)$/.exec(path)?.[1];
  return identity === undefined ? null : decodeURIComponent(identity);
}

type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** The path that an anchor leads to on this site, null when the browser should follow it itself. */
export function internalPath(anchor: Anchor, location: Pick<Location, 'origin' | 'pathname' | 'search'>): string | null {
  if (!anchor.href || anchor.target || anchor.hasAttribute('download') || anchor.hasAttribute('data-document')) return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  if (isSamePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
