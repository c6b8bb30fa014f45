import clsx from 'clsx';
import styles from './rosette.module.css';

export interface RosetteProps {
  readonly look?: 'rosette' | 'seal' | 'waves';
  /** Turns and brightens into place once, for a level-up or a result; never while idle. */
  readonly isDrawn?: boolean;
  readonly className?: string;
}

/** Guilloché in the current text colour, decorative. Size and place it with `className`. */
export function Rosette({ look = 'rosette', isDrawn, className }: RosetteProps) {
  return <span aria-hidden className={clsx(styles.rosette, className)} data-drawn={isDrawn || undefined} data-look={look} />;
}
