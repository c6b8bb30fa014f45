import type { LoyaltyAccount } from '@verdigale/contract';
import { ProgressBar } from '@verdigale/ui/progress';
import { useContent } from '#app/content/use-content.ts';
import { levelProgress } from './level-progress.ts';
import styles from './loyalty.module.css';
import { useLevelName } from './use-level-name.ts';
import { usePoints } from './use-points.ts';

/** The way to the next level, as a bar and in words. (LOY-01) */
export function LoyaltyProgress({ account }: { account: LoyaltyAccount }) {
  const text = useContent('globalComponents');
  const write = usePoints();
  const nameOf = useLevelName();
  const { points, nextLevel } = account;
  const words = nextLevel
    ? text('globalComponents.loyalty.toNext', { points: write(nextLevel.points - points), level: nameOf(nextLevel) })
    : text('globalComponents.loyalty.top');
  return (
    <div className={styles.progress}>
      <ProgressBar label={text('globalComponents.loyalty.progress')} value={levelProgress(account)} valueText={words} />
      <p aria-hidden className={styles.words}>
        {words}
      </p>
    </div>
  );
}
