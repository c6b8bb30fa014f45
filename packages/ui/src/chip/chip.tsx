import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  readonly children: ReactNode;
  /** A filter that is on or off; leave out for an action. */
  readonly isSelected?: boolean;
  /** The accessible name of a chip whose press takes it away, such as "Remove Provider: Aurum". */
  readonly removeLabel?: string;
};

/** A small rounded control: a filter, a preset, an applied choice. */
export function Chip({ children, isSelected, removeLabel, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-label={removeLabel} aria-pressed={isSelected} className={styles.chip}>
      {children}
      {removeLabel !== undefined && <Icon as={X} size={16} />}
    </button>
  );
}
