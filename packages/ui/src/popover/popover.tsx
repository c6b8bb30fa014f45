import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { PageLocale, usePopoverLayer } from '../overlay/index.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton` of the kit. Its name names the panel too. */
  readonly trigger: ReactElement<React.DOMAttributes<HTMLElement>, string>;
  readonly placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top';
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A small panel that belongs to its button. Escape, a click outside and the button close it. */
export function Popover({ trigger, placement = 'bottom end', isOpen, onOpenChange, children }: PopoverProps) {
  const zIndex = usePopoverLayer();
  return (
    <PageLocale>
      <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Pressable>{trigger}</Pressable>
        <AriaPopover className={styles.popover} offset={8} placement={placement} style={{ zIndex }}>
          <div className={styles.content}>{children}</div>
        </AriaPopover>
      </DialogTrigger>
    </PageLocale>
  );
}
