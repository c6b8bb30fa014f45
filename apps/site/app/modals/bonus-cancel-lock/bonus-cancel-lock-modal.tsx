import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { LockedBonus } from '#app/features/bonuses/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The flag's value is the bonus that nothing may end now: neither its player nor another bonus. (BON-03) */
export function BonusCancelLockModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={
        <Button onClick={close} variant="primary">
          {text('modals.bonusCancelLock.back')}
        </Button>
      }
      onClose={close}
      size="sm"
      title={text('modals.bonusCancelLock.title')}
    >
      <LockedBonus id={value} />
    </ModalFrame>
  );
}
