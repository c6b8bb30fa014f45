import { limitDefinition } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { AddLimitForm } from '#app/features/limits/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

const cashDefinitions: readonly number[] = [limitDefinition.bet, limitDefinition.loss];

/** Sets a limit on stakes, losses or deposits; the flag's value is the definition, and any other means deposits. (LIM-04) */
export function AddCashLimitModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const definition = cashDefinitions.includes(Number(value)) ? Number(value) : limitDefinition.deposit;
  return (
    <ModalFrame onClose={close} title={text.dynamic('modals.addCashLimit.title', String(definition)) ?? ''}>
      <AddLimitForm definition={definition} onDone={close} />
    </ModalFrame>
  );
}
