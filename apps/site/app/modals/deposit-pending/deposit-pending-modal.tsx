import { Hourglass } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../registry.ts';

export function DepositPendingModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.depositPending.title')}>
      <ResultScreen icon={Hourglass} kind="depositPending" onNext={close} />
    </ModalFrame>
  );
}
