import { Button, buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { NewLevel } from '#app/features/loyalty/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** A level was reached; the flag's value is its order. (LOY-02) */
export function LoyaltyLevelModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={
        <>
          <LocaleLink to="/loyalty" {...buttonLook({ variant: 'secondary' })}>
            {text('modals.loyaltyLevel.levels')}
          </LocaleLink>
          <Button onClick={close} variant="primary">
            {text('modals.loyaltyLevel.close')}
          </Button>
        </>
      }
      onClose={close}
      size="sm"
      title={text('modals.loyaltyLevel.title')}
    >
      <NewLevel order={Number(value)} />
    </ModalFrame>
  );
}
