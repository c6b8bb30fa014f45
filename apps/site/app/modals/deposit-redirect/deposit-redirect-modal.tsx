import { useContent } from '#app/content/use-content.ts';
import { closePaymentWindow, ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** The player came back from the payment page before the payment was decided. */
export function DepositRedirectModal({ close }: ModalProps) {
  const text = useContent('modals');
  const { open } = useModals();
  const done = () => closePaymentWindow(close);
  return (
    <ModalFrame onClose={done} size="sm" title={text('modals.depositRedirect.title')}>
      <ResultScreen kind="depositRedirect" onAgain={() => open('wallet', { value: 'deposit' })} onNext={done} />
    </ModalFrame>
  );
}
