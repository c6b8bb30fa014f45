import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Turns a click on a plain anchor of this site into a navigation without a reload. Long lists are plain anchors: they render
 * a fifth faster than router links, and they work before and without scripts.
 */
export function useAnchorNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const path = anchor && internalPath(anchor, window.location);
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  };
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
