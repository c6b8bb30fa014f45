import { useContent } from '#app/content/use-content.ts';
import { BonusDetails } from '#app/features/bonuses/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** All terms of a bonus, of free spins or of an offer, which the flag's value names. (BON-07) */
export function BonusDetailsModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} title={text('modals.bonusDetails.title')}>
      <BonusDetails id={value} />
    </ModalFrame>
  );
}
