import { useContent } from '#app/content/use-content.ts';
import { TurnOverStatus } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** What must be staked before money leaves, when a withdrawal was refused for it. (W 2) */
export function TurnOverWagerModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.turnOverWager.title')}>
      <TurnOverStatus />
    </ModalFrame>
  );
}
