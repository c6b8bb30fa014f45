import clsx from 'clsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly isBlock?: boolean;
  readonly className?: string;
}

/** What makes any element look like a button of the kit: spread it over a router's link. One primary a view. */
export function buttonLook({ variant = 'secondary', size = 'md', isBlock, className }: ButtonLook) {
  return {
    className: clsx(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-block': isBlock || undefined,
  };
}
