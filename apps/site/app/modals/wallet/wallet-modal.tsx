import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { asyncInvoice, useCanDeposit, WalletPanel } from '#app/features/wallet/index.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

export { askWalletAhead } from '#app/features/wallet/index.ts';

/** Deposit and withdraw; the flag's value says which. Opened for a deposit that can be made, it asks before it is left without one. (W 2, wire 21) */
export function WalletModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { open } = useModals();
  const [isUnderWay, setIsUnderWay] = useState(() => asyncInvoice.read() !== null);
  const canDeposit = useCanDeposit(value === 'deposit');
  const isAsking = canDeposit && !isUnderWay && text.flag('modals.cancelDeposit.displayModal') !== false;
  return (
    <ModalFrame onClose={isAsking ? () => open('cancel-deposit', { onTop: true }) : close} size="lg" title={text('modals.wallet.title')}>
      <WalletPanel onDone={close} onStarted={() => setIsUnderWay(true)} value={value} />
    </ModalFrame>
  );
}
