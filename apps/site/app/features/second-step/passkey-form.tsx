import { Button } from '@verdigale/ui/button';
import { useState } from 'react';
import { showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { signByPasskey } from './sign-by-passkey.ts';
import { useStepFailure } from './use-step-failure.ts';
import type { FactorFormProps } from './factor-form.tsx';
import styles from './factor-form.module.css';

/** The browser asks by itself; here is only the press that lets it, and what became of it. */
export function PasskeyForm({ requestPasskey, onPasskey }: Pick<FactorFormProps, 'requestPasskey' | 'onPasskey'>) {
  const text = useContent('modals');
  const refusalOf = useStepFailure();
  const [isPending, setIsPending] = useState(false);
  const [hint, setHint] = useState<string | null>(null);

  async function use() {
    setIsPending(true);
    setHint(null);
    try {
      const request = await requestPasskey();
      const answer = await signByPasskey(request);
      if (answer) await onPasskey(answer, request);
      else setHint(text('modals.secondStep.passkey.failed'));
    } catch (error) {
      setHint(failureOf(error));
    } finally {
      setIsPending(false);
    }
  }
  function failureOf(error: unknown): string | null {
    try {
      const { fields, hint: said } = refusalOf(error);
      return fields ? text('modals.secondStep.passkey.failed') : (said ?? null);
    } catch {
      void showError(error);
      return null;
    }
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{text('modals.secondStep.passkey.text')}</p>
      <FormAlert>{hint}</FormAlert>
      <Button autoFocus isBlock isLoading={isPending} onClick={() => void use()} size="lg" variant="primary">
        {text('modals.secondStep.passkey.button')}
      </Button>
    </div>
  );
}
