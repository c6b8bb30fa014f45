import { TextField } from '@verdigale/ui/field';
import { isOtpComplete, type RuleFailure } from '@verdigale/validation';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { CodeInput } from '#app/forms/fields/code-input.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useStepFailure } from './use-step-failure.ts';
import styles from './factor-form.module.css';

const missing: Record<string, RuleFailure[]> = { code: [{ rule: 'required', params: {} }] };

interface CodeFormProps {
  way: 'app' | 'recovery';
  onCode: (code: string) => Promise<void>;
}

/** Six digits of the app, or a recovery code as it was written down. */
export function CodeForm({ way, onCode }: CodeFormProps) {
  const text = useContent('modals', 'globalComponents', 'fieldsSettings');
  const texts = useFieldTexts();
  const refusalOf = useStepFailure();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isApp = way === 'app';
  const form = useForm({
    defaultValues: { code: '' },
    judge: ({ code }) => ((isApp ? isOtpComplete(code) : code.trim() !== '') ? {} : missing),
    texts,
    async send({ code }) {
      try {
        await onCode(code.trim());
        return null;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.fields) form.change('code', '');
        first.current?.focus();
        return refusal;
      }
    },
  });
  const label = isApp ? text('modals.secondStep.app.label') : text('modals.secondStep.recovery.label');
  const error = form.serverErrors.code;
  return (
    <form {...form.element} className={styles.form}>
      <p className={styles.text}>{isApp ? text('modals.secondStep.app.text') : text('modals.secondStep.recovery.text')}</p>
      <FormAlert>{form.hint}</FormAlert>
      {isApp ? (
        <CodeInput error={error} firstRef={first} label={label} onChange={(code) => form.change('code', code)} value={form.values.code} />
      ) : (
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          error={error}
          isRequired
          label={label}
          onChange={(event) => form.change('code', event.currentTarget.value)}
          ref={first}
          spellCheck={false}
          value={form.values.code}
        />
      )}
      <SubmitBar form={form} labelOf={() => label}>
        {text('modals.secondStep.submitButton')}
      </SubmitBar>
    </form>
  );
}
