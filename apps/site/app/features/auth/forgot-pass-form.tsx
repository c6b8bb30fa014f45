import { TextField } from '@verdigale/ui/field';
import { validateFields } from '@verdigale/validation';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/alerts/index.ts';
import { callApi } from '#app/session/index.ts';
import { authFailureOf } from './auth-failure.ts';
import { FormAlert } from './form-alert.tsx';
import { SentLink } from './sent-link.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

const rules = { email: [{ rule: 'required' }, { rule: 'email' }] };

/** Asks for a link that sets a new password. Whether anybody has the address is told to nobody. (AUTH-16, W 2.4) */
export function ForgotPassForm() {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('modals', 'fieldsSettings');
  const texts = useFieldTexts();
  const [hint, setHint] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send({ email }: { email: string }) {
    setHint(null);
    try {
      await callApi('passwords.reset', { body: { email: email.trim() } });
    } catch (error) {
      const failure = authFailureOf(error);
      if (failure.kind === 'fields') return failure.fields;
      if (failure.kind !== 'tooMany') throw error;
      setHint(text('modals.forgotPass.tooMany'));
      return {};
    }
    void showAlert('profile.sentResetLink');
    setSentTo(email.trim());
    return {};
  }

  const auth = useAuthForm<{ email: string }>({
    defaultValues: { email: '' },
    judge: ({ email }) => validateFields({ email: email.trim() }, rules),
    texts,
    send,
  });
  const { form, formRef, onSubmit } = auth;

  if (sentTo !== null) return <SentLink email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit} ref={formRef}>
      <FormAlert>{hint}</FormAlert>
      <p>{text('modals.forgotPass.text')}</p>
      <TextField
        {...form.register('email')}
        autoCapitalize="none"
        autoComplete="username"
        dir="ltr"
        error={auth.errorOf('email')}
        inputMode="email"
        isRequired
        label={texts.label('email')}
        onFocus={() => auth.forgetServerError('email')}
        placeholder={texts.placeholder('email')}
        spellCheck={false}
        type="email"
      />
      <SubmitBar form={auth} labelOf={texts.label}>
        {text('modals.forgotPass.submitButton')}
      </SubmitBar>
    </form>
  );
}
