import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../button/index.ts';
import { Rosette } from '../rosette/rosette.tsx';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import type { SwipeGrip } from './use-swipe-to-close.ts';
import styles from './modal-frame.module.css';

export interface ModalFrameProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** The actions, always in sight at the bottom. */
  readonly footer?: ReactNode;
  /** A picture or banner beside the content on a wide screen, above it on a phone. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Null where only one of the actions is an answer: no close button, no Escape, no swipe. */
  readonly onClose: (() => void) | null;
}

type Props = ModalFrameProps & { readonly grip: SwipeGrip };

/** What stands in every modal: a head that is also the grip for a swipe, the content, the actions. */
export function ModalFrame({ title, subtitle, footer, aside, children, role = 'dialog', onClose, grip }: Props) {
  const { close } = useUiTexts();
  return (
    <AriaDialog
      className={styles.dialog}
      data-aside={aside != null || undefined}
      render={(props) => <section {...props} aria-modal="true" role={role} />}
      role={role}
    >
      {aside != null && (
        <div className={styles.aside} {...grip}>
          {aside}
        </div>
      )}
      <div className={styles.main}>
        <header className={styles.head} {...grip}>
          <Rosette className={styles.rosette} />
          <div className={styles.titles}>
            <Heading className={styles.title} level={2} slot="title">
              {title}
            </Heading>
            {subtitle != null && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {onClose && <IconButton className={styles.close} icon={X} label={close} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
        {footer != null && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </AriaDialog>
  );
}
