import { useContent } from '#app/content/use-content.ts';
import { WalletPanel } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Deposit and withdraw; the flag's value says which. (W 2) */
export function WalletModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="lg" title={text('modals.wallet.title')}>
      <WalletPanel onDone={close} value={value} />
    </ModalFrame>
  );
}
