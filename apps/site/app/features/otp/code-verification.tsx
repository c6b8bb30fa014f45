import type { OtpReason } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { isOtpComplete, type RuleFailure } from '@verdigale/validation';
import { HeldButton } from '@verdigale/ui/held-button';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { proven } from '#app/features/proof/index.ts';
import { CodeInput } from '#app/forms/fields/code-input.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { callApi } from '#app/session/index.ts';
import { ResendCode } from './resend-code.tsx';
import { isFaultOfCode, verifyFailureOf } from './verify-failure.ts';
import styles from './code-verification.module.css';

export interface CodeVerificationProps {
  /** In digits with the calling code, as it was given to `sendCode`, which comes first. */
  phone: string;
  reason: OtpReason;
  /** The code was right; `code` is what the platform answered. What it throws is an alert, unless the code is no longer good. */
  onVerified: (code: string) => Promise<void> | void;
  onBack?: () => void;
}

/** Asks for the code that was sent to a phone: six digits, a resend after a minute, a button. (OTP-01 … OTP-05) */
export function CodeVerification({ phone, reason, onVerified, onBack }: CodeVerificationProps) {
  const text = useContent('globalComponents');
  const texts = useFieldTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    defaultValues: { code: '' },
    judge: ({ code }): Record<string, RuleFailure[]> => (isOtpComplete(code) ? {} : { code: [{ rule: 'required', params: {} }] }),
    texts,
    async send({ code }) {
      let isRight = false;
      try {
        const { data } = await proven(() => callApi('player.otp.verify', { body: { phone, code, reason } }));
        isRight = true;
        await onVerified(data.code);
        return null;
      } catch (error) {
        if (!isFaultOfCode(error, isRight)) throw error;
        input.current?.focus();
        return { fields: { code: messageOf(error) } };
      }
    },
  });

  function messageOf(error: unknown): string {
    const failure = verifyFailureOf(error);
    if (failure.kind === 'message') return failure.message;
    if (failure.kind === 'invalid') return text('globalComponents.phoneVerification.invalidError');
    return text('globalComponents.phoneVerification.verifyError');
  }

  // Another digit is what follows a new code, and the first one once no more is sent.
  useHeldFocus(form.element.ref, input);

  return (
    <form {...form.element} className={styles.form}>
      <p className={styles.description}>
        {text('globalComponents.phoneVerification.description')}{' '}
        <bdi className={styles.phone} dir="ltr">
          +{phone}
        </bdi>
      </p>
      <FormAlert>{form.hint}</FormAlert>
      <CodeInput
        error={form.serverErrors.code}
        firstRef={input}
        label={text('globalComponents.phoneVerification.codeLabel')}
        onChange={(code) => form.change('code', code)}
        value={form.values.code}
      />
      <HeldButton
        aria-disabled={!form.canSubmit || undefined}
        reason={form.unmet.length > 0 ? text('globalComponents.phoneVerification.incomplete') : undefined}
        isBlock
        isLoading={form.isSubmitting}
        size="lg"
        type="submit"
        variant="primary"
      >
        {text('globalComponents.phoneVerification.verifyButton')}
      </HeldButton>
      <ResendCode
        onRefused={(message) => form.refuse({ fields: { code: message } })}
        onSent={() => form.change('code', '')}
        phone={phone}
        reason={reason}
      />
      {onBack && (
        <Button onClick={onBack} variant="ghost">
          {text('globalComponents.phoneVerification.backButton')}
        </Button>
      )}
    </form>
  );
}
