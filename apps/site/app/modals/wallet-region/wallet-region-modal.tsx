import { useContent } from '#app/content/use-content.ts';
import { RegionForm } from '#app/features/wallet/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Opens on top of the wallet: the country whose payment methods are shown. (W 2) */
export function WalletRegionModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" subtitle={text('modals.walletRegion.subtitle')} title={text('modals.walletRegion.title')}>
      <RegionForm onDone={close} />
    </ModalFrame>
  );
}
