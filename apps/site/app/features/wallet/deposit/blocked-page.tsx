import { LinkButton } from '@verdigale/ui/link-button';
import { useContent } from '#app/content/use-content.ts';
import styles from '../wallet.module.css';

/** The way to a payment page that the browser kept from opening. */
export function BlockedPage({ url, method, onDone }: { url: string; method: string; onDone: () => void }) {
  const text = useContent('modals');
  return (
    <div className={styles.actions} role="status">
      <p className={styles.note}>{text('modals.wallet.deposit.blocked')}</p>
      <LinkButton href={url} isBlock onClick={onDone} rel="noreferrer" size="lg" target="_blank" variant="primary">
        {text('modals.wallet.deposit.continue', { method })}
      </LinkButton>
    </div>
  );
}
