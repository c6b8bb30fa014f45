import { useContent } from '#app/content/use-content.ts';
import { ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** The player came back from the payment page before the payment was decided. */
export function DepositRedirectModal({ close }: ModalProps) {
  const text = useContent('modals');
  const { open } = useModals();
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.depositRedirect.title')}>
      <ResultScreen kind="depositRedirect" onAgain={() => open('wallet', { value: 'deposit' })} onNext={close} />
    </ModalFrame>
  );
}
