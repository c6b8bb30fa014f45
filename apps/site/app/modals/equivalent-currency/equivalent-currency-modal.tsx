import { useContent } from '#app/content/use-content.ts';
import { EquivalentForm } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** In which currency balances are shown a second time. (W 2) */
export function EquivalentCurrencyModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      onClose={close}
      size="sm"
      subtitle={text('modals.equivalentCurrency.subtitle')}
      title={text('modals.equivalentCurrency.title')}
    >
      <EquivalentForm onDone={close} />
    </ModalFrame>
  );
}
