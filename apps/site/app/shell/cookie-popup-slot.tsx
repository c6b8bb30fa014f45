import { Suspense, useEffect } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { cookieChoice } from '#app/analytics/consent.ts';
import { changeLayout, useLayout } from './layout-store.ts';

/** The popup appears this long after the page, when nobody has chosen yet. (wire 17) */
const showAfterMs = 1500;
const CookiePopup = lazyPart(async () => (await import('./cookie-popup.tsx')).CookiePopup);

export function CookiePopupSlot() {
  const { showCookiePopup } = useLayout();
  useEffect(() => {
    if (cookieChoice() !== null) return;
    const timer = setTimeout(() => changeLayout({ showCookiePopup: true }), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!showCookiePopup) return null;
  return (
    <Suspense>
      <CookiePopup onClose={() => changeLayout({ showCookiePopup: false })} />
    </Suspense>
  );
}
