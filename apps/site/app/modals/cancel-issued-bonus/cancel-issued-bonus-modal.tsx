import { GiveUpBonus } from '../give-up-bonus.tsx';
import type { ModalProps } from '../modal-frame.tsx';

/** For a bonus, or free spins, with which nothing was staked yet. (BON-03) */
export function CancelIssuedBonusModal(props: ModalProps) {
  return <GiveUpBonus {...props} modal="cancelIssuedBonus" />;
}
