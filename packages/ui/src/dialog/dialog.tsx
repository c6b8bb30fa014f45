import type { CSSProperties } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import {
  ModalExit,
  ModalFrame,
  ModalLevelContext,
  PageLocale,
  useLateClose,
  useModalLevel,
  useSwipeToClose,
  type ModalFrameProps,
} from '../overlay/index.ts';
import styles from './dialog.module.css';

export type DialogProps = ModalFrameProps & {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape, a click outside or a swipe. The owner decides; it may open a question instead. */
  readonly onClose: (() => void) | null;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Off where a stray click must not lose what was typed (sign-up). */
  readonly closesOnOutsideClick?: boolean;
  /** When it has left the screen: the moment to unmount. */
  readonly onExited?: () => void;
};

/** A modal: a centred plate, a bottom sheet on a phone. Focus goes in, stays in, and returns to the opener. */
export function Dialog({ isOpen, size = 'md', closesOnOutsideClick = true, onExited, ...frame }: DialogProps) {
  const level = useModalLevel(isOpen);
  const isHeld = useLateClose(isOpen);
  const { panel, grip } = useSwipeToClose('down', frame.onClose);
  return (
    <PageLocale>
      <ModalOverlay
        className={styles.overlay}
        isDismissable={closesOnOutsideClick && frame.onClose !== null}
        isKeyboardDismissDisabled={frame.onClose === null}
        isOpen={isHeld}
        onOpenChange={(nextIsOpen) => {
          if (!nextIsOpen) frame.onClose?.();
        }}
        style={{ '--modal-level': level } as CSSProperties}
      >
        <Modal className={styles.panel} data-closable={frame.onClose !== null || undefined} data-size={size} ref={panel}>
          <ModalLevelContext value={level}>
            <ModalFrame {...frame} grip={grip} />
          </ModalLevelContext>
          <ModalExit onExited={onExited} />
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
}
