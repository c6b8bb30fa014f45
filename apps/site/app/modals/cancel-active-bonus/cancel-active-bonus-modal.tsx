import { GiveUpBonus } from '../give-up-bonus.tsx';
import type { ModalProps } from '../modal-frame.tsx';

/** For a bonus, or free spins, that have been played with. (BON-03) */
export function CancelActiveBonusModal(props: ModalProps) {
  return <GiveUpBonus {...props} modal="cancelActiveBonus" />;
}
