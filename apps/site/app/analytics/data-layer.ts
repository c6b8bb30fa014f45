declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Consent = 'granted' | 'denied';

/** A consent command has to be an `arguments` object: a tag container takes no array for one. */
function pushConsent(..._command: ['consent', 'default' | 'update', Record<string, Consent>]): void {
  window.dataLayer?.push(arguments);
}

/** The data layer, made with the first thing that may go into it: everything denied, then the counting that was agreed to. */
export function openDataLayer(): unknown[] {
  if (window.dataLayer) return window.dataLayer;
  window.dataLayer = [];
  pushConsent('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  pushConsent('consent', 'update', { analytics_storage: 'granted' });
  return window.dataLayer;
}

/** For a visitor who changes the answer while the page is open; nothing was sent before a first yes. */
export function updateConsent(consent: Consent): void {
  pushConsent('consent', 'update', { analytics_storage: consent });
}
