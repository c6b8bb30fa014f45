import { connectionsProvider, socialRedirectPath } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState } from 'react';
import { track } from '#app/analytics/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { Label } from '#app/forms/label.tsx';
import { beginSocialState } from './social-state.ts';
import { TelegramWidget } from './telegram-widget.tsx';
import { useSocialMethods, type SocialMethod } from './use-social-methods.ts';
import styles from './social.module.css';

/** The other services to sign in with, below a form. A first sign-in registers the player, and the text here says so. (SOCIAL-01..03) */
export function SocialButtons({ place }: { place: 'signIn' | 'signUp' }) {
  const text = useContent('globalComponents');
  const { methods, telegram } = useSocialMethods();
  const [isTelegramOpen, setIsTelegramOpen] = useState(false);
  if (methods?.length === 0) return null;

  function choose({ id, kind }: SocialMethod) {
    // Counts as a change of the registration's type from either form. (REG-14)
    track({ name: 'registrationChangeType', regType: 'social' });
    if (kind === 'telegram') return setIsTelegramOpen(true);
    const state = beginSocialState(new URL(window.location.href));
    window.location.assign(kind === 'auth0' ? socialRedirectPath(connectionsProvider, state, id) : socialRedirectPath(id, state));
  }

  const title = place === 'signIn' ? text('globalComponents.socialAuth.loginTitle') : text('globalComponents.socialAuth.registrationTitle');
  return (
    <section aria-busy={methods === null} aria-label={title} className={styles.social}>
      <p className={styles.title}>
        <span>{title}</span>
      </p>
      <ul className={styles.methods}>
        {methods === null
          ? [1, 2].map((each) => (
              <li key={each}>
                <Skeleton blockSize="2.75rem" shape="box" />
              </li>
            ))
          : methods.map((method) => (
              <li key={method.id}>
                <Button isBlock onClick={() => choose(method)} variant="secondary">
                  <span aria-hidden className={styles.initial}>
                    {method.label.slice(0, 1)}
                  </span>
                  {method.label}
                </Button>
              </li>
            ))}
      </ul>
      {isTelegramOpen && telegram && <TelegramWidget {...telegram} />}
      <p className={styles.consent}>
        <Label>{text('globalComponents.socialAuth.consent')}</Label>
      </p>
    </section>
  );
}
