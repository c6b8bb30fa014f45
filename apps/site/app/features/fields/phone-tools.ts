import type { phoneRules, toWirePhone } from '@verdigale/validation/phone';
import { use } from 'react';

interface PhoneTools {
  phoneRules: typeof phoneRules;
  toWirePhone: typeof toWirePhone;
}
let loading: Promise<PhoneTools> | undefined;

/** The rules of phones. Their data is large, so it comes with the first form that has a phone: suspends until then. */
export function usePhoneTools(): PhoneTools {
  loading ??= import('@verdigale/validation/phone').catch((error: unknown) => {
    // The next form may try again.
    loading = undefined;
    throw error;
  });
  return use(loading);
}
