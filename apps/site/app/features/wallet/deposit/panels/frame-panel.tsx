import { Spinner } from '@verdigale/ui/spinner';
import { useRef, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { DeclineLink } from './decline-link.tsx';
import styles from './payment.module.css';

interface FramePanelProps {
  invoiceId: string;
  url: string;
}

/** The provider's page inside the wallet. The page never reads from it: the platform reports how the deposit ended. (DEP-07) */
export function FramePanel({ invoiceId, url }: FramePanelProps) {
  const text = useContent('modals');
  const frame = useRef<HTMLIFrameElement>(null);
  const [step, setStep] = useState<'loading' | 'there' | 'left'>('loading');
  return (
    <section aria-label={text('modals.payment.frame.title')} className={styles.panel}>
      <div className={styles.frame} data-step={step}>
        {step !== 'there' && (
          <span className={styles.frameWait} role="status">
            <Spinner />
            {text(step === 'loading' ? 'modals.payment.frame.loading' : 'modals.payment.frame.left')}
          </span>
        )}
        {step !== 'left' && (
          <iframe
            onLoad={() => setStep(isOurs(frame.current) ? 'left' : 'there')}
            ref={frame}
            sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
            src={url}
            title={text('modals.payment.frame.title')}
          />
        )}
      </div>
      <p className={styles.hint}>
        {text('modals.payment.frame.other')}{' '}
        <a href={url} rel="noreferrer" target="_blank">
          {text('modals.payment.frame.window')}
        </a>
      </p>
      <DeclineLink invoiceId={invoiceId} />
    </section>
  );
}

/** Whether the provider has sent the frame back to our own pages: they can be read, its own cannot. */
function isOurs(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame?.contentWindow?.location.origin === window.location.origin;
  } catch {
    return false;
  }
}
