import { ApiError } from '@verdigale/client';
import { errors, type AuthResponse } from '@verdigale/contract';
import { useState } from 'react';
import { track } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import type { PhoneTools } from '#app/features/fields/index.ts';
import { showAlert, showError } from '#app/features/alerts/index.ts';
import { sendCode } from '#app/features/otp/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useRootData } from '#app/root-data.ts';
import { readCookie } from '#app/session/browser-cookie.ts';
import { callApi, session } from '#app/session/index.ts';
import { authFailureOf } from './auth-failure.ts';
import { readFingerprint } from './fingerprint.ts';
import { registrationBody } from './registration-body.ts';
import { shownFields, type RegistrationType, type RegistrationValues } from './registration-fields.ts';
import type { RegistrationData } from './use-registration-data.ts';

/** Where the affiliate's tag waits for a registration. (W 17) */
const affiliateCookie = 'affiliateTag';

type Faults = Readonly<Record<string, string>>;

export interface Register {
  /** Sends the form, or by phone the code. Answers faults by field, null when the player is in; throws what no form can say. (A 8) */
  send: (values: RegistrationValues) => Promise<Faults | null>;
  /** What concerns the whole form. */
  hint: string | null;
}

interface RegisterOptions {
  type: RegistrationType;
  data: RegistrationData;
  phoneTools: PhoneTools | null;
  /** A code was sent: `finish` registers with it, and answers faults of the form, null when the player is in. */
  onCodeSent: (phone: string, finish: (code: string) => Promise<Faults | null>) => void;
}

/** Registers and signs in; then the wallet opens on its deposit tab. (W 2.2) */
export function useRegister({ type, data, phoneTools, onCodeSent }: RegisterOptions): Register {
  const text = useContent('fieldsSettings', 'globalComponents');
  const { locale } = useLocale();
  const { registrationFields } = useRootData();
  const { open, leave } = useModals();
  const [hint, setHint] = useState<string | null>(null);

  async function bodyOf(values: RegistrationValues) {
    return registrationBody(values, registrationFields, {
      type,
      locale,
      country: data.country,
      currencies: data.currencies,
      fingerprint: await readFingerprint(),
      affiliateTag: readCookie(affiliateCookie) ?? undefined,
    });
  }

  async function enter(answer: AuthResponse): Promise<void> {
    track({ name: 'registrationSuccess', userId: answer.profile.id, regType: type });
    await leave('sign-up');
    session.signedIn(answer);
    void showAlert('profile.successRegistration');
    open('wallet', { value: 'deposit' });
  }

  async function byEmail(values: RegistrationValues): Promise<Faults | null> {
    try {
      const body = await bodyOf(values);
      track({ name: 'registrationSubmit', regType: type });
      await enter((await callApi('player.register', { body })).data);
      return null;
    } catch (error) {
      return faultsOf(error);
    }
  }

  async function byPhone(typed: RegistrationValues): Promise<Faults | null> {
    const phone = phoneTools?.toWirePhone(String(typed.phone)) ?? String(typed.phone);
    const outcome = await sendCode(phone, 'registration');
    if (outcome.kind === 'limit') return { phone: text('globalComponents.phoneVerification.limitError') };
    if (outcome.kind === 'refused') return { phone: outcome.message };
    track({ name: 'registrationOtp' });
    onCodeSent(phone, (code) => finish({ ...typed, phone }, code));
    return {};
  }

  async function finish(values: RegistrationValues, code: string): Promise<Faults | null> {
    try {
      const body = await bodyOf(values);
      track({ name: 'registrationSubmit', regType: type });
      await enter((await callApi('player.register.phone', { body: { ...body, code } })).data);
      return null;
    } catch (error) {
      // The code's own place says that it is wrong; everything else is the form's.
      if (error instanceof ApiError && error.code === errors.codeInvalid.code) throw error;
      try {
        return faultsOf(error);
      } catch (other) {
        void showError(other);
        return {};
      }
    }
  }

  /** What the form can say; a fault of a field that it does not show is said above it, and does not keep the button shut. */
  function faultsOf(error: unknown): Faults {
    const failure = authFailureOf(error);
    if (failure.kind === 'tooMany') {
      setHint(text('fieldsSettings.validationMessages.tooMany'));
      return {};
    }
    if (failure.kind !== 'fields') throw error;
    const { fields } = failure;
    const isShown = (name: string) => shownFields(registrationFields, type).some((field) => field.name === name);
    const faults = Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)));
    const elsewhere = Object.keys(fields).filter((name) => !isShown(name));
    setHint(elsewhere.map((name) => fields[name]).join(' ') || text('fieldsSettings.submitReasons.refused'));
    return faults;
  }

  function send(values: RegistrationValues): Promise<Faults | null> {
    setHint(null);
    return type === 'email' ? byEmail(values) : byPhone(values);
  }

  return { send, hint };
}
