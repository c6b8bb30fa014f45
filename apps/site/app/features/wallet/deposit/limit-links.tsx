import { limitDefinition } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from './limits-ask.module.css';

/** From the deposit to a limit in two presses, and to all that there is. (RTS 12C) */
export function LimitLinks() {
  const text = useContent('modals');
  return (
    <p className={styles.answers}>
      <ModalLink modal="add-cash-limit" onTop value={String(limitDefinition.deposit)}>
        {text('modals.wallet.deposit.limit.set')}
      </ModalLink>
      <LocaleLink to="/profile/limits">{text('modals.wallet.deposit.limit.own')}</LocaleLink>
    </p>
  );
}
