import type { PlayerBonus } from '@verdigale/contract';
import { ProgressBar } from '@verdigale/ui/progress';
import { useContent } from '#app/content/use-content.ts';
import styles from './bonuses.module.css';
import { useProgress } from './use-progress.ts';

/** How far a bonus is, in a line and a bar. */
export function RunningBonus({ bonus }: { bonus: PlayerBonus }) {
  const text = useContent('profile');
  const { percent, share, words, remaining } = useProgress(bonus);
  return (
    <div className={styles.running}>
      <p className={styles.runningHead}>
        <bdi>{bonus.name}</bdi>
        <bdi>{share}</bdi>
      </p>
      <ProgressBar label={text('profile.bonuses.progress.label', { name: bonus.name })} value={Math.floor(percent)} valueText={words} />
      <p className={styles.quiet}>
        {words}. {text('profile.bonuses.progress.remaining', { sum: remaining })}
      </p>
    </div>
  );
}
