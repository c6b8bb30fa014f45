import { useHeldFocus } from '@verdigale/ui/held-focus';
import { SectionTitle } from '@verdigale/ui/section-title';
import { useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ChangePasswordForm } from '#app/features/auth/index.ts';
import { TwoStepSection } from './two-step/two-step-section.tsx';
import { PreviousSignIn } from './previous-sign-in.tsx';
import { SignInNotices } from './sign-in-notices.tsx';
import { SessionList } from './session-list.tsx';
import styles from './security.module.css';

/** The password, what is asked for beside it, and where the player is signed in. (PROFILE-02) */
export function SecurityPage() {
  const text = useContent('profile');
  const sessions = useRef<HTMLElement>(null);
  useHeldFocus(sessions);
  return (
    <div className={styles.page}>
      <section aria-labelledby="security-password" className={styles.section}>
        <SectionTitle id="security-password">{text('profile.security.password.title')}</SectionTitle>
        <div className={styles.password}>
          <p className={styles.text}>{text('profile.security.password.text')}</p>
          <ChangePasswordForm />
        </div>
      </section>
      <TwoStepSection />
      <section aria-labelledby="security-sessions" className={styles.section} ref={sessions} tabIndex={-1}>
        <SectionTitle id="security-sessions">{text('profile.security.sessions.title')}</SectionTitle>
        <p className={styles.text}>{text('profile.security.sessions.text')}</p>
        <PreviousSignIn />
        <SignInNotices />
        <SessionList />
      </section>
    </div>
  );
}
