import { useContent } from '#app/content/use-content.ts';
import { PaymentPanel, ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** A deposit that is under way: the one whose id is the flag's value, on its own panel. */
export function DepositPendingModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { open } = useModals();
  const onAgain = () => open('wallet', { value: 'deposit' });
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.depositPending.title')}>
      {value === 'true' ? (
        <ResultScreen kind="depositPending" onAgain={onAgain} onNext={close} />
      ) : (
        <PaymentPanel invoiceId={value} onAgain={onAgain} onDone={close} />
      )}
    </ModalFrame>
  );
}
