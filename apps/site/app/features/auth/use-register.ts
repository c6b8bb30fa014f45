import { codeOf, faultsOf, statusOf } from '@verdigale/client';
import { errors, type AuthResponse } from '@verdigale/contract';
import { track } from '#app/analytics/index.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { useContent } from '#app/content/use-content.ts';
import type { FormValues } from '#app/forms/fields/platform-fields.ts';
import type { Refusal } from '#app/forms/use-form.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useRootData, type RootData } from '#app/root-data.ts';
import { callApi, session } from '#app/session/index.ts';
import { affiliateTag } from './affiliate-tag.ts';
import { registrationBody } from './registration-body.ts';
import { shownFields, type RegistrationType } from './registration-fields.ts';
import type { RegistrationData } from './use-registration-data.ts';

/**
 * Registers with what the form holds, by phone with the code as well, and signs in; then the wallet opens on its deposit tab.
 * Returns what the form can say of a 422, null when the player is in; throws every other failure. (A 8, wire 2.2)
 */
export type Register = (values: FormValues, code?: string) => Promise<Refusal | null>;

/** How this type of registration is sent. */
export function useRegister(type: RegistrationType, data: RegistrationData): Register {
  const text = useContent('fieldsSettings');
  const { locale } = useLocale();
  const { registrationFields, limitsAskedAt } = useRootData();
  const { open, leave } = useModals();

  async function call(values: FormValues, code: string | undefined): Promise<AuthResponse> {
    const body = registrationBody(values, registrationFields, {
      type,
      locale,
      country: data.country,
      currencies: data.currencies,
      fingerprint: await readFingerprint(),
      affiliateTag: affiliateTag(),
    });
    track({ name: 'registrationSubmit', regType: type });
    const answer =
      code === undefined ? callApi('player.register', { body }) : callApi('player.register.phone', { body: { ...body, code } });
    return (await answer).data;
  }

  async function enter(answer: AuthResponse): Promise<void> {
    track({ name: 'registrationSuccess', userId: answer.profile.id, regType: type });
    await leave('sign-up');
    session.signedIn(answer);
    void showAlert('profile.successRegistration');
    const [modal, value] = afterRegistration(limitsAskedAt);
    open(modal, { value });
  }

  /** A fault of a field that the form does not show is shown above it, and does not disable the button. */
  function refusalOf(error: unknown): Refusal {
    if (statusOf(error) !== 422 || codeOf(error) === errors.codeInvalid.code) throw error;
    const shown = new Set(shownFields(registrationFields, type).map(({ name }) => name));
    const faults = Object.entries(faultsOf(error));
    const elsewhere = faults.filter(([name]) => !shown.has(name)).map(([, fault]) => fault);
    return {
      fields: Object.fromEntries(faults.filter(([name]) => shown.has(name))),
      hint: elsewhere.join(' ') || text('fieldsSettings.submitReasons.refused'),
    };
  }

  return async (values, code) => {
    try {
      await enter(await call(values, code));
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  };
}

/** The modal that a new player meets first, and its value: where the brand asks at the registration, limits come before money. (A 4) */
export const afterRegistration = (limitsAskedAt: RootData['limitsAskedAt']): [modal: 'add-cash-limit' | 'wallet', value: string] =>
  limitsAskedAt === 'registration' ? ['add-cash-limit', 'first'] : ['wallet', 'deposit'];
