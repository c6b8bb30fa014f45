import { Button } from '@verdigale/ui/button';
import { deliberate } from '@verdigale/ui/deliberate';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { Facts } from '#app/widgets/facts.tsx';
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
      <Facts
        facts={rows.map(([label, value]) => [
          label,
          <bdi dir="ltr" key={label}>
            {value}
          </bdi>,
        ])}
        look="slip"
      />
      <div className={styles.actions}>
        <Button isBlock isLoading={isSending} {...deliberate(onConfirm)} size="lg" variant="primary">
          {text('modals.wallet.withdraw.confirm', { sum })}
        </Button>
        <Button disabled={isSending} isBlock onClick={onChange} size="lg">
          {text('modals.wallet.withdraw.change')}
        </Button>
      </div>
    </div>
  );
}
