import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './form.module.css';

/** The link is on its way, if anybody has that address. It takes the focus, since the form it replaces had it. */
export function SentLink({ email, onAgain }: { email: string; onAgain: () => void }) {
  const text = useContent('modals');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [before, after] = text('modals.forgotPass.sent.text', { email: '\n' }).split('\n');
  return (
    <div className={styles.sent}>
      <Icon as={MailCheck} size={24} />
      <h3 ref={heading} tabIndex={-1}>
        {text('modals.forgotPass.sent.title')}
      </h3>
      <p>
        {before}
        <bdi dir="ltr">{email}</bdi>
        {after}
      </p>
      <Button isBlock onClick={onAgain}>
        {text('modals.forgotPass.sent.againButton')}
      </Button>
    </div>
  );
}
