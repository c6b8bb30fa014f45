import type { Profile } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { useResendEmail } from '#app/features/email-confirmation/index.ts';
import { AddEmail } from './add-email.tsx';
import { Block } from './block.tsx';
import styles from './verification.module.css';

/** The e-mail address: to be given, to be confirmed by the link that was mailed, or confirmed. */
export function EmailBlock({ profile }: { profile: Profile }) {
  const text = useContent('profile');
  const { resend, isSending } = useResendEmail();
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
