import { ApiError } from '@verdigale/client';
import { Button } from '@verdigale/ui/button';
import { TextField } from '@verdigale/ui/field';
import { useRef, useState, type FormEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/features/alerts/index.ts';
import { callApi, session } from '#app/session/index.ts';
import styles from './verification.module.css';

/** Gives the profile the e-mail address that it has not; the platform mails the link. (wire 2.5) */
export function AddEmail() {
  const text = useContent('profile', 'fieldsSettings');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send() {
    setIsSending(true);
    try {
      session.profileChanged((await callApi('player.profile.update', { body: { email: email.trim() } })).data);
    } catch (failure) {
      const [message] = failure instanceof ApiError ? (failure.fields.email ?? []) : [];
      setIsSending(false);
      if (message === undefined) return void showError(failure);
      setError(message);
      input.current?.focus();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmail = /^\S+@\S+\.\S+$/.test(email.trim());
    if (isEmail) return void send();
    setError(text('fieldsSettings.validationMessages.email'));
    input.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        dir="ltr"
        error={error ?? undefined}
        inputMode="email"
        label={text('fieldsSettings.fieldsControls.email.label')}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setError(null);
        }}
        ref={input}
        spellCheck={false}
        type="email"
        value={email}
      />
      <Button isLoading={isSending} type="submit">
        {text('profile.verification.email.addButton')}
      </Button>
    </form>
  );
}
