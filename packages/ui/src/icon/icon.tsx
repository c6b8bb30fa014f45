import type { ComponentType, SVGProps } from 'react';
import styles from './icon.module.css';

/** A drawing of 24 units: one of Lucide, or anything that takes its attributes. */
export type Glyph = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: string | number }>;

export interface IconProps {
  readonly as: Glyph;
  readonly size?: 16 | 20 | 24;
  /** Arrows and chevrons that follow the reading direction; never logos, clocks, play or check marks. */
  readonly isDirectional?: boolean;
}

/** A decorative pictogram in the kit's stroke; the name belongs to the control around it. */
export function Icon({ as: Drawing, size = 20, isDirectional }: IconProps) {
  // In rem: it grows with the text beside it.
  const length = `${size / 16}rem`;
  return <Drawing aria-hidden className={styles.icon} data-directional={isDirectional || undefined} size={length} strokeWidth={1.75} />;
}
