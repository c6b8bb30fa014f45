import { Rosette } from '@verdigale/ui/rosette';
import { initialOf } from './player-name.ts';
import styles from './avatar.module.css';

/** The player's seal: the first letter of the name, engraved. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <span aria-hidden className={styles.avatar} data-size={size}>
      <Rosette className={styles.rosette} look="seal" />
      <span className={styles.letter}>{initialOf(name)}</span>
    </span>
  );
}
