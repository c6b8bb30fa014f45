import { signInRules, validateFields, type RuleFailure } from '@verdigale/validation';
import { PasswordField, TextField } from '@verdigale/ui/field';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { PhoneField, usePhoneTools } from '#app/features/fields/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/alerts/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { backRouteOf } from '#app/session/back-route.ts';
import { callApi, session } from '#app/session/index.ts';
import { authFailureOf } from './auth-failure.ts';
import type { LoginType } from './login-types.ts';
import { readFingerprint } from './fingerprint.ts';
import { FormAlert } from './form-alert.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

interface SignInValues extends Record<string, string> {
  login: string;
  password: string;
}

interface SignInFormProps {
  type: LoginType;
  close: () => void;
}

/** Signs a player in; then back to the page that sent him here, else the modal just closes. (A 4) */
export function SignInForm({ type, close }: SignInFormProps) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('modals', 'fieldsSettings');
  const texts = useFieldTexts();
  const phoneTexts = {
    ...texts,
    message: (name: string, failure: RuleFailure) => texts.message(name === 'login' ? 'phone' : name, failure),
  };
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leave } = useModals();
  const [hint, setHint] = useState<string | null>(null);
  const phoneTools = usePhoneTools(type === 'phone');
  const rules = signInRules(type);

  async function send({ login, password }: SignInValues) {
    setHint(null);
    try {
      const wireLogin = phoneTools?.toWirePhone(login) ?? login.trim();
      const { data } = await callApi('sessions.create', { body: { login: wireLogin, password, fingerprint: await readFingerprint() } });
      const backRoute = backRouteOf(new URLSearchParams(search), window.location.origin);
      await leave('sign-in');
      session.signedIn(data);
      if (backRoute === null) close();
      else void navigate(backRoute, { replace: true });
      return null;
    } catch (error) {
      const failure = authFailureOf(error);
      if (failure.kind === 'fields') return failure.fields;
      if (failure.kind === 'other') throw error;
      if (failure.kind === 'blocked') await showAlert('profile.accountBlocked');
      if (failure.kind === 'credentials') {
        setHint(type === 'phone' ? text('fieldsSettings.validationMessages.loginPhone') : text('fieldsSettings.validationMessages.login'));
      }
      if (failure.kind === 'locked') setHint(text('fieldsSettings.validationMessages.locked'));
      if (failure.kind === 'tooMany') setHint(text('fieldsSettings.validationMessages.tooMany'));
    }
    return {};
  }

  const auth = useAuthForm<SignInValues>({
    defaultValues: { login: '', password: '' },
    judge: (values) => validateFields({ ...values, login: values.login.trim() }, rules, { extra: phoneTools?.phoneRules ?? {} }),
    texts: type === 'phone' ? phoneTexts : texts,
    send,
  });
  const {
    form: { register, control },
    formRef,
    onSubmit,
  } = auth;

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} ref={formRef}>
      <FormAlert>{hint}</FormAlert>
      {type === 'phone' ? (
        <Controller
          control={control}
          name="login"
          render={({ field: { value, onChange, onBlur } }) => (
            <div onFocus={() => auth.forgetServerError('login')}>
              <PhoneField autoComplete="username" error={auth.errorOf('login')} isRequired {...{ value, onChange, onBlur }} />
            </div>
          )}
        />
      ) : (
        <TextField
          {...register('login')}
          autoCapitalize="none"
          autoComplete="username"
          dir="ltr"
          error={auth.errorOf('login')}
          inputMode="email"
          isRequired
          label={texts.label('login')}
          onFocus={() => auth.forgetServerError('login')}
          placeholder={texts.placeholder('login')}
          spellCheck={false}
          type="email"
        />
      )}
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        error={auth.errorOf('password')}
        isRequired
        label={texts.label('password')}
        onFocus={() => auth.forgetServerError('password')}
      />
      <ModalLink className={styles.forgotten} modal="forgot-pass">
        {text('modals.signIn.forgotLink')}
      </ModalLink>
      <SubmitBar form={auth} labelOf={(name) => texts.label(name === 'login' && type === 'phone' ? 'phone' : name)}>
        {text('modals.signIn.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.signIn.noAccount')} <ModalLink modal="sign-up">{text('modals.signIn.signUpLink')}</ModalLink>
      </p>
    </form>
  );
}
