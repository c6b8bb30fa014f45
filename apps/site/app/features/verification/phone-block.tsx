import type { Profile } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useState, type FormEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { PhoneField } from '#app/features/fields/index.ts';
import { showError } from '#app/features/alerts/index.ts';
import { CodeVerification, sendCode } from '#app/features/otp/index.ts';
import { Block } from './block.tsx';
import { refreshProfile } from './refresh-profile.ts';
import styles from './verification.module.css';

const reason = 'phoneVerification';

/** The phone: its number, then the code that a text message brought. (OTP-01 … OTP-05) */
export function PhoneBlock({ profile }: { profile: Profile }) {
  const text = useContent('profile', 'globalComponents', 'fieldsSettings');
  const [phone, setPhone] = useState(profile.phone ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const title = text('profile.verification.phone.title');

  if (profile.phoneConfirmed && profile.phone) {
    const number = (
      <bdi className={styles.value} dir="ltr">
        +{profile.phone}
      </bdi>
    );
    return <Block state="done" status={text('profile.verification.statuses.confirmed')} text={number} title={title} />;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (phone === '') return setError(text('fieldsSettings.validationMessages.phone'));
    setIsSending(true);
    try {
      const outcome = await sendCode(phone, reason);
      if (outcome.kind === 'sent') setSentTo(phone);
      else setError(outcome.kind === 'limit' ? text('globalComponents.phoneVerification.limitError') : outcome.message);
    } catch (failure) {
      void showError(failure);
    }
    setIsSending(false);
  }

  const status = profile.phone ? text('profile.verification.statuses.unconfirmed') : text('profile.verification.statuses.missing');
  return (
    <Block state="open" status={status} text={text('profile.verification.phone.unconfirmed')} title={title}>
      {sentTo === null ? (
        <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <PhoneField
            error={error ?? undefined}
            onChange={(next) => {
              setPhone(next);
              setError(null);
            }}
            value={phone}
          />
          <Button isLoading={isSending} type="submit">
            {text('profile.verification.phone.sendButton')}
          </Button>
        </form>
      ) : (
        <CodeVerification onBack={() => setSentTo(null)} onVerified={refreshProfile} phone={sentTo} reason={reason} />
      )}
    </Block>
  );
}
