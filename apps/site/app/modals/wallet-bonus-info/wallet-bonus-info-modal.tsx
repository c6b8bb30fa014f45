import { useContent } from '#app/content/use-content.ts';
import { OfferInfo } from '#app/features/offers/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The terms of an offer of the deposit form; the flag's value is the offer's id. (W 2) */
export function WalletBonusInfoModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="md" title={text('modals.walletBonusInfo.title')}>
      <OfferInfo bonusId={value} />
    </ModalFrame>
  );
}
