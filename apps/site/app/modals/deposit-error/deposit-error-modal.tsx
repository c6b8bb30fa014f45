import { useContent } from '#app/content/use-content.ts';
import { closePaymentWindow, ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** Its one next step is another try. Any value but `true`, which the provider's way back has, names the invoice, or none. (W 8) */
export function DepositErrorModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { open } = useModals();
  const done = () => closePaymentWindow(close);
  return (
    <ModalFrame onClose={done} size="sm" title={text('modals.depositError.title')}>
      <ResultScreen
        invoiceId={value === 'true' ? undefined : value}
        kind="depositError"
        onAgain={() => open('wallet', { value: 'deposit' })}
        onNext={done}
      />
    </ModalFrame>
  );
}
