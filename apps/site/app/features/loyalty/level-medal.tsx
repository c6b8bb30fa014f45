import styles from './level-medal.module.css';
import { usePoints } from './use-points.ts';

const outerRadius = 47;
const ringGap = 6;
const mostRings = 6;

/** A level as an engraved medal: the higher, the more rings. Decorative; its colour is the text's. */
export function LevelMedal({ order, size = 'md' }: { order: number; size?: 'sm' | 'md' }) {
  const write = usePoints();
  const rings = Array.from({ length: Math.min(order, mostRings) }, (_, at) => outerRadius - at * ringGap);
  return (
    <span aria-hidden className={styles.medal} data-size={size}>
      <svg viewBox="0 0 100 100">
        {rings.map((radius) => (
          <circle cx="50" cy="50" key={radius} pathLength={60} r={radius} />
        ))}
      </svg>
      <span className={styles.number}>{write(order)}</span>
    </span>
  );
}
