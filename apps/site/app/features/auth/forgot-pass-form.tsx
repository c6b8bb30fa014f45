import { TextField } from '@verdigale/ui/field';
import { validateFields } from '@verdigale/validation';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { callApi } from '#app/session/index.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { typedLogin } from './typed-login.ts';
import { SentLink } from './sent-link.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import styles from './form.module.css';

const rules = { email: [{ rule: 'required' }, { rule: 'email' }] };

/** Asks for a link that sets a new password. It never reveals whether an account has the address. (AUTH-16, wire 2.4) */
export function ForgotPassForm() {
  const text = useContent('modals', 'fieldsSettings');
  const texts = useFieldTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send({ email }: { email: string }): Promise<Refusal> {
    try {
      await callApi('passwords.reset', { body: { email: email.trim() } });
    } catch (error) {
      const failure = formFailureOf(error);
      if (failure.kind === 'fields') return { fields: failure.fields };
      if (failure.kind !== 'tooMany') throw error;
      return { hint: text('modals.forgotPass.tooMany') };
    }
    void showAlert('profile.sentResetLink');
    setSentTo(email.trim());
    return {};
  }

  const form = useForm<{ email: string }>({
    defaultValues: { email: typedLogin.read() },
    judge: ({ email }) => validateFields({ email: email.trim() }, rules),
    texts,
    send,
  });

  if (sentTo !== null) return <SentLink email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      <p>{text('modals.forgotPass.text')}</p>
      <TextField
        {...form.input('email')}
        autoCapitalize="none"
        autoComplete="username"
        dir="ltr"
        inputMode="email"
        isRequired
        label={texts.label('email')}
        placeholder={texts.placeholder('email')}
        spellCheck={false}
        type="email"
      />
      <SubmitBar form={form} labelOf={texts.label}>
        {text('modals.forgotPass.submitButton')}
      </SubmitBar>
    </form>
  );
}
