import { Spinner } from '@verdigale/ui/spinner';
import { useContent } from '#app/content/use-content.ts';
import { CancelLink } from './cancel-link.tsx';
import styles from './payment.module.css';

/** The provider has the deposit and sends its code by and by. (DEP-13) */
export function AwaitPanel({ invoiceId, sum }: { invoiceId: string; sum: string }) {
  const text = useContent('modals');
  return (
    <section aria-label={text('modals.payment.await.title')} className={styles.panel}>
      <span className={styles.qrPlace}>
        <Spinner />
      </span>
      <h4 className={styles.title}>{text('modals.payment.await.title')}</h4>
      <p className={styles.hint}>{text('modals.payment.await.text', { sum })}</p>
      <CancelLink invoiceId={invoiceId} />
    </section>
  );
}
