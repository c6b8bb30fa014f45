import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { EarnWays } from '#app/features/loyalty/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** How points are earned, in the brand's words. (LOY-02) */
export function LoyaltyEarnModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={
        <LocaleLink to="/loyalty" {...buttonLook({ variant: 'primary' })}>
          {text('modals.loyaltyEarn.levels')}
        </LocaleLink>
      }
      onClose={close}
      size="sm"
      title={text('modals.loyaltyEarn.title')}
    >
      <EarnWays />
    </ModalFrame>
  );
}
