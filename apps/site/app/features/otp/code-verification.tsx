import type { OtpReason } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { isOtpComplete } from '@verdigale/validation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { callApi } from '#app/session/index.ts';
import { CodeInput } from './code-input.tsx';
import { ResendCode } from './resend-code.tsx';
import { verifyFailureOf } from './verify-failure.ts';
import styles from './code-verification.module.css';

export interface CodeVerificationProps {
  /** In digits with the calling code, as it was given to `sendCode`, which comes first. */
  phone: string;
  reason: OtpReason;
  /** The code was right; `code` is what the platform answered. What it throws is shown like a failed check. */
  onVerified: (code: string) => Promise<void> | void;
  onBack?: () => void;
}

/** Asks for the code that was sent to a phone: six digits, a resend after a minute, a button. (OTP-01 … OTP-05) */
export function CodeVerification({ phone, reason, onVerified, onBack }: CodeVerificationProps) {
  const text = useContent('globalComponents');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const isReady = isOtpComplete(code) && error === null && !isLoading;
  function edit(next: string) {
    setCode(next);
    setError(null);
  }

  async function verify() {
    setIsLoading(true);
    try {
      const { data } = await callApi('player.otp.verify', { body: { phone, code, reason } });
      await onVerified(data.code);
    } catch (reasonOfFailure) {
      const failure = verifyFailureOf(reasonOfFailure);
      if (failure.kind === 'told') setError(failure.message);
      else if (failure.kind === 'invalid') setError(text('globalComponents.phoneVerification.invalidError'));
      else setError(text('globalComponents.phoneVerification.verifyError'));
      setIsLoading(false);
      input.current?.focus();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) void verify();
    else input.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.description}>
        {text('globalComponents.phoneVerification.description')}{' '}
        <bdi className={styles.phone} dir="ltr">
          +{phone}
        </bdi>
      </p>
      <CodeInput error={error} inputRef={input} label={text('globalComponents.phoneVerification.codeLabel')} onChange={edit} value={code} />
      <Button
        disabledReason={!isLoading && !isOtpComplete(code) ? text('globalComponents.phoneVerification.incomplete') : undefined}
        aria-disabled={!isReady || undefined}
        isBlock
        isLoading={isLoading}
        size="lg"
        type="submit"
        variant="primary"
      >
        {text('globalComponents.phoneVerification.verifyButton')}
      </Button>
      <ResendCode onSent={() => edit('')} onRefused={setError} phone={phone} reason={reason} />
      {onBack && (
        <Button onClick={onBack} variant="ghost">
          {text('globalComponents.phoneVerification.backButton')}
        </Button>
      )}
    </form>
  );
}
