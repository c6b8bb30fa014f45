import { limitDefinition } from '@verdigale/contract';
import { Button, buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from './limits-ask.module.css';

/** Asks for a deposit limit above the methods; setting one and leaving it are a press each. */
export function LimitsAsk({ onDrop }: { onDrop: () => void }) {
  const text = useContent('modals');
  return (
    <Card as="section" aria-label={text('modals.wallet.deposit.limit.askTitle')} className={styles.ask}>
      <p className={styles.title}>{text('modals.wallet.deposit.limit.askTitle')}</p>
      <p className={styles.text}>{text('modals.wallet.deposit.limit.askText')}</p>
      <div className={styles.answers}>
        <ModalLink modal="add-cash-limit" onTop value={String(limitDefinition.deposit)} {...buttonLook({ size: 'sm' })}>
          {text('modals.wallet.deposit.limit.set')}
        </ModalLink>
        <Button onClick={onDrop} size="sm">
          {text('modals.addCashLimit.notNow')}
        </Button>
      </div>
      <LocaleLink to="/profile/limits">{text('modals.wallet.deposit.limit.own')}</LocaleLink>
    </Card>
  );
}
