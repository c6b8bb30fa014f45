import type { LoyaltyLevel } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { LevelMedal } from './level-medal.tsx';
import styles from './loyalty.module.css';
import { useLevelName } from './use-level-name.ts';

/** A new level over a game: read out, never focused, gone by itself. */
export function LevelBanner({ level }: { level: LoyaltyLevel | null }) {
  const text = useContent('globalComponents');
  const nameOf = useLevelName();
  return (
    <div role="status">
      {level && (
        <p className={styles.banner}>
          <LevelMedal order={level.order} size="sm" />
          {text('globalComponents.loyalty.gamePageNotification', { level: nameOf(level) })}
        </p>
      )}
    </div>
  );
}
