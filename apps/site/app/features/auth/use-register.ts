import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/notification/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { useRootData } from '#app/root-data.ts';
import { readCookie } from '#app/session/browser-cookie.ts';
import { callApi, session } from '#app/session/index.ts';
import { authFailureOf } from './auth-failure.ts';
import { readFingerprint } from './fingerprint.ts';
import { registrationBody } from './registration-body.ts';
import { shownFields, type RegistrationValues } from './registration-fields.ts';
import type { RegistrationData } from './use-registration-data.ts';

/** Where the affiliate's tag waits for a registration. (W 17) */
const affiliateCookie = 'affiliateTag';

/** Registers and signs in; then the wallet opens on its deposit tab. (W 2.2) */
export function useRegister(data: RegistrationData) {
  const text = useContent('fieldsSettings');
  const { locale } = useLocale();
  const { registrationFields } = useRootData();
  const { open, leave } = useModals();
  const [hint, setHint] = useState<string | null>(null);

  /** Answers the platform's faults by field, null when the player is in; throws what no form can say. (A 8) */
  async function send(values: RegistrationValues): Promise<Readonly<Record<string, string>> | null> {
    setHint(null);
    try {
      const body = registrationBody(values, registrationFields, {
        locale,
        country: data.country,
        currencies: data.currencies,
        fingerprint: await readFingerprint(),
        affiliateTag: readCookie(affiliateCookie) ?? undefined,
      });
      const answer = await callApi('player.register', { body });
      await leave('sign-up');
      session.signedIn(answer.data);
      void showAlert('profile.successRegistration');
      open('wallet', { value: 'deposit' });
      return null;
    } catch (error) {
      const failure = authFailureOf(error);
      if (failure.kind === 'tooMany') setHint(text('fieldsSettings.validationMessages.tooMany'));
      else if (failure.kind !== 'fields') throw error;
      return failure.kind === 'fields' ? shownFaults(failure.fields) : {};
    }
  }

  /** A fault of a field that the form does not show is said above it, and does not keep the button shut. */
  function shownFaults(fields: Readonly<Record<string, string>>): Record<string, string> {
    const isShown = (name: string) => shownFields(registrationFields).some((field) => field.name === name);
    const elsewhere = Object.keys(fields).filter((name) => !isShown(name));
    setHint(elsewhere.map((name) => fields[name]).join(' ') || null);
    return Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)));
  }

  return { send, hint };
}
