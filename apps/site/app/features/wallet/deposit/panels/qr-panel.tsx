import { Spinner } from '@verdigale/ui/spinner';
import { useContent } from '#app/content/use-content.ts';
import { DeclineLink } from './decline-link.tsx';
import { CopyLine } from './copy-line.tsx';
import styles from './payment.module.css';
import { OpenInApp } from './open-in-app.tsx';
import { QrCode } from '#app/widgets/qr-code.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Countdown } from './countdown.ts';

interface QrPanelProps {
  invoiceId: string;
  qr: string;
  sum: string;
  countdown: Countdown;
}

/** A code to scan with another device, or to copy into an app on this one. (DEP-07) */
export function QrPanel({ invoiceId, qr, sum, countdown }: QrPanelProps) {
  const text = useContent('modals');
  return (
    <section aria-label={text('modals.payment.qr.title', { sum })} className={styles.panel}>
      <h4 className={styles.title}>{text('modals.payment.qr.title', { sum })}</h4>
      <p className={styles.hint}>{text('modals.payment.qr.hint')}</p>
      <OpenInApp code={qr} />
      <QrCode label={text('modals.payment.qr.image', { sum })} text={qr} />
      <TimeLeft seconds={countdown.seconds} spoken={countdown.spoken} />
      <CopyLine label={text('modals.payment.qr.code')} text={qr} />
      <DeclineLink invoiceId={invoiceId} />
    </section>
  );
}

/** The provider has the deposit and will send its code later. (DEP-13) */
export function AwaitPanel({ invoiceId, sum }: { invoiceId: string; sum: string }) {
  const text = useContent('modals');
  return (
    <section aria-label={text('modals.payment.await.title')} className={styles.panel}>
      <span className={styles.qrPlace}>
        <Spinner />
      </span>
      <h4 className={styles.title}>{text('modals.payment.await.title')}</h4>
      <p className={styles.hint}>{text('modals.payment.await.text', { sum })}</p>
      <DeclineLink invoiceId={invoiceId} />
    </section>
  );
}
