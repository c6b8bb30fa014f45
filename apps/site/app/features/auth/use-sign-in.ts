import { codeOf, extraOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { signInRules, validateFields, type RuleFailure } from '@verdigale/validation';
import { showAlert } from '#app/alerts/show-alert.ts';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { useContent } from '#app/content/use-content.ts';
import { rememberHalf } from '#app/features/second-step/index.ts';
import { usePhoneTools } from '#app/forms/fields/phone-tools.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm, type Form, type Refusal } from '#app/forms/use-form.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { callApi } from '#app/session/index.ts';
import type { ShutOutProps } from './lazy-shut-out.ts';
import type { LoginType } from './login-types.ts';
import { useSignedIn } from './use-signed-in.ts';

interface SignInValues extends Record<string, string> {
  login: string;
  password: string;
}

export interface SignIn {
  type: LoginType;
  close: () => void;
  /** The player has excluded himself: what he proved. */
  onShutOut: (shut: ShutOutProps) => void;
}

/** The sign-in form with a password, and how each refusal is handled. (A 4) */
export function useSignIn({ type, close, onShutOut }: SignIn): Form<SignInValues> {
  const text = useContent('fieldsSettings');
  const texts = useFieldTexts();
  const phoneTexts = {
    ...texts,
    message: (name: string, failure: RuleFailure) => texts.message(name === 'login' ? 'phone' : name, failure),
  };
  const { open } = useModals();
  const { onSignedIn, backRoute } = useSignedIn(close);
  const phoneTools = usePhoneTools(type === 'phone');
  const rules = signInRules(type);

  async function send({ login, password }: SignInValues): Promise<Refusal | null> {
    const next = backRoute();
    const wireLogin = phoneTools?.toWirePhone(login) ?? login.trim();
    try {
      const { data } = await callApi('sessions.create', { body: { login: wireLogin, password, fingerprint: await readFingerprint() } });
      await onSignedIn(data);
      return null;
    } catch (error) {
      if (rememberHalf(error, next)) {
        open('second-step');
        return null;
      }
      if (codeOf(error) === errors.selfExcluded.code) {
        onShutOut({ until: extraOf(error).until ?? null, login: wireLogin, password });
        return null;
      }
      const failure = formFailureOf(error);
      switch (failure.kind) {
        case 'fields':
          return { fields: failure.fields };
        case 'credentials':
          return { hint: text('fieldsSettings.validationMessages.login') };
        case 'locked':
          return { hint: text('fieldsSettings.validationMessages.locked') };
        case 'tooMany':
          return { hint: text('fieldsSettings.validationMessages.tooMany') };
        case 'blocked':
          return { hint: await showAlert('profile.accountBlocked') };
        case 'other':
          throw error;
      }
    }
  }

  return useForm<SignInValues>({
    defaultValues: { login: '', password: '' },
    judge: (values) => validateFields({ ...values, login: values.login.trim() }, rules, { extra: phoneTools?.phoneRules ?? {} }),
    texts: type === 'phone' ? phoneTexts : texts,
    send,
  });
}
