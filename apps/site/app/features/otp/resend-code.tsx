import type { OtpReason } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Button } from '@verdigale/ui/button';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useSecondsUntil } from '#app/widgets/use-seconds-until.ts';
import { sendCode } from './send-code.ts';
import styles from './code-verification.module.css';

/** How long a player waits before another code can be sent. (A 9) */
const waitMs = 60_000;
const nextEnd = () => Date.now() + waitMs;

const stateAfter = { sent: 'resent', limit: 'limit', refused: 'idle' } as const;

interface ResendCodeProps {
  phone: string;
  reason: OtpReason;
  onSent: () => void;
  onRefused: (message: string) => void;
}

/** Another code: after a wait, until the platform sends no more. (OTP-02, OTP-04) */
export function ResendCode({ phone, reason, onSent, onRefused }: ResendCodeProps) {
  const text = useContent('globalComponents');
  const { locale } = useLocale();
  const [end, setEnd] = useState(nextEnd);
  const left = useSecondsUntil(end) ?? 0;
  const [state, setState] = useState<'idle' | 'sending' | 'resent' | 'limit'>('idle');

  async function resend() {
    setState('sending');
    try {
      const outcome = await sendCode(phone, reason);
      setState(stateAfter[outcome.kind]);
      if (outcome.kind === 'refused') onRefused(outcome.message);
      if (outcome.kind === 'sent') {
        setEnd(nextEnd);
        onSent();
      }
    } catch (error) {
      setState('idle');
      void showError(error);
    }
  }

  const limit = text('globalComponents.phoneVerification.limitError');
  // The running time is not read out: only what follows it is.
  function news(): string {
    if (state === 'limit') return limit;
    if (left === 0) return text('globalComponents.phoneVerification.canResend');
    return state === 'resent' ? text('globalComponents.phoneVerification.resent') : '';
  }
  return (
    <div className={styles.resend}>
      <LiveRegion>{news()}</LiveRegion>
      {state === 'limit' ? (
        <p aria-hidden>{limit}</p>
      ) : left > 0 ? (
        <p>{text('globalComponents.phoneVerification.timerLabel', { time: clockText(left, languageTag(locale)) })}</p>
      ) : (
        <>
          <span>{text('globalComponents.phoneVerification.receiveHint')}</span>
          <Button isLoading={state === 'sending'} onClick={() => void resend()} size="sm">
            {text('globalComponents.phoneVerification.resendButton')}
          </Button>
        </>
      )}
    </div>
  );
}
