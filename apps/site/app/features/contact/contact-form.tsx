import { TextField } from '@verdigale/ui/field';
import { Textarea } from '@verdigale/ui/textarea';
import { validateFields, type RuleSpec } from '@verdigale/validation';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { authFailureOf, FormAlert, SubmitBar, useAuthForm, useFieldTexts } from '#app/features/auth/index.ts';
import { showAlert } from '#app/features/alerts/index.ts';
import { callApi } from '#app/session/index.ts';
import styles from './contact.module.css';

const longest = 4000;
const rules: Readonly<Record<string, readonly RuleSpec[]>> = {
  email: [{ rule: 'required' }, { rule: 'email' }, { rule: 'max', arguments: '254' }],
  message: [{ rule: 'required' }, { rule: 'max', arguments: String(longest) }],
};

interface ContactFormProps {
  /** The player's own address, to be changed at will. */
  email: string;
  onSent: (email: string) => void;
}

/** Writes to the house; guests too. (ROUTE-09) */
export function ContactForm({ email, onSent }: ContactFormProps) {
  // See use-auth-form.ts.
  'use no memo';
  const text = useContent('pages');
  const texts = useFieldTexts();
  const [hint, setHint] = useState<string | null>(null);
  const contact = useAuthForm({
    defaultValues: { email, message: '' },
    judge: (values) => validateFields(values, rules),
    texts,
    async send(body) {
      setHint(null);
      try {
        await callApi('notification.communications', { body });
        void showAlert('global.sentMessage');
        onSent(body.email);
        return null;
      } catch (error) {
        const failure = authFailureOf(error);
        if (failure.kind === 'tooMany') setHint(text('pages.contacts.tooMany'));
        else if (failure.kind !== 'fields') throw error;
        return failure.kind === 'fields' ? failure.fields : {};
      }
    },
  });
  const { form, formRef } = contact;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={contact.onSubmit} ref={formRef}>
      <FormAlert>{hint}</FormAlert>
      <TextField
        {...form.register('email')}
        autoCapitalize="none"
        autoComplete="email"
        dir="ltr"
        error={contact.errorOf('email')}
        hint={text('pages.contacts.email.hint')}
        inputMode="email"
        isRequired
        label={texts.label('email')}
        onFocus={() => contact.forgetServerError('email')}
        placeholder={texts.placeholder('email')}
        spellCheck={false}
        type="email"
      />
      <Textarea
        {...form.register('message')}
        error={contact.errorOf('message')}
        hint={text('pages.contacts.message.hint')}
        isRequired
        label={texts.label('message')}
        maxLength={longest}
        onFocus={() => contact.forgetServerError('message')}
        rows={7}
      />
      <SubmitBar form={contact} labelOf={texts.label}>
        {text('pages.contacts.submitButton')}
      </SubmitBar>
    </form>
  );
}
