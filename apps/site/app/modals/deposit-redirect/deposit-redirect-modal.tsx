import { Hourglass } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../registry.ts';

/** The player came back from the payment page before the payment was decided. */
export function DepositRedirectModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.depositRedirect.title')}>
      <ResultScreen icon={Hourglass} kind="depositRedirect" onNext={close} />
    </ModalFrame>
  );
}
