import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'gain' | 'info' | 'warn' | 'danger';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone;
  /** Over a picture: brings its own dark ground. */
  readonly isOnArt?: boolean;
}

/** A short state or label. Colour never says it alone: the text does. */
export function Badge({ children, tone = 'neutral', isOnArt }: BadgeProps) {
  return (
    <span className={styles.badge} data-art={isOnArt || undefined} data-tone={tone}>
      {children}
    </span>
  );
}
