import { ApiError } from '@verdigale/client';
import { validateFields } from '@verdigale/validation';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/alerts/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { callApi } from '#app/session/index.ts';
import { authFailureOf } from './auth-failure.ts';
import { FormAlert } from './form-alert.tsx';
import { NewPasswordFields, newPasswordRules, type NewPasswords } from './new-password-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

/** Sets a new password with the code of a link or of a verified phone; then the sign-in opens. (AUTH-16, W 2.4) */
export function ResetPassForm({ code }: { code: string }) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('modals');
  const texts = useFieldTexts();
  const { open } = useModals();
  const [isCodeRefused, setCodeRefused] = useState(false);

  async function send(passwords: NewPasswords) {
    setCodeRefused(false);
    try {
      await callApi('passwords.confirm', { body: { code, ...passwords } });
    } catch (error) {
      const failure = authFailureOf(error);
      if (failure.kind === 'fields' && !Object.hasOwn(failure.fields, 'code')) return failure.fields;
      // Nobody has looked at the code: no connection, or too many tries.
      if (failure.kind === 'tooMany' || !(error instanceof ApiError) || error.status === 0) throw error;
      setCodeRefused(true);
      await showAlert('profile.invalidResetCode');
      return {};
    }
    await showAlert('profile.passwordChanged');
    open('sign-in');
    return null;
  }

  const auth = useAuthForm<NewPasswords>({
    defaultValues: { newPassword: '', repeatNewPassword: '' },
    judge: (values) => validateFields(values, newPasswordRules),
    texts,
    send,
  });
  const { formRef, onSubmit } = auth;

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} ref={formRef}>
      <FormAlert>{isCodeRefused ? text('modals.resetPass.refused') : null}</FormAlert>
      <p>{text('modals.resetPass.text')}</p>
      <NewPasswordFields auth={auth} />
      <SubmitBar form={auth} labelOf={texts.label}>
        {text('modals.resetPass.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.resetPass.linkTooOld')} <ModalLink modal="forgot-pass">{text('modals.resetPass.newLink')}</ModalLink>
      </p>
    </form>
  );
}
