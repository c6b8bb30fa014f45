import { useContent } from '#app/content/use-content.ts';
import { ForgotPass } from '#app/features/auth/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

export function ForgotPassModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="sm" title={text('modals.forgotPass.title')}>
      <ForgotPass />
    </ModalFrame>
  );
}
