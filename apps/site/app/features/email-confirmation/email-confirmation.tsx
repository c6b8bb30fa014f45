import { Button } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { Icon } from '@verdigale/ui/icon';
import { MailQuestionMark } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { useSession } from '#app/session/index.ts';
import { useResendEmail } from './use-resend-email.ts';
import styles from './email-confirmation.module.css';

/** Asks a player whose address is not confirmed to look for the mail, and sends it again; nothing for the others. (PROFILE-05) */
export function EmailConfirmation() {
  const text = useContent('profile');
  const { profile } = useSession();
  const { resend, isSending } = useResendEmail();
  if (!profile?.email || profile.confirmedAt) return null;

  return (
    <Card className={styles.notice}>
      <Icon as={MailQuestionMark} size={24} />
      <p className={styles.words}>
        {text('profile.emailConfirmation.text')}{' '}
        <bdi className={styles.address} dir="ltr">
          {profile.email}
        </bdi>
      </p>
      <Button isLoading={isSending} onClick={() => void resend()} size="sm">
        {text('profile.emailConfirmation.resendButton')}
      </Button>
    </Card>
  );
}
