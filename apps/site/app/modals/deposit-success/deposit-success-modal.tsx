import { Check } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { ResultScreen } from '#app/features/wallet/index.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../registry.ts';

export function DepositSuccessModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.depositSuccess.title')}>
      <ResultScreen icon={Check} kind="depositSuccess" onNext={close} />
    </ModalFrame>
  );
}
