import { useContent } from '#app/content/use-content.ts';
import { DeclineDeposit } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The flag's value is the id of the deposit. (W 2) */
export function DeclineDepositModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} role="alertdialog" size="sm" title={text('modals.declineDeposit.title')}>
      <DeclineDeposit invoiceId={value} onDone={close} />
    </ModalFrame>
  );
}
