import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Rosette } from '@verdigale/ui/rosette';
import { Check } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';
import styles from './profile-confirmed-modal.module.css';

/** Follows the link that confirms an e-mail address. (PROFILE-05) */
export function ProfileConfirmedModal({ close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={
        <Button isBlock onClick={close} variant="primary">
          {text('modals.profileConfirmed.button')}
        </Button>
      }
      onClose={close}
      size="sm"
      title={text('modals.profileConfirmed.title')}
    >
      <div className={styles.confirmed}>
        <span className={styles.seal}>
          <Rosette className={styles.rosette} isDrawn look="seal" />
          <Icon as={Check} size={24} />
        </span>
        <p>{text('modals.profileConfirmed.description')}</p>
      </div>
    </ModalFrame>
  );
}
