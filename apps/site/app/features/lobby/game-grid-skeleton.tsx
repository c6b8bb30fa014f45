import { Skeleton } from '@verdigale/ui/skeleton';
import styles from './game-grid.module.css';

/** The boxes of a grid while its games are on their way. */
export function GameGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div aria-busy className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
