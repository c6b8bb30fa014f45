import { codeOf, extraOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { signInRules, validateFields, type RuleFailure } from '@verdigale/validation';
import { PasswordField, TextField } from '@verdigale/ui/field';
import { PhoneField } from '#app/forms/fields/phone-field.tsx';
import { usePhoneTools } from '#app/forms/fields/phone-tools.ts';
import { rememberHalf } from '#app/features/second-step/index.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { callApi } from '#app/session/index.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import type { LoginType } from './login-types.ts';
import type { ShutOutProps } from './lazy-shut-out.ts';
import { typedLogin } from './typed-login.ts';
import { useSignedIn } from './use-signed-in.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import styles from './form.module.css';

interface SignInValues extends Record<string, string> {
  login: string;
  password: string;
}

interface SignInFormProps {
  type: LoginType;
  close: () => void;
  /** The player has excluded himself: what he proved. */
  onShutOut: (shut: ShutOutProps) => void;
}

/** Signs a player in by the password. (A 4) */
export function SignInForm({ type, close, onShutOut }: SignInFormProps) {
  const text = useContent('modals', 'fieldsSettings');
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

  const form = useForm<SignInValues>({
    defaultValues: { login: '', password: '' },
    judge: (values) => validateFields({ ...values, login: values.login.trim() }, rules, { extra: phoneTools?.phoneRules ?? {} }),
    texts: type === 'phone' ? phoneTexts : texts,
    send,
  });

  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      {type === 'phone' ? (
        <FormField form={form} name="login">
          {(control) => <PhoneField {...control} autoComplete="username" isRequired />}
        </FormField>
      ) : (
        <TextField
          {...form.input('login')}
          autoCapitalize="none"
          autoComplete="username"
          dir="ltr"
          inputMode="email"
          isRequired
          label={texts.label('login')}
          placeholder={texts.placeholder('login')}
          spellCheck={false}
          type="email"
        />
      )}
      <PasswordField {...form.input('password')} autoComplete="current-password" isRequired label={texts.label('password')} />
      <ModalLink
        className={styles.forgotten}
        modal="forgot-pass"
        onClick={() => typedLogin.keep(type === 'email' ? form.values.login : '')}
      >
        {text('modals.signIn.forgotLink')}
      </ModalLink>
      <SubmitBar form={form} labelOf={(name) => texts.label(name === 'login' && type === 'phone' ? 'phone' : name)}>
        {text('modals.signIn.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.signIn.noAccount')} <ModalLink modal="sign-up">{text('modals.signIn.signUpLink')}</ModalLink>
      </p>
    </form>
  );
}
