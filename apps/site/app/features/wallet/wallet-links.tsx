import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from './wallet-links.module.css';

/** In and out, side by side and equally easy to reach. */
export function WalletLinks({ onOpen }: { onOpen?: () => void }) {
  const text = useContent('layout');
  return (
    <div className={styles.links}>
      <ModalLink modal="wallet" onClick={onOpen} value="deposit" {...buttonLook({ variant: 'primary' })}>
        {text('layout.header.depositButton')}
      </ModalLink>
      <ModalLink modal="wallet" onClick={onOpen} value="withdraw" {...buttonLook({})}>
        {text('layout.header.balance.withdraw')}
      </ModalLink>
    </div>
  );
}
