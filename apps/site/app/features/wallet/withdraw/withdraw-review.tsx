import { Button } from '@verdigale/ui/button';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from '../wallet.module.css';

interface WithdrawReviewProps {
  sum: string;
  rows: readonly (readonly [label: string, value: string])[];
  isSending: boolean;
  onConfirm: () => void;
  onChange: () => void;
}

/** What is asked for, once more before it is sent. (WCAG 3.3.4) */
export function WithdrawReview({ sum, rows, isSending, onConfirm, onChange }: WithdrawReviewProps) {
  const text = useContent('modals');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p className={styles.note} ref={note} tabIndex={-1}>
        {text('modals.wallet.withdraw.review')}
      </p>
      <dl className={styles.review}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button isBlock isLoading={isSending} onClick={onConfirm} size="lg" variant="primary">
          {text('modals.wallet.withdraw.confirm', { sum })}
        </Button>
        <Button disabled={isSending} isBlock onClick={onChange} size="lg">
          {text('modals.wallet.withdraw.change')}
        </Button>
      </div>
    </div>
  );
}
