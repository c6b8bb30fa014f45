import { Button, buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { EmptyState } from '@verdigale/ui/empty-state';
import { MailCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useSession } from '#app/session/index.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

/** The form, what stands there once it is sent, and where an answer may be had at once. */
export function ContactPage() {
  const text = useContent('pages');
  const { status, profile } = useSession();
  const [sentBy, setSentBy] = useState<string | null>(null);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (sentBy !== null) done.current?.focus();
  }, [sentBy]);
  const isKnown = status === 'guest' || status === 'player';
  const box = <Skeleton blockSize="26rem" shape="box" />;
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        {sentBy !== null ? (
          <div className={styles.sent} ref={done} tabIndex={-1}>
            <EmptyState
              action={<Button onClick={() => setSentBy(null)}>{text('pages.contacts.sent.again')}</Button>}
              icon={MailCheck}
              level={2}
              text={text('pages.contacts.sent.text', { email: sentBy })}
              title={text('pages.contacts.sent.title')}
            />
          </div>
        ) : isKnown ? (
          <Suspense fallback={box}>
            <ContactForm email={profile?.email ?? ''} onSent={setSentBy} />
          </Suspense>
        ) : (
          box
        )}
      </Card>
      <Card as="aside" className={styles.other} look="inset">
        <h2 className={styles.otherTitle}>{text('pages.contacts.other.title')}</h2>
        <p>{text('pages.contacts.other.text')}</p>
        <LocaleLink to="/questions" {...buttonLook({ variant: 'secondary' })}>
          {text('pages.contacts.other.action')}
        </LocaleLink>
      </Card>
    </div>
  );
}
