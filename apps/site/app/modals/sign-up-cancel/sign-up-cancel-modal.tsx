import { Button } from '@verdigale/ui/button';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import { ModalPresenceContext } from '../modal-presence.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';

/** Asks before a registration is left. Leaving goes back twice: first this question, then the form below it. (A 2) */
export function SignUpCancelModal({ close }: ModalProps) {
  const text = useContent('modals');
  const modals = useModals();
  const { isOpen } = use(ModalPresenceContext);
  const [isLeaving, setIsLeaving] = useState(false);
  const leaveForm = useEffectEvent(() => modals.close('sign-up'));
  useEffect(() => {
    if (isLeaving && !isOpen) leaveForm();
  }, [isLeaving, isOpen]);

  function leave() {
    setIsLeaving(true);
    close();
  }

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
