import { useContent } from '#app/content/use-content.ts';
import { StopForm } from '#app/features/limits/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Begins a break or, for any other value of the flag, a self-exclusion. (LIM-04) */
export function SelfExclusionLimitModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const kind = value === 'break' ? 'break' : 'exclusion';
  return (
    <ModalFrame onClose={close} title={text.dynamic(`modals.selfExclusionLimit.${kind}`, 'title') ?? ''}>
      <StopForm close={close} kind={kind} />
    </ModalFrame>
  );
}
