import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Rosette } from '@verdigale/ui/rosette';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { Receipt } from './receipt.tsx';
import type { DepositEnd } from './recent-deposit.ts';
import styles from './result-screen.module.css';

interface ResultScreenProps {
  kind: DepositEnd;
  icon: LucideIcon;
  onNext: () => void;
}

/** How a deposit went: one screen for all of its ends, with the receipt and one next step. (MODAL-10) */
export function ResultScreen({ kind, icon, onNext }: ResultScreenProps) {
  const text = useContent('modals');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = (name: string) => text.dynamic(`modals.${kind}`, name) ?? '';
  return (
    <div className={styles.screen} data-kind={kind}>
      <span className={styles.seal}>
        <Rosette className={styles.rosette} isDrawn look="seal" />
        <Icon as={icon} size={24} />
      </span>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {words('heading')}
      </h3>
      <p className={styles.text}>{words('text')}</p>
      <Receipt kind={kind} />
      <Button isBlock onClick={onNext} size="lg" variant="primary">
        {words('button')}
      </Button>
    </div>
  );
}
