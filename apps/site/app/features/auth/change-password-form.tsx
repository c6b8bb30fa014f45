import { PasswordField } from '@verdigale/ui/field';
import { rulesOf, validateFields } from '@verdigale/validation';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/alerts/index.ts';
import { callApi, queryClient, session } from '#app/session/index.ts';
import { authFailureOf } from './auth-failure.ts';
import { FormAlert } from './form-alert.tsx';
import { NewPasswordFields, newPasswordRules, type NewPasswords } from './new-password-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

interface ChangeValues extends NewPasswords {
  currentPassword: string;
}

const rules = { currentPassword: rulesOf({ name: 'currentPassword', isRequired: true }), ...newPasswordRules };
const empty: ChangeValues = { currentPassword: '', newPassword: '', repeatNewPassword: '' };

/** Changes the password of the player who is signed in; the other sessions end. (PROFILE-02) */
export function ChangePasswordForm({ email }: { email: string | null }) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('profile', 'fieldsSettings');
  const texts = useFieldTexts();
  const [hint, setHint] = useState<string | null>(null);

  async function send(body: ChangeValues) {
    setHint(null);
    try {
      const { data } = await callApi('passwords.change', { body });
      session.profileChanged(data);
    } catch (error) {
      const failure = authFailureOf(error);
      if (failure.kind === 'fields') return failure.fields;
      if (failure.kind !== 'tooMany') throw error;
      setHint(text('profile.security.password.tooMany'));
      return {};
    }
    form.reset(empty);
    void showAlert('profile.passwordChanged');
    void queryClient.invalidateQueries({ queryKey: ['sessions.list'] });
    return {};
  }

  const auth = useAuthForm<ChangeValues>({ defaultValues: empty, judge: (values) => validateFields(values, rules), texts, send });
  const { form, formRef, onSubmit } = auth;

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} ref={formRef}>
      <FormAlert>{hint}</FormAlert>
      {/* So that a password manager knows whose password it changes. */}
      {email !== null && <input autoComplete="username" hidden readOnly type="email" value={email} />}
      <PasswordField
        {...form.register('currentPassword')}
        autoComplete="current-password"
        error={auth.errorOf('currentPassword')}
        isRequired
        label={texts.label('currentPassword')}
        onFocus={() => auth.forgetServerError('currentPassword')}
      />
      <NewPasswordFields auth={auth} />
      <SubmitBar form={auth} labelOf={texts.label}>
        {text('profile.security.password.submitButton')}
      </SubmitBar>
    </form>
  );
}
