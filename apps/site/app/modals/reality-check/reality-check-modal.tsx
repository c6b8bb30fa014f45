import { useContent } from '#app/content/use-content.ts';
import { RealityCheck, RealityCheckAnswers } from '#app/features/play-time/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Play stops until the player has answered: only the two answers close it. (RTS 13) */
export function RealityCheckModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={<RealityCheckAnswers close={close} />}
      onClose={null}
      role="alertdialog"
      size="sm"
      title={text('modals.realityCheck.title')}
    >
      <RealityCheck />
    </ModalFrame>
  );
}
