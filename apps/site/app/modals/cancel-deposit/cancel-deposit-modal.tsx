import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { useLeaveBelow } from '../use-leave-below.ts';

/** Asks before a wallet that was opened for a deposit is left without one. (wire 21) */
export function CancelDepositModal({ close }: ModalProps) {
  const text = useContent('modals');
  const leave = useLeaveBelow('wallet', close);
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={leave}>{text('modals.cancelDeposit.leaveButton')}</Button>
          <Button onClick={close} variant="primary">
            {text('modals.cancelDeposit.stayButton')}
          </Button>
        </>
      }
      onClose={close}
      role="alertdialog"
      size="sm"
      title={text('modals.cancelDeposit.title')}
    >
      <p>{text('modals.cancelDeposit.text')}</p>
    </ModalFrame>
  );
}
