const standaloneQuery = '(display-mode: standalone)';

/** Whether the page runs as an installed app. Safari on iPhones says so in a property of its own. */
export function isStandalone(): boolean {
  return window.matchMedia(standaloneQuery).matches || ('standalone' in navigator && navigator.standalone === true);
}

/** Calls back when the page becomes an app while it is open. Returns a function that stops it. (PWA-02) */
export function onStandalone(listener: () => void): () => void {
  const query = window.matchMedia(standaloneQuery);
  const onChange = () => query.matches && listener();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Phones and tablets whose browsers install by hand only. An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isAppleMobile({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
}
