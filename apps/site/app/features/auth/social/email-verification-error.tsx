import { ErrorState } from '@verdigale/ui/error-state';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { emailErrorParam } from './failed-callback.ts';
import styles from './social.module.css';

/** A social sign-in came back without a verified e-mail: shown above the form, which works without one. (SOCIAL-05) */
export function EmailVerificationError() {
  const text = useContent('modals');
  const [search] = useSearchParams();
  if (!search.has(emailErrorParam)) return null;
  return (
    <div className={styles.emailError}>
      <ErrorState look="line" title={text('modals.signIn.emailVerificationError')} />
    </div>
  );
}
