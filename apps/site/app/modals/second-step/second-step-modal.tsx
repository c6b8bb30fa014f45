import { useContent } from '#app/content/use-content.ts';
import { SecondStep } from '#app/features/second-step/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

export function SecondStepModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame closesOnOutsideClick={false} onClose={close} size="sm" title={text('modals.secondStep.title')}>
      <SecondStep close={close} />
    </ModalFrame>
  );
}
