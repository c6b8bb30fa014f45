import type { phoneRules, toWirePhone } from '@verdigale/validation/phone';
import { use } from 'react';

export interface PhoneTools {
  phoneRules: typeof phoneRules;
  toWirePhone: typeof toWirePhone;
}

let loading: Promise<PhoneTools> | undefined;

/** Fetches what `usePhoneTools` waits for, where a form with a phone is likely to follow. */
export function preloadPhoneTools(): Promise<PhoneTools> {
  loading ??= import('@verdigale/validation/phone').catch((error: unknown) => {
    // The next form may try again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The rules of phones. Their data is large, so it comes with the first form that has a phone: suspends until then. */
export function usePhoneTools(isNeeded: boolean): PhoneTools | null {
  return isNeeded ? use(preloadPhoneTools()) : null;
}
