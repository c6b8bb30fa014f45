import type { Profile } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { CodeVerification, PhoneForm } from '#app/features/otp/index.ts';
import { refreshProfile } from '#app/session/profile.ts';
import { Block } from './block.tsx';
import styles from './verification.module.css';

const reason = 'phoneVerification';

/** The phone: its number, then the code that a text message brought. (OTP-01 … OTP-05) */
export function PhoneBlock({ profile }: { profile: Profile }) {
  const text = useContent('profile');
  const [phone, setPhone] = useState(profile.phone ?? '');
  const [isSent, setIsSent] = useState(false);
  const title = text('profile.verification.phone.title');

  if (profile.phoneConfirmed && profile.phone) {
    const number = (
      <bdi className={styles.value} dir="ltr">
        +{profile.phone}
      </bdi>
    );
    return <Block state="done" status={text('profile.verification.statuses.confirmed')} text={number} title={title} />;
  }

  function onSent(to: string) {
    setPhone(to);
    setIsSent(true);
  }
  const status = profile.phone ? text('profile.verification.statuses.unconfirmed') : text('profile.verification.statuses.missing');
  return (
    <Block state="open" status={status} text={text('profile.verification.phone.unconfirmed')} title={title}>
      {isSent ? (
        <CodeVerification onBack={() => setIsSent(false)} onVerified={refreshProfile} phone={phone} reason={reason} />
      ) : (
        <Suspense fallback={<Skeleton blockSize="11rem" shape="box" />}>
          <PhoneForm known={phone} onSent={onSent} reason={reason} submitLabel={text('profile.verification.phone.sendButton')} />
        </Suspense>
      )}
    </Block>
  );
}
