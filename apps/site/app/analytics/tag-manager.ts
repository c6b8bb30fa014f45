import { partnerScript } from '#app/browser/trusted-types.ts';
import { cookieChoice, onCookieChoice, type CookieChoice } from './consent.ts';
import { openDataLayer, updateConsent } from './data-layer.ts';

const scriptUrl = 'https://www.googletagmanager.com/gtm.js';

/** Loads the operator's tag container once the visitor has agreed, now or later on this page. Returns a function that stops listening. */
export function startTagManager(containerId: string | null): () => void {
  function follow(choice: CookieChoice | null): void {
    if (window.dataLayer) updateConsent(choice === 'accepted' ? 'granted' : 'denied');
    if (choice === 'accepted' && containerId !== null) loadContainer(containerId);
  }
  follow(cookieChoice());
  return onCookieChoice(follow);
}

function loadContainer(containerId: string): void {
  const src = `${scriptUrl}?id=${encodeURIComponent(containerId)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  openDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  document.head.append(partnerScript(src));
}
