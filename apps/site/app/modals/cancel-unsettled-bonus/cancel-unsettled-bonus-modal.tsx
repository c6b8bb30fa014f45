import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { UnsettledBonus } from '#app/features/bonuses/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The flag's value is the bonus that cannot be given up while rounds of it are open. (BON-03) */
export function CancelUnsettledBonusModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={<Button onClick={close}>{text('modals.cancelUnsettledBonus.keep')}</Button>}
      onClose={close}
      size="sm"
      title={text('modals.cancelUnsettledBonus.title')}
    >
      <UnsettledBonus id={value} onDone={close} />
    </ModalFrame>
  );
}
