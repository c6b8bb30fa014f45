/** Registers the service worker of this language. Only a built site has one: while developing, nothing may be kept. */
export function registerWorker(locale: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows refuse it; the site works without.
  navigator.serviceWorker.register(`/sw.js?locale=${encodeURIComponent(locale)}`).catch(() => undefined);
}
