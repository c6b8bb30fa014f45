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
import styles from './drawer.module.css';

export type DrawerProps = Omit<ModalFrameProps, 'aside' | 'role'> & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where it comes from, in reading direction. */
  readonly side?: 'start' | 'end';
  readonly onExited?: () => void;
};

/** A modal along one side of the screen: navigation, the player's panel, filters. */
export function Drawer({ isOpen, side = 'end', onExited, ...frame }: DrawerProps) {
  const level = useModalLevel(isOpen);
  const isHeld = useLateClose(isOpen);
  const { panel, grip } = useSwipeToClose(side, frame.onClose);
  return (
    <PageLocale>
      <ModalOverlay
        className={styles.overlay}
        data-side={side}
        isDismissable
        isOpen={isHeld}
        onOpenChange={(nextIsOpen) => {
          if (!nextIsOpen) frame.onClose();
        }}
        style={{ '--modal-level': level } as CSSProperties}
      >
        <Modal className={styles.panel} ref={panel}>
          <ModalLevelContext value={level}>
            <ModalFrame {...frame} grip={grip} />
          </ModalLevelContext>
          <ModalExit onExited={onExited} />
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
}
