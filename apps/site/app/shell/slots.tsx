// The places of what is not part of the first load: each part is a chunk of its own.
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { cookieChoice } from '#app/analytics/consent.ts';
import { lazyPart, preloadable, useEverOpen } from '#app/lazy-part.ts';
import { changeLayout, useLayout } from './layout-store.ts';

const CookiePopup = lazyPart(async () => (await import('./cookie-popup.tsx')).CookiePopup);
const mobileDrawer = preloadable(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);
const ToastRegion = lazyPart(async () => (await import('@verdigale/ui/toast')).ToastRegion);

const never = () => () => undefined;

/** The place of alerts, loaded once the page has started: it has to be there before the first alert, not before the page. */
export function AlertSlot() {
  const isStarted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isStarted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}

/** By the button at the foot of the page. */
function askAgain({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-asks-cookies]')) changeLayout({ showCookiePopup: true });
}

/** The popup appears this long after the page, when nobody has chosen yet. (wire 17) */
const showAfterMs = 1500;

export function CookiePopupSlot() {
  const { showCookiePopup } = useLayout();
  useEffect(() => {
    if (cookieChoice() !== null) return;
    const timer = setTimeout(() => changeLayout({ showCookiePopup: true }), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.addEventListener('click', askAgain);
    return () => document.removeEventListener('click', askAgain);
  }, []);
  if (!showCookiePopup) return null;
  return (
    <Suspense>
      <CookiePopup onClose={() => changeLayout({ showCookiePopup: false })} />
    </Suspense>
  );
}

/** Loads the menu before it opens; refused while the network fails. */
export const preloadDrawer = mobileDrawer.preload;

/** The menu of narrow screens; its chunk loads when it first opens, and stays for its way out. */
export function MobileDrawerSlot() {
  const { isDrawerOpen } = useLayout();
  if (!useEverOpen(isDrawerOpen)) return null;
  return (
    <Suspense>
      <mobileDrawer.Part />
    </Suspense>
  );
}
