import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type Glyph } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  readonly icon: Glyph;
  /** The accessible name. */
  readonly label: string;
  /** `art` is for pictures: it brings its own dark ground. */
  readonly look?: 'plain' | 'outline' | 'art';
  readonly size?: 'sm' | 'md';
  /** Makes it a toggle, such as "favourite". */
  readonly isPressed?: boolean;
  readonly isDirectional?: boolean;
  /** A dot in the corner: there is something new. */
  readonly hasMark?: boolean;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', size = 'md', isPressed, isDirectional, hasMark, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={clsx(styles.iconButton, className)}
      data-look={look}
      data-mark={hasMark || undefined}
      data-size={size}
    >
      <Icon as={icon} isDirectional={isDirectional} />
    </button>
  );
}
