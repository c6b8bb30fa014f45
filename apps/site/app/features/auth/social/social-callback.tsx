import { Spinner } from '@verdigale/ui/spinner';
import { useContent } from '#app/content/use-content.ts';
import { useSocialCallback } from './use-social-callback.ts';
import styles from './social-callback.module.css';

/** What stands on the page while the platform looks at what came back. */
export function SocialCallback({ connection }: { connection: string }) {
  const text = useContent('pages');
  useSocialCallback(connection);
  return (
    <div aria-busy className={styles.page}>
      <Spinner />
      <h1 className={styles.title}>{text('pages.socialCallback.title')}</h1>
      <p className={styles.text}>{text('pages.socialCallback.text')}</p>
      <noscript>{text('pages.socialCallback.noScript')}</noscript>
    </div>
  );
}
