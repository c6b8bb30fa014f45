import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { PageLocale, usePopoverLayer } from '../overlay/index.ts';
import styles from './popover-panel.module.css';

export interface PopoverPanelProps {
  /** The button that it belongs to and stands at. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top';
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A small panel at a button that opens it. Escape, a click outside and the button close it. */
export function PopoverPanel({ triggerRef, labelledBy, placement = 'bottom end', isOpen, onOpenChange, children }: PopoverPanelProps) {
  const zIndex = usePopoverLayer();
  return (
    <PageLocale>
      <AriaPopover
        aria-labelledby={labelledBy}
        className={styles.popover}
        isOpen={isOpen}
        offset={8}
        onOpenChange={onOpenChange}
        placement={placement}
        style={{ zIndex }}
        trigger="DialogTrigger"
        triggerRef={triggerRef}
      >
        <div className={styles.content}>{children}</div>
      </AriaPopover>
    </PageLocale>
  );
}
