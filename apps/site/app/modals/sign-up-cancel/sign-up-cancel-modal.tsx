import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { useLeaveBelow } from '../use-leave-below.ts';

/** Asks before a registration is left. (A 2) */
export function SignUpCancelModal({ close }: ModalProps) {
  const text = useContent('modals');
  const leave = useLeaveBelow('sign-up', close);
  return (
    <ModalFrame
      footer={
        <>
          <Button onClick={leave}>{text('modals.signUpCancel.leaveButton')}</Button>
          <Button onClick={close} variant="primary">
            {text('modals.signUpCancel.stayButton')}
          </Button>
        </>
      }
      onClose={close}
      role="alertdialog"
      size="sm"
      title={text('modals.signUpCancel.title')}
    >
      <p>{text('modals.signUpCancel.description')}</p>
    </ModalFrame>
  );
}
