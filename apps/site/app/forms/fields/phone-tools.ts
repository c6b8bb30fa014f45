import type { phoneRules, toWirePhone } from '@verdigale/validation/phone';
import { use } from 'react';
import { patiently } from '#app/lazy-part.ts';

export interface PhoneTools {
  phoneRules: typeof phoneRules;
  toWirePhone: typeof toWirePhone;
}

/** The same for everybody who asks. While the network fails it is only missing, and is asked for again: a form must not take the page down with it. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= patiently(load));
}

/** Fetches what `usePhoneTools` waits for, where a form with a phone is likely to follow. */
export const preloadPhoneTools: () => Promise<PhoneTools> = loadedOnce(() => import('@verdigale/validation/phone'));

/** The rules of phones. Their data is large, so it comes with the first form that has a phone: suspends until then. */
export function usePhoneTools(isNeeded: boolean): PhoneTools | null {
  return isNeeded ? use(preloadPhoneTools()) : null;
}
