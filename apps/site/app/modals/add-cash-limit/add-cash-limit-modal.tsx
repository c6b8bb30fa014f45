import { useContent } from '#app/content/use-content.ts';
import { AddLimitForm, cashDefinitions, SetLimit } from '#app/features/limits/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { FirstLimit } from './first-limit.tsx';

/** Sets a limit on stakes, losses or deposits; the flag's value is the definition, `first` asks a new player, and any other has the kind chosen. (LIM-04) */
export function AddCashLimitModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const definition = cashDefinitions.find((each) => String(each) === value);
  const title = text.dynamic('modals.addCashLimit.title', definition === undefined && value !== 'first' ? 'any' : value);
  return (
    <ModalFrame onClose={close} title={title ?? ''}>
      {value === 'first' ? (
        <FirstLimit />
      ) : definition === undefined ? (
        <SetLimit onDone={close} />
      ) : (
        <AddLimitForm definition={definition} onDone={close} />
      )}
    </ModalFrame>
  );
}
