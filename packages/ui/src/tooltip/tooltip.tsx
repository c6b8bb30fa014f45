import type { ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { PageLocale, usePopoverLayer } from '../overlay/index.ts';
import styles from './tooltip.module.css';

/** Long enough that a passing pointer opens none, short enough to help. */
const openDelayMs = 400;

export interface TooltipProps {
  /** The control that is explained. */
  readonly children: ReactElement<React.DOMAttributes<HTMLElement>, string>;
  readonly text: string;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A few words more about a control. Escape closes it, the pointer may rest on it (WCAG 1.4.13). Never the only way to know. */
export function Tooltip({ children, text, placement = 'top' }: TooltipProps) {
  const zIndex = usePopoverLayer();
  return (
    <PageLocale>
      <TooltipTrigger delay={openDelayMs}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className={styles.tooltip} offset={8} placement={placement} style={{ zIndex }}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </PageLocale>
  );
}
