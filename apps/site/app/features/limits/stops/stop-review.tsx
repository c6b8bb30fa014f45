import { Button } from '@verdigale/ui/button';
import { deliberate } from '@verdigale/ui/deliberate';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from '../limits.module.css';
import type { StopKind, StopScope } from './use-begin-stop.ts';

interface StopReviewProps {
  kind: StopKind;
  scope: StopScope;
  /** `Until 3 June 2027, 14:00`, or for good. */
  until: string;
  isPending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** What will happen, until when, and what stays possible: read before it is begun, since it is not taken back. */
export function StopReview({ kind, scope, until, isPending, onBack, onConfirm }: StopReviewProps) {
  const text = useContent('modals');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const points = (part: 'ends' | 'stays') => text.list<string>(`modals.selfExclusionLimit.${scope === 'all' ? kind : scope}.${part}`);
  return (
    <div className={styles.form}>
      <h3 className={styles.breakTitle} ref={heading} tabIndex={-1}>
        {until}
      </h3>
      <ul className={styles.points}>
        {points('ends').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.period}>{text('modals.selfExclusionLimit.stays')}</p>
      <ul className={styles.points}>
        {points('stays').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {kind === 'exclusion' && scope === 'all' && (
        <ModalLink modal="wallet" value="withdraw">
          {text('modals.selfExclusionLimit.exclusion.withdraw')}
        </ModalLink>
      )}
      <div className={styles.pair}>
        <Button onClick={onBack}>{text('modals.selfExclusionLimit.back')}</Button>
        <Button isLoading={isPending} {...deliberate(onConfirm)} variant={kind === 'exclusion' ? 'danger' : 'primary'}>
          {text.dynamic(`modals.selfExclusionLimit.${kind}`, 'confirm')}
        </Button>
      </div>
    </div>
  );
}
