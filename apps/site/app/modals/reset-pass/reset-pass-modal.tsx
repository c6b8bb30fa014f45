import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { forgetResetCode, ResetPassForm, resetCodeOf } from '#app/features/auth/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

export function ResetPassModal({ close }: ModalProps) {
  const text = useContent('modals');
  const { search } = useLocation();
  // Kept, since it leaves the address before the modal is gone.
  const [code] = useState(() => resetCodeOf(search));
  useEffect(() => forgetResetCode, []);
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.resetPass.title')}>
      <ResetPassForm code={code} />
    </ModalFrame>
  );
}
