import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface LiveRegionProps {
  /** Changes are read out; empty says nothing. The element must be on the page before its first message. */
  readonly children: ReactNode;
  readonly isUrgent?: boolean;
}

/** Speaks to a screen reader and shows nothing (WCAG 4.1.3). */
export function LiveRegion({ children, isUrgent }: LiveRegionProps) {
  return (
    <VisuallyHidden aria-atomic="true" role={isUrgent ? 'alert' : 'status'}>
      {children}
    </VisuallyHidden>
  );
}
