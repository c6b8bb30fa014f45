import { useQuery } from '@tanstack/react-query';
import { Rosette } from '@verdigale/ui/rosette';
import { useContent } from '#app/content/use-content.ts';
import { loyaltyAccountQuery, loyaltyLevelsQuery } from '#app/queries/loyalty.ts';
import { LevelMedal } from './level-medal.tsx';
import styles from './loyalty.module.css';
import { useLevelName } from './use-level-name.ts';

interface Reward {
  text: string;
}

/**
 * The level that was reached, and what the brand says that it brings. One that the player has not reached, as a link may name it, is not: then it is
 * the own one. (LOY-02)
 */
export function NewLevel({ order }: { order: number }) {
  const text = useContent('globalComponents', 'pages');
  const nameOf = useLevelName();
  const { data: levels = [] } = useQuery(loyaltyLevelsQuery);
  const { data: account } = useQuery(loyaltyAccountQuery);
  if (!account) return null;
  const own = account.currentLevel;
  const level = levels.find((each) => each.order === order && order <= own.order) ?? own;
  const reward = text.list<Reward>('pages.loyalty.levelsRewards')[level.order - 1];
  return (
    <div className={styles.risen}>
      <div className={styles.seal}>
        <Rosette className={styles.rosette} isDrawn />
        <LevelMedal order={level.order} />
      </div>
      <p>{text('globalComponents.loyalty.reached', { level: nameOf(level) })}</p>
      {reward && <p className={styles.words}>{reward.text}</p>}
    </div>
  );
}
