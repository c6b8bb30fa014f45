import type { LoyaltyLevel } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { LevelMedal } from './level-medal.tsx';
import styles from './loyalty.module.css';
import { useLevelName } from './use-level-name.ts';
import { usePoints } from './use-points.ts';

/** What a level brings, by the brand's texts: `levels` are the orders of those that have it. */
interface Benefit {
  title: string;
  levels: readonly number[];
}

/** Every level with the points that it takes and what it brings; the player's own one is marked. (LOY-03) */
export function LevelList({ levels, ownOrder }: { levels: readonly LoyaltyLevel[]; ownOrder: number | undefined }) {
  const text = useContent('pages', 'globalComponents');
  const write = usePoints();
  const nameOf = useLevelName();
  const benefits = text.list<Benefit>('pages.loyalty.benefits');
  return (
    <ol className={styles.levels}>
      {levels.map(({ order, points, ...level }) => (
        <li aria-current={order === ownOrder ? 'step' : undefined} className={styles.step} key={level.id}>
          <LevelMedal order={order} />
          <h3>{nameOf(level)}</h3>
          <p className={styles.points}>
            {points === 0 ? text('pages.loyalty.fromStart') : text('globalComponents.loyalty.points', { points: write(points) })}
          </p>
          <Benefits titles={benefits.filter((benefit) => benefit.levels.includes(order)).map(({ title }) => title)} />
          {order === ownOrder && <p className={styles.here}>{text('pages.loyalty.here')}</p>}
        </li>
      ))}
    </ol>
  );
}

function Benefits({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul className={styles.benefits}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
