import type { PlayerBonus } from '@verdigale/contract';
import { ProgressRing } from '@verdigale/ui/progress';
import { useContent } from '#app/content/use-content.ts';
import styles from './bonuses.module.css';
import { useProgress } from './use-progress.ts';

/** How far a bonus is, as a dial with its share in the middle. */
export function BonusRing({ bonus, size }: { bonus: PlayerBonus; size: number }) {
  const text = useContent('profile');
  const { percent, share, words } = useProgress(bonus);
  return (
    <ProgressRing
      label={text('profile.bonuses.progress.label', { name: bonus.name })}
      size={size}
      value={Math.floor(percent)}
      valueText={words}
    >
      <bdi className={styles.share} data-small={size < 64 || undefined}>
        {share}
      </bdi>
    </ProgressRing>
  );
}
