import type { Profile } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/features/notification/index.ts';
import { callApi } from '#app/session/index.ts';
import { AddEmail } from './add-email.tsx';
import { Block } from './block.tsx';
import styles from './verification.module.css';

/** The e-mail address: to be given, to be confirmed by the link that was mailed, or confirmed. */
export function EmailBlock({ profile }: { profile: Profile }) {
  const text = useContent('profile');
  const [isSending, setIsSending] = useState(false);
  const title = text('profile.verification.email.title');
  const address = (
    <bdi className={styles.value} dir="ltr">
      {profile.email}
    </bdi>
  );

  if (!profile.email) {
    return (
      <Block
        state="open"
        status={text('profile.verification.statuses.missing')}
        text={text('profile.verification.email.missing')}
        title={title}
      >
        <AddEmail />
      </Block>
    );
  }
  if (profile.confirmedAt)
    return <Block state="done" status={text('profile.verification.statuses.confirmed')} text={address} title={title} />;

  async function resend() {
    setIsSending(true);
    try {
      await callApi('player.confirmations.email.resend');
      await showAlert('profile.resentVerification');
    } catch {
      await showAlert('global.somethingWrong');
    }
    setIsSending(false);
  }
  return (
    <Block
      state="open"
      status={text('profile.verification.statuses.unconfirmed')}
      text={
        <>
          {address} {text('profile.verification.email.unconfirmed')}
        </>
      }
      title={title}
    >
      <Button isLoading={isSending} onClick={() => void resend()}>
        {text('profile.verification.email.resendButton')}
      </Button>
    </Block>
  );
}
