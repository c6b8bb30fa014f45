import { lazy, Suspense, useEffect, useState } from 'react';
import { readCookie } from '#app/session/browser-cookie.ts';
import { cookieChoiceName } from './cookie-choice.ts';

/** The popup appears this long after the page, when nobody has chosen yet. (wire 17) */
const showAfterMs = 1500;
const CookiePopup = lazy(async () => ({ default: (await import('./cookie-popup.tsx')).CookiePopup }));

export function CookiePopupSlot() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (readCookie(cookieChoiceName) !== null) return;
    const timer = setTimeout(() => setIsShown(true), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Suspense>
      <CookiePopup onChosen={() => setIsShown(false)} />
    </Suspense>
  );
}
