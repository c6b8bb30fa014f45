import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

export interface IconProps {
  readonly as: LucideIcon;
  readonly size?: 16 | 20 | 24;
  /** Arrows and chevrons that follow the reading direction; never logos, clocks, play or check marks. */
  readonly isDirectional?: boolean;
}

/** A decorative pictogram in the kit's stroke; the name belongs to the control around it. */
export function Icon({ as: Glyph, size = 20, isDirectional }: IconProps) {
  // In rem: it grows with the text beside it.
  const length = `${size / 16}rem`;
  return <Glyph aria-hidden className={styles.icon} data-directional={isDirectional || undefined} size={length} strokeWidth={1.75} />;
}
